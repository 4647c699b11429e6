import { expect, test } from "vitest";
import { tableIn } from "../../src/lib/start";

test("a link leads to its table, whole or only its end", () => {
  expect(tableIn("https://partal.example/t/abc123DEF")).toBe("/t/abc123DEF");
  expect(tableIn("  http://localhost:8000/t/abc123DEF/?seat=1 ")).toBe("/t/abc123DEF");
  expect(tableIn("abc123DEF")).toBe("/t/abc123DEF");
});

test("what is no link to a table leads nowhere", () => {
  for (const text of ["", "abc", "https://partal.example/rules/asara", "two words", "/t/"]) expect(tableIn(text)).toBe("");
});
