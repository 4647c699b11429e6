import { expect, test } from "vitest";
import { keepPlaces } from "../../src/lib/places";

const ids = (row: { thing: { id: number }; gone: boolean }[]): (number | string)[] => row.map(({ thing, gone }) => (gone ? "gap" : thing.id));
const things = (...ids: number[]): { id: number }[] => ids.map((id) => ({ id }));

test("what is taken leaves a gap, and what comes back has its place", () => {
  const places = keepPlaces<{ id: number }>();
  expect(ids(places(things(4, 7, 9)))).toEqual([4, 7, 9]);
  expect(ids(places(things(4, 9)))).toEqual([4, "gap", 9]);
  expect(ids(places(things(9)))).toEqual(["gap", "gap", 9]);
  expect(ids(places(things(4, 7, 9)))).toEqual([4, 7, 9]);
});

test("new things begin a new row", () => {
  const places = keepPlaces<{ id: number }>();
  places(things(4, 7));
  expect(ids(places(things(11, 12)))).toEqual([11, 12]);
  expect(ids(places([]))).toEqual([]);
});
