import { beforeEach, expect, test } from "vitest";
import { Coaching, isBeginner, noteBeginner } from "../../src/lib/coach.svelte";
import type { Coached, WholeFrame } from "../../src/generated/wire";

const SAID: Coached = { kind: "missed", text: ["coach-missed", {}, ""], turn: 1, form: 0, better: ["go bank 10"] };
let asked: string[] = [];
let reply: Coached = SAID;

/** A frame of seat 0: whether it is asked, at the beginning of a turn, and after how many lines of the log. */
function frame(number: number, mine: boolean, turn: boolean, events: number, over = false, speaks = true): WholeFrame {
  return {
    number,
    seat: 0,
    question: { mine, turn, seat: mine ? 0 : 1 },
    events: Array.from({ length: events }),
    standings: over ? {} : null,
    header: { game: "asara", coach: { speaks, agreed: [], missing: [] } },
  } as unknown as WholeFrame;
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

beforeEach(() => {
  localStorage.clear();
  asked = [];
  reply = SAID;
  globalThis.fetch = ((path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(reply), { headers: { "content-type": "application/json" } }));
  }) as typeof fetch;
});

function begun(): Coaching {
  const coaching = new Coaching();
  coaching.begin("asara");
  coaching.prefer(true);
  return coaching;
}

test("it is asked when a turn is over, whoever comes next, and not within one", async () => {
  const coaching = begun();
  coaching.hear("t", frame(1, true, true, 2), frame(2, true, false, 2));
  await settled();
  expect(asked).toEqual([]);
  coaching.hear("t", frame(2, true, false, 2), frame(3, false, false, 4));
  await settled();
  expect(asked).toEqual(["/api/tables/t/coach/turn?seat=0&form=0"]);
  expect(coaching.said).toEqual(SAID);
  reply = { ...SAID, turn: 2, form: 3 };
  coaching.hear("t", frame(3, true, false, 4), frame(4, true, true, 6));
  await settled();
  expect(asked.length).toBe(2);
  coaching.hear("t", frame(4, true, true, 6), frame(5, false, false, 7));
  await settled();
  expect(asked[2]).toBe("/api/tables/t/coach/turn?seat=0&form=3");
});

test("it says nothing twice about the same turn, until it has been taken back", async () => {
  const coaching = begun();
  coaching.hear("t", frame(1, true, true, 2), frame(2, false, false, 4));
  await settled();
  coaching.clear();
  coaching.hear("t", frame(3, true, true, 6), frame(4, false, false, 7));
  await settled();
  expect(coaching.said).toBeNull();
  coaching.hear("t", frame(4, false, false, 7), frame(5, true, true, 2));
  coaching.hear("t", frame(5, true, true, 2), frame(6, false, false, 4));
  await settled();
  expect(coaching.said).toEqual(SAID);
});

test("a silent coach shows nothing, but remembers how well one plays", async () => {
  reply = { ...SAID, kind: "silent", text: null, form: 5, better: [] };
  const coaching = begun();
  coaching.hear("t", frame(1, true, true, 2), frame(2, false, false, 4));
  await settled();
  expect(coaching.said).toBeNull();
  expect(localStorage.getItem("partal-chosen-coach-form-asara")).toBe("5");
});

test("it is not asked where it is off, may not speak, or nobody is asked", async () => {
  const coaching = begun();
  coaching.hear("t", frame(1, true, true, 2, false, false), frame(2, false, false, 4, false, false));
  coaching.hear("t", null, frame(2, false, false, 4));
  coaching.prefer(false);
  coaching.hear("t", frame(1, true, true, 2), frame(2, false, false, 4));
  await settled();
  expect(asked).toEqual([]);
});

test("what matters now goes once the question is answered", async () => {
  const coaching = begun();
  reply = { ...SAID, kind: "best", turn: 0, better: [] };
  await coaching.ask("t", 0);
  expect(coaching.said?.kind).toBe("best");
  reply = { ...SAID, kind: "silent", text: null, turn: 1 };
  coaching.hear("t", frame(1, true, true, 2), frame(2, true, false, 2));
  expect(coaching.said).toBeNull();
});

test("beginners have it until they have played a whole game, unless they choose otherwise", () => {
  const on = (): boolean => {
    const coaching = new Coaching();
    coaching.begin("asara");
    return coaching.on;
  };
  expect(on()).toBe(false);
  noteBeginner("asara", true);
  expect(isBeginner("asara")).toBe(true);
  expect(on()).toBe(true);
  const watched = { ...frame(1, false, false, 3, true), seat: null };
  new Coaching().hear("t", { ...frame(1, false, false, 2), seat: null }, watched);
  expect(on()).toBe(true); // Somebody else's game.
  new Coaching().hear("t", frame(1, false, false, 2), frame(1, false, false, 3, true));
  expect(on()).toBe(false);
  begun();
  expect(on()).toBe(true);
});
