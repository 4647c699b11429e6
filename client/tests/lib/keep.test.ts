import { expect, test } from "vitest";
import { keep } from "../../src/lib/keep";

test("equal parts stay the same objects", () => {
  const old = { scene: { zones: [{ id: "sea" }, { id: "shore" }] }, number: 4 };
  const next = { scene: { zones: [{ id: "sea" }, { id: "cave" }] }, number: 5 };
  const kept = keep(old, next);
  expect(kept).toEqual({ scene: { zones: [{ id: "sea" }, { id: "cave" }] }, number: 5 });
  expect(kept.scene.zones[0]).toBe(old.scene.zones[0]);
  expect(kept.scene.zones[1]).not.toBe(old.scene.zones[1]);
});

test("the old value is returned if nothing differs", () => {
  const old = { scores: [1, 2], names: { ana: "Ana" } };
  expect(keep(old, structuredClone(old))).toBe(old);
});

test.each([
  ["a key that is gone", { one: 1, two: 2 }, { one: 1 }],
  ["a key that is new", { one: 1 }, { one: 1, two: undefined }],
  ["a key in place of another", { one: 1, two: undefined }, { one: 1, three: undefined }],
  ["a shorter list", [1, 2, 3], [1, 2]],
  ["a longer list", [1], [1, 2]],
  ["nothing instead of something", { seat: { id: 1 } }, { seat: null }],
  ["a list instead of an object", { of: {} }, { of: [] }],
  ["nothing before", null, { one: 1 }],
])("%s is a difference", (_, old, next) => {
  const expected = structuredClone(next);
  const kept = keep(old, next);
  expect(kept).toStrictEqual(expected);
  expect(kept).not.toBe(old);
});
