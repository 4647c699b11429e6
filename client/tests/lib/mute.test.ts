import { beforeEach, describe, expect, test, vi } from "vitest";

type Muting = typeof import("../../src/lib/mute.svelte");
/** The page, loaded again. */
async function loaded(): Promise<Muting> {
  vi.resetModules();
  return import("../../src/lib/mute.svelte");
}

describe("whom somebody does not want to read", () => {
  beforeEach(() => localStorage.clear());

  test("is remembered by this browser until it is undone", async () => {
    const first = await loaded();
    expect(first.isMuted("eve")).toBe(false);
    first.mute("eve", "Eve");
    expect(first.isMuted("eve")).toBe(true);
    const again = await loaded();
    expect(again.isMuted("eve")).toBe(true);
    expect(again.isMuted("ben")).toBe(false);
    again.unmute("eve");
    expect(again.isMuted("eve")).toBe(false);
    expect((await loaded()).isMuted("eve")).toBe(false);
  });

  test("cannot be somebody of whom nothing is known", async () => {
    const muting = await loaded();
    muting.mute("", "Guest");
    expect(muting.isMuted("")).toBe(false);
    expect(muting.isMuted("constructor")).toBe(false);
  });

  test("is the same in all of this browser's windows", async () => {
    const muting = await loaded();
    localStorage.setItem("partal-muted", JSON.stringify({ eve: "Eve" }));
    dispatchEvent(Object.assign(new Event("storage"), { key: "partal-muted" }));
    expect(muting.isMuted("eve")).toBe(true);
  });

  test.each(["[]", "{", "null", "7", '"eve"'])("is nobody if what is stored is %s", async (stored) => {
    localStorage.setItem("partal-muted", stored);
    expect((await loaded()).isMuted("0")).toBe(false);
  });

  test("is forgotten first if it was long ago", async () => {
    const muting = await loaded();
    for (let number = 0; number <= 500; number++) muting.mute(`person ${number}`, "");
    expect(muting.isMuted("person 0")).toBe(false);
    expect(muting.isMuted("person 1")).toBe(true);
    expect(muting.isMuted("person 500")).toBe(true);
  });
});
