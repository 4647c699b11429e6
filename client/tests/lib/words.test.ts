import { beforeEach, describe, expect, test, vi } from "vitest";
import { figure, signed } from "../../src/lib/figures";
import { botName, botWords, periodName, scorers } from "../../src/lib/names";
import type { Header } from "../../src/generated/wire";
import type { Message } from "../../src/generated/wire";
import { fetchLanguages, has, language, say, speak, text } from "../../src/lib/words.svelte";

const TEXTS: Record<string, string> = {
  en: "page-bot-name-hard = Strong\npage-bot-hard = Thinks ahead.\nsabika-thing-yusuf = Yusuf\nhome-seats = { $least } to { $most }\nchart-period = Part { $number }\nasara-period = Year { $number }",
  de: "page-bot-name-hard = Stark",
};
TEXTS.en += "\ntower = { $colour } tower\nred = red";
TEXTS.de += "\ntower = { $colour }er Turm\nred = rot";

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", async (path: string) => new Response(TEXTS[path.split("/").at(-1)!], { headers: { "content-type": "text/plain" } }));
  await speak("en");
});

describe("words", () => {
  test("values are inserted without isolation marks", () => expect(say("home-seats", { least: 1, most: 4 })).toBe("1 to 4"));
  test("a missing text is its key", () => {
    expect(say("home-nothing")).toBe("home-nothing");
    expect(has("home-nothing")).toBe(false);
  });
  test("another language replaces the previous one", async () => {
    await speak("de");
    expect([language(), document.documentElement.lang, botName("hard")]).toEqual(["de", "de", "Stark"]);
  });
});

describe("languages", () => {
  const tower: Message = ["tower", { colour: ["red", {}, ""] }, ""];

  test("the same message is formatted in the current language", async () => {
    const said = [text(tower)];
    await speak("de");
    await speak("en");
    expect([...said, text(tower)]).toEqual(["red tower", "red tower"]);
  });

  test("a language that was fetched is not fetched again", async () => {
    fetchLanguages();
    await speak("de");
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
    await speak("en");
    await speak("de");
    expect(text(tower)).toBe("roter Turm");
  });
});

describe("names", () => {
  test("a user's own bot keeps its name and has no description", () => {
    expect([botName("hard"), botWords("hard")]).toEqual(["Strong", "Thinks ahead."]);
    expect([botName("mine:Bot"), botWords("mine:Bot")]).toEqual(["mine:Bot", ""]);
  });

  test("the parts of a game without a name for them are called parts", () => {
    expect([periodName("asara", 2), periodName("pearls", 2)]).toEqual(["Year 2", "Part 2"]);
  });

  const table = (game: string, names: string[], scores: number[]): Header => ({ game, scores, seats: names.map((name) => ({ name })) }) as Header;

  test("everybody with a score has a name, including the opponent in a solo game", () => {
    expect(scorers(table("sabika", ["Ana", "Ben"], [3, 4]))).toEqual(["Ana", "Ben"]);
    expect(scorers(table("sabika", ["Ana"], [3, 4]))).toEqual(["Ana", "Yusuf"]);
    expect(scorers(table("pearls", ["Ana"], [3, 4]))).toEqual(["Ana", ""]);
  });
});

describe("figures", () => {
  test("a sign is a real plus or minus, and zero has none", () => expect([4.25, -3, 0].map((one) => signed(one))).toEqual(["+4.3", "−3.0", "0.0"]));
  test("figures are formatted for the language", async () => {
    await speak("de");
    expect(figure(-1234.5)).toBe("−1.234,5");
  });
});
