// The seal of a deal: promised before the first answer, checked from seed and salt when the game is over.

import type { Header } from "../generated/wire";

const KEY = "partal-seals";
/** The most tables to remember; the oldest are dropped first. */
const MOST = 60;

interface Seen {
  seal: string;
  /** When this browser first saw it, in milliseconds. */
  at: number;
}

/** The line whose SHA-256 is the seal. */
export const sealedLine = (game: string, seed: string, salt: string): string => `partal ${game} ${seed} ${salt}`;

export async function sealOf(line: string): Promise<string> {
  const bytes = new TextEncoder().encode(line);
  // Browsers withhold their own SHA-256 from pages without TLS, such as one served in a home network.
  const hash = crypto.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : sha256(bytes);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function seals(): Record<string, Seen> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Seen> | null) ?? {};
  } catch {
    return {};
  }
}

/** Store the seal of a table that is not over. The first one seen counts: a later one cannot replace it. */
export function rememberSeal(table: Header): void {
  const known = seals();
  if (table.status === "finished" || known[table.id]) return;
  const kept = Object.entries(known)
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST - 1);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table.id]: { seal: table.commitment, at: Date.now() } }));
  } catch {
    // If nothing can be stored, the check reports that this browser has not seen the seal.
  }
}

export const rememberedSeal = (id: string): Seen | null => seals()[id] ?? null;

/** The first primes; SHA-256 takes its constants from their roots. */
const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter((number) => {
  for (let by = 2; by * by <= number; by++) if (number % by === 0) return false;
  return number > 1;
});
/** The first 32 bits after the binary point. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256 (FIPS 180-4). */
export function sha256(message: Uint8Array): Uint8Array {
  const rounds = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
  const hash = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  const padded = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64));
  message.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 4, message.length * 8);
  const words = new Int32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let at = 0; at < 64; at++) {
      if (at < 16) {
        words[at] = padded.getInt32(block + at * 4);
        continue;
      }
      const early = words[at - 15]!;
      const late = words[at - 2]!;
      const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      words[at] = words[at - 16]! + small + words[at - 7]! + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at++) {
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + rounds[at]! + words[at]!) | 0;
      const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = (hash[at]! + word) | 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => out.setInt32(at * 4, word));
  return new Uint8Array(out.buffer);
}
