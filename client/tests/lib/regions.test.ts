import { describe, expect, it } from "vitest";
import { beginning, litIn, toOpen } from "../../src/lib/regions";
import type { Option } from "../../src/generated/wire";

const option = (...targets: string[]): Option => ({ notation: targets.join(), text: ["x", {}, ""], detail: null, clause: "", targets }) as unknown as Option;
const regions = [
  { id: "wheel", name: "Wheel", holds: beginning("square:", "raw:") },
  { id: "map", name: "Map", holds: beginning("city:") },
  { id: "own", name: "Own", holds: beginning("worker:") },
];
const moves = [option("worker:a", "square:1"), option("worker:a", "square:2"), option("worker:b", "square:2")];

describe("the region that a question is about", () => {
  it("counts each thing that can be chosen once", () => {
    expect(litIn(regions, moves)).toEqual([2, 0, 2]);
    expect(litIn(regions, [option("button")])).toEqual([0, 0, 0]);
  });
  it("counts what a lesson only speaks of, once", () => {
    expect(litIn(regions, [], ["city:a", "city:b", "worker:a", "thing:prestige"])).toEqual([0, 2, 1]);
    expect(litIn(regions, [option("city:a")], ["city:a"])).toEqual([0, 1, 0]);
  });
  it("opens by itself where most can be chosen", () => {
    expect(toOpen(regions, [option("city:a"), option("city:b"), option("raw:1")], "wheel", true)).toBe("map");
    expect(toOpen(regions, moves, "map", true)).toBe("wheel");
  });
  it("stays if there is as much to choose, or nothing anywhere", () => {
    expect(toOpen(regions, moves, "own", true)).toBe("own");
    expect(toOpen(regions, [option("button")], "log", true)).toBe("log");
    expect(toOpen(regions, [], "map", false)).toBe("map");
  });
  it("does not change while answers are collected, unless nothing is left there", () => {
    const both = [option("city:a"), option("city:b"), option("raw:1")];
    expect(toOpen(regions, both, "wheel", false)).toBe("wheel");
    expect(toOpen(regions, [option("city:a")], "wheel", false)).toBe("map");
  });
  it("comes back from what lies beside the table", () => {
    expect(toOpen(regions, moves, "beside", true)).toBe("wheel");
  });
});
