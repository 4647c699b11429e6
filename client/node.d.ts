// What the build uses of Node.js; the page itself uses nothing of it.

declare module "node:fs" {
  interface Entry {
    name: string;
    parentPath: string;
    isFile(): boolean;
  }
  export function readdirSync(folder: string, how: { recursive: true; withFileTypes: true }): Entry[];
  export function readFileSync(path: string): Uint8Array;
  export function readFileSync(path: string, encoding: "utf8"): string;
  export function writeFileSync(path: string, body: Uint8Array): void;
}
declare module "node:path" {
  export function dirname(path: string): string;
  export function join(...parts: string[]): string;
}
declare module "node:zlib" {
  export const constants: { BROTLI_PARAM_QUALITY: number; BROTLI_PARAM_SIZE_HINT: number };
  export function brotliCompressSync(body: Uint8Array, how: { params: Record<number, number> }): Uint8Array;
  export function gzipSync(body: Uint8Array, how: { level: number }): Uint8Array;
}
