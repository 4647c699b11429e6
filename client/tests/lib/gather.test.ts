import { beforeEach, describe, expect, test, vi } from "vitest";
import { previewSequence } from "../../src/lib/preview.svelte";
import { Gathering } from "../../src/lib/gather.svelte";
import type { Option, Preview, Question } from "../../src/generated/wire";

vi.mock("../../src/lib/preview.svelte", () => ({ previewSequence: vi.fn() }));

const option = (notation: string): Option => ({ notation, text: [notation, {}, ""], detail: null, clause: "", targets: [], idle: false });
const question = (...notations: string[]): Question => ({ seat: 0, prompt: "buy", text: ["buy", {}, ""], mine: true, turn: false, gathers: true, steps: false, options: notations.map(option) });
const ahead = (answers: string[], next: string[] | null): Preview => ({
  open: true,
  answers,
  changes: [],
  whole: true,
  reveals: false,
  counted: false,
  next: next && { prompt: "buy", text: ["buy", {}, ""], options: next.map(option) },
});

/** A server that offers red and blue while stocks last, gold only after red, and `done` at any time. */
function shop(stock: Record<string, number>): void {
  const left = (answers: string[]): string[] | null => {
    const rest = { ...stock };
    for (const [index, answer] of answers.entries()) {
      if (answer === "done") return index === answers.length - 1 ? [] : null;
      if (!rest[answer] || (answer === "gold" && !answers.slice(0, index).includes("red"))) return null;
      rest[answer]!--;
    }
    return [...Object.keys(rest).filter((name) => rest[name]! > 0 && (name !== "gold" || answers.includes("red"))), "done"];
  };
  vi.mocked(previewSequence).mockImplementation(async (answers) => {
    const next = left(answers);
    return next === null ? { ...ahead(answers, null), open: false } : ahead(answers, next.length ? next : null);
  });
}

const notations = (options: Option[]): string[] => options.map((one) => one.notation);

describe("gathered answers", () => {
  beforeEach(() => {
    localStorage.removeItem("partal-one-by-one");
    shop({ red: 2, blue: 1, gold: 1 });
  });

  test("only the viewer's questions that come in sequences are gathered", () => {
    const gathering = new Gathering();
    gathering.begin(question("red"));
    expect(gathering.active).toBe(true);
    gathering.begin({ ...question("red"), mine: false });
    expect(gathering.active).toBe(false);
    gathering.begin({ ...question("red"), gathers: false });
    expect(gathering.active).toBe(false);
    gathering.begin(null);
    expect(gathering.active).toBe(false);
  });

  test("chosen options are counted, and the next options are those that the server offers after them", async () => {
    const gathering = new Gathering();
    gathering.begin(question("red", "blue", "done"));
    await gathering.add("red");
    await gathering.add("red");
    expect(gathering.count("red")).toBe(2);
    expect(notations(gathering.options)).toEqual(["blue", "gold", "done"]);
    expect(gathering.offers("red")).toBe(false);
    expect(gathering.offers("gold")).toBe(true);
  });

  test("rows keep their order, new ones come last", async () => {
    const gathering = new Gathering();
    gathering.begin(question("red", "blue", "done"));
    await gathering.add("blue");
    await gathering.add("red");
    expect(notations(gathering.rows)).toEqual(["red", "blue", "done", "gold"]);
  });

  test("an option that is not on offer cannot be chosen", async () => {
    const gathering = new Gathering();
    gathering.begin(question("red", "blue", "done"));
    await gathering.add("gold");
    expect(gathering.chosen).toEqual([]);
  });

  test("a complete sequence offers nothing more", async () => {
    const gathering = new Gathering();
    gathering.begin(question("red", "blue", "done"));
    await gathering.add("done");
    expect(gathering.options).toEqual([]);
    expect(notations(gathering.chosen)).toEqual(["done"]);
  });

  test("removing an answer also removes those that are impossible without it", async () => {
    const gathering = new Gathering();
    gathering.begin(question("red", "blue", "done"));
    for (const one of ["blue", "red", "gold"]) await gathering.add(one);
    await gathering.less("red");
    expect(notations(gathering.chosen)).toEqual(["blue"]);
    await gathering.less("blue");
    expect(gathering.chosen).toEqual([]);
    expect(notations(gathering.options)).toEqual(["red", "blue", "done"]);
    expect(gathering.preview).toBeUndefined();
  });

  test("of several equal answers the last is removed", async () => {
    const gathering = new Gathering();
    gathering.begin(question("red", "blue", "done"));
    for (const one of ["red", "blue", "red"]) await gathering.add(one);
    await gathering.less("red");
    expect(notations(gathering.chosen)).toEqual(["red", "blue"]);
  });

  test("removing an answer that was not chosen changes nothing", async () => {
    const gathering = new Gathering();
    gathering.begin(question("red", "blue", "done"));
    await gathering.add("blue");
    await gathering.less("red");
    expect(notations(gathering.chosen)).toEqual(["blue"]);
  });

  test("an answer that comes after the table has moved on is dropped", async () => {
    const gathering = new Gathering();
    gathering.begin(question("red", "blue", "done"));
    const late = gathering.add("red");
    gathering.begin(question("left", "right"));
    await late;
    expect(gathering.chosen).toEqual([]);
    expect(notations(gathering.options)).toEqual(["left", "right"]);
  });

  test("a question that is no longer open leaves the sequence as it was", async () => {
    const gathering = new Gathering();
    gathering.begin(question("red", "blue", "done"));
    await gathering.add("red");
    vi.mocked(previewSequence).mockRejectedValueOnce(new Error("stale"));
    await gathering.add("blue");
    expect(notations(gathering.chosen)).toEqual(["red"]);
  });

  test("the preference for one question at a time lasts beyond the game, until it is changed", () => {
    const gathering = new Gathering();
    gathering.begin(question("red"));
    gathering.prefer(false);
    expect(gathering.active).toBe(false);
    const later = new Gathering();
    later.begin(question("red"));
    expect(later.active).toBe(false);
    later.prefer(true);
    expect(later.active).toBe(true);
    expect(new Gathering().wanted).toBe(true);
  });

  test("questions that are settled together all have an answer, and a later one keeps its own as long as it can", async () => {
    // Three are owed: the marker pays up to two of them, dinars the rest.
    const rest = (answers: string[]): string[] | null => (answers.length === 1 ? ["dinars 1", "dinars 0"] : null);
    vi.mocked(previewSequence).mockImplementation(async (answers) => ahead(answers, rest(answers)));
    const gathering = new Gathering();
    gathering.begin({ ...question("marker 2", "marker 1", "marker 0"), steps: true });
    await vi.waitFor(() => expect(notations(gathering.chosen)).toEqual(["marker 2", "dinars 1"]));
    expect(gathering.steps.map((step) => notations(step.options))).toEqual([["marker 2", "marker 1", "marker 0"], ["dinars 1", "dinars 0"]]);
    await gathering.answer(1, option("dinars 0"));
    expect(notations(gathering.chosen)).toEqual(["marker 2", "dinars 0"]);
    await gathering.add("marker 1");
    expect(notations(gathering.chosen)).toEqual(["marker 1", "dinars 0"]);
    gathering.prefer(false);
    expect(gathering.steps).toEqual([]);
  });
});
