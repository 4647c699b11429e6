import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const BUILT = "../src/partal/server/static";

// Every browser that runs this page reads woff2; the second copy of each font stays out of the wheel.
const onlyWoff2: Plugin = {
  name: "only-woff2",
  enforce: "pre",
  transform(code, id) {
    if (!id.includes("@fontsource") || !id.includes(".css")) return null;
    return code.replaceAll(/, url\([^)]*\.woff\) format\('woff'\)/g, "");
  },
};

// Each part of a font says which letters it is for, so that a page fetches only the parts it needs: without a range the
// browser fetches them all. The Chinese font is for Chinese alone: an arrow in an English sentence comes from elsewhere.
const FIRST_CHINESE = 0x2e80;
const lettersNeeded: Plugin = {
  name: "letters-needed",
  enforce: "pre",
  transform(code, id) {
    const path = id.split("?")[0]!;
    if (!path.includes("@fontsource") || !path.endsWith(".css")) return null;
    if (path.includes("noto-serif-tc")) return chineseOnly(code);
    const part = /\/([a-z-]+)-\d+\.css$/.exec(path)?.[1];
    const range = part && (JSON.parse(readFileSync(join(dirname(path), "unicode.json"), "utf8")) as Record<string, string>)[part];
    if (!range) throw new Error(`No letters are known for ${path}.`);
    return code.replaceAll("}", `  unicode-range: ${range};\n}`);
  },
};

function chineseOnly(code: string): string {
  const faces = code.match(/@font-face {[^}]*}/g) ?? [];
  const kept = faces.map((face) =>
    face.replace(/unicode-range: ([^;]*);/, (_, list: string) => {
      const ranges = list.split(",").filter((one) => parseInt(one.trim().slice(2), 16) >= FIRST_CHINESE);
      return ranges.length ? `unicode-range: ${ranges.join(",")};` : "";
    }),
  );
  // Its own Latin letters are never drawn.
  return kept.filter((face) => /noto-serif-tc-\d+-/.test(face) && face.includes("unicode-range")).join("\n");
}

// The fonts that every page uses are preloaded with it: letters that arrive later are wider or narrower than their
// stand-ins, so lines would break differently and move what the user is about to click.
const LETTERS = ["alegreya-sans-latin-400", "alegreya-sans-latin-700", "alegreya-latin-700"];
const lettersFirst: Plugin = {
  name: "letters-first",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle }) {
      if (!bundle) return [];
      return LETTERS.map((name) => {
        const file = Object.keys(bundle).find((one) => one.startsWith(`assets/${name}-`));
        if (!file) throw new Error(`The page has no font ${name}.`);
        return {
          tag: "link",
          attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" },
          injectTo: "head",
        };
      });
    },
  },
};

// Every file that gets smaller lies beside its compressed copies; the server sends one of them as it is.
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  closeBundle() {
    for (const entry of readdirSync(BUILT, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(js|css|html|svg|json)$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const body = readFileSync(path);
      const copies = {
        br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
        gz: gzipSync(body, { level: 9 }),
      };
      for (const [ending, copy] of Object.entries(copies)) if (copy.length < body.length) writeFileSync(`${path}.${ending}`, copy);
    }
  },
};

// The built page is packed into the Python package; fonts and code are served under /assets.
export default defineConfig({
  plugins: [onlyWoff2, lettersNeeded, lettersFirst, svelte(), compressed],
  build: { outDir: BUILT, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
