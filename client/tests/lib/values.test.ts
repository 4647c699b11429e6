import { expect, test } from "vitest";
import type { Component } from "../../src/generated/wire";
import { numberValue, numberValues, textValue } from "../../src/lib/values";

const row: Component = { kind: "spaces", id: "bank", title: ["", {}, ""], name: "", text: ["", {}, ""], origin: "public", note: null, clauses: [], values: { amounts: [12, 8], spaces: 3, bonus: "2 dinars" }, effects: {}, icons: {} };

test("a value is read as the type that a picture expects", () => {
  expect(textValue(row, "bonus")).toBe("2 dinars");
  expect(numberValue(row, "spaces")).toBe(3);
  expect(numberValues(row, "amounts")).toEqual([12, 8]);
});

test("a missing value is empty or 0", () => {
  expect(textValue(row, "red")).toBe("");
  expect(numberValue(row, "boxes")).toBe(0);
  expect(numberValues(row, "boxes")).toEqual([]);
});
