import { expect, test } from "vitest";
import { CLAUSE_OR_CODE, isClause } from "../../src/lib/clauses";

test.each(["A-BUILD-02", "S-RAW-10a", "P-DIVE-1"])("%s is a clause", (text) => expect(isClause(text)).toBe(true));
test.each(["OQ-21", "E-09", "ED-04", "A-BUILD", "a-build-02", "A-BUILD-02 and more"])("%s is not a clause", (text) => expect(isClause(text)).toBe(false));

test("a text is split into words, clauses and code", () => {
  expect("As A-BUILD-02 says, `gold` costs more (S-RAW-10a).".split(CLAUSE_OR_CODE)).toEqual(["As ", "A-BUILD-02", " says, ", "`gold`", " costs more (", "S-RAW-10a", ")."]);
});
