import { describe, expect, it } from "vitest";
import { address, nearest, turns } from "../../src/lib/moments";

describe("the moments of a replay", () => {
  const asked = [0, 0, 1, 1, 0, 2, 2, 0];

  it("begin a turn where somebody else was asked before", () => {
    expect(turns(asked, null)).toEqual([1, 3, 5, 6, 8]);
    expect(turns(asked, 0)).toEqual([1, 5, 8]);
    expect(turns(asked, 2)).toEqual([6]);
    expect(turns([], 0)).toEqual([]);
  });

  it("are reached in both directions, and the last one leads nowhere", () => {
    expect(nearest([1, 5, 8], 5, false)).toBe(8);
    expect(nearest([1, 5, 8], 5, true)).toBe(1);
    expect(nearest([1, 5, 8], 8, false)).toBe(8);
    expect(nearest([1, 5, 8], 1, true)).toBe(1);
    expect(nearest([1, 5, 8], 6, true)).toBe(5);
  });

  it("have addresses that can be sent", () => {
    expect(address("abc", 12, null)).toBe("/replay/abc?at=12");
    expect(address("abc", 12, 0)).toBe("/replay/abc?at=12&seat=0");
  });
});
