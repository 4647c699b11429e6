import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rememberedSeal, rememberSeal, sealedLine, sealOf, sha256 } from "../../src/lib/seal";
import type { Header } from "../../src/generated/wire";

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const table = (id: string, commitment: string, status: Header["status"] = "running"): Header => ({ id, commitment, status }) as Header;

describe("SHA-256", () => {
  // The first three are the examples of FIPS 180-4.
  test.each([
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
  ])("of %j", (text, hash) => {
    expect(hex(sha256(new TextEncoder().encode(text)))).toBe(hash);
  });

  test("our own agrees with the browser's at every length around the edge of a block", async () => {
    for (let length = 0; length < 140; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
      expect(hex(sha256(bytes))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
    }
  });

  test("a page without TLS computes the same seal", async () => {
    const line = sealedLine("pearls", "7", "5f3a");
    expect(line).toBe("partal pearls 7 5f3a");
    const kept = await sealOf(line);
    vi.stubGlobal("crypto", {});
    expect(await sealOf(line)).toBe(kept);
  });
});

describe("seals that this browser has seen", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ now: 1000 });
  });
  afterEach(() => void vi.useRealTimers());

  test("the first one counts, a later one cannot replace it", () => {
    rememberSeal(table("one", "first"));
    rememberSeal(table("one", "second"));
    expect(rememberedSeal("one")).toEqual({ seal: "first", at: 1000 });
  });

  test("a game that is over when first seen proves nothing", () => {
    rememberSeal(table("one", "late", "finished"));
    expect(rememberedSeal("one")).toBeNull();
  });

  test("sixty tables are remembered, the oldest are dropped first", () => {
    for (let number = 0; number < 61; number++) {
      vi.setSystemTime(2000 + number);
      rememberSeal(table(`table ${number}`, "seal"));
    }
    expect(rememberedSeal("table 0")).toBeNull();
    expect(rememberedSeal("table 1")).not.toBeNull();
    expect(rememberedSeal("table 60")).not.toBeNull();
  });

  test.each(["nonsense", "null", ""])("%j in storage, which is no list of seals, counts as none", (text) => {
    localStorage.setItem("partal-seals", text);
    expect(rememberedSeal("one")).toBeNull();
    rememberSeal(table("one", "first"));
    expect(rememberedSeal("one")?.seal).toBe("first");
  });
});
