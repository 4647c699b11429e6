import { expect, test } from "vitest";
import { wordsOf } from "../../src/games/sabika/effect";
import type { PrintedStep } from "../../src/games/sabika/generated";

const say = (key: string): string => `[${key}]`;
const inWords = (text: string): string => `<${text}>`;
const words = (step: Partial<PrintedStep>): string => wordsOf({ verb: "dinars", count: 1, icon: "", which: "", text: "", ...step }, say, inWords);

test("a step with an icon has no words", () => expect(words({ icon: "dinar", text: "1 dinar" })).toBe(""));
test("an action has its own words", () => expect(words({ verb: "act", which: "export", text: "act: export" })).toBe("[sabika-action-export]"));
test("all other steps have the words of the components' effects", () => expect(words({ verb: "goods room", text: "goods room 2" })).toBe("<goods room 2>"));
