import { expect, test, vi } from "vitest";
import { Choosing, fitting, known, lying, nextOf, rowsOf, withClick, type Click } from "../../src/lib/ways.svelte";
import type { Option, Ways } from "../../src/generated/wire";

const option = (notation: string, ...targets: string[]): Option => ({ notation, text: [notation, {}, ""], detail: null, clause: "", targets, idle: false });
const at = (...targets: string[]): Click => ({ targets, notation: "", place: 0 });

const REEF = option("go reef", "reef");
const SHORE = option("go shore", "shore");
const RED = option("send red", "red");
const BLUE = option("send blue", "blue");
const PEARL = option("take pearl", "pearl");
const SHELL = option("take shell", "shell");
const options = [REEF, SHORE, RED, BLUE, PEARL, SHELL];
const ways: Ways = {
  open: true,
  options,
  rows: [
    [0, 2, 4],
    [0, 2, 5],
    [0, 3, 4],
    [0, 3, 5],
    [1, 2],
    [1, 3],
  ],
};
const rows = rowsOf(ways);

test("the thing, then who fetches it", () => {
  const left = fitting(rows, [at("pearl")]);
  expect(known(left)).toEqual([REEF]);
  expect(nextOf(left)).toEqual([RED, BLUE]);
  expect([...lying(left).keys()].sort()).toEqual(["blue", "red"]);
  expect(fitting(rows, [at("pearl"), at("blue")])).toEqual([[REEF, BLUE, PEARL]]);
});

test("who goes, then where: nothing is known of the first answer yet", () => {
  const left = fitting(rows, [at("red")]);
  expect(known(left)).toEqual([]);
  expect(nextOf(left)).toEqual([REEF, SHORE]);
  expect([...lying(left).keys()].sort()).toEqual(["pearl", "reef", "shell", "shore"]);
});

test("a click that does not go with an earlier one takes its place, and leaves the others", () => {
  expect(withClick(rows, [at("red"), at("pearl")], at("shell"))).toEqual([at("red"), at("shell")]);
  expect(withClick(rows, [at("pearl")], at("shore"))).toEqual([at("shore")]);
  expect(withClick(rows, [], at("moon"))).toBeNull();
});

test("a click on a whole place means any of what is there", () => {
  expect(fitting(rows, [at("reef", "shore")])).toHaveLength(6);
});

async function begun(): Promise<{ choosing: Choosing; send: ReturnType<typeof vi.fn> }> {
  const choosing = new Choosing();
  const send = vi.fn();
  choosing.begin(() => Promise.resolve(ways), send, 0);
  expect(choosing.active).toBe(false);
  await vi.waitUntil(() => choosing.active);
  return { choosing, send };
}

test("a row is sent as soon as it is the only one, and only then", async () => {
  const { choosing, send } = await begun();
  expect(await choosing.click(["pearl"])).toBe(true);
  expect(send).not.toHaveBeenCalled();
  expect(choosing.isChosen("pearl")).toBe(true);
  expect(await choosing.click(["blue"])).toBe(true);
  expect(send).toHaveBeenCalledExactlyOnceWith(["go reef", "send blue", "take pearl"]);
});

test("an answer from the list narrows like a click, and a second click lets go", async () => {
  const { choosing, send } = await begun();
  expect(await choosing.click(["reef"])).toBe(true);
  expect(choosing.take("send red")).toBe(true);
  expect(choosing.next).toEqual([PEARL, SHELL]);
  choosing.letGo();
  expect(await choosing.click(["red"])).toBe(true);
  expect(await choosing.click(["reef"])).toBe(true);
  expect(choosing.next).toEqual([PEARL, SHELL]);
  expect(await choosing.click(["reef"])).toBe(true);
  expect(choosing.clicks).toEqual([at("red")]);
  choosing.letGo();
  expect(choosing.left).toHaveLength(6);
  expect(send).not.toHaveBeenCalled();
});

test("the same answers in another order are another row, told apart in the list", async () => {
  const choosing = new Choosing();
  const send = vi.fn();
  choosing.begin(() => Promise.resolve({ open: true, options: [PEARL, SHELL], rows: [[0, 1], [1, 0]] }), send, 0);
  await choosing.click(["pearl"]);
  expect(choosing.next).toEqual([PEARL, SHELL]);
  expect(choosing.take("take shell")).toBe(true);
  expect(send).toHaveBeenCalledExactlyOnceWith(["take shell", "take pearl"]);
});

test("rows are fetched once a question has been open for a moment", async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(() => Promise.resolve(ways));
  const choosing = new Choosing();
  choosing.begin(fetch, vi.fn());
  vi.advanceTimersByTime(30);
  choosing.begin(fetch, vi.fn());
  expect(fetch).not.toHaveBeenCalled();
  const clicked = choosing.click(["pearl"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(await clicked).toBe(true);
  expect(fetch).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("rows of an earlier question are forgotten, and without rows nothing fits", async () => {
  const choosing = new Choosing();
  const send = vi.fn();
  const late = Promise.resolve(ways);
  choosing.begin(() => late, send, 0);
  choosing.begin(null, send);
  await late;
  expect(choosing.active).toBe(false);
  expect(await choosing.click(["pearl"])).toBe(false);
  choosing.begin(() => Promise.reject(new Error("gone")), send, 0);
  expect(await choosing.click(["pearl"])).toBe(false);
  expect(choosing.expected).toBe(false);
});

test("a second click at the same place means a second answer that is about it, and a third lets go", async () => {
  const work = option("go reef", "reef");
  const dive = option("dive", "reef");
  const rest = option("rest", "hut");
  const pearl = option("take pearl", "pearl");
  const choosing = new Choosing();
  const send = vi.fn();
  choosing.begin(() => Promise.resolve({ open: true, options: [work, dive, rest, pearl, SHELL], rows: [[0, 1, 3], [0, 1, 4], [0, 2]] }), send, 0);
  await choosing.click(["reef"]);
  expect(choosing.isChosen("reef"), "it still offers something").toBe(false);
  expect(choosing.at("reef")).toEqual([dive]);
  await choosing.click(["reef"]);
  expect(choosing.isChosen("reef")).toBe(true);
  expect(choosing.clicks.map((click) => choosing.saidBy(click)?.notation)).toEqual(["go reef", "dive"]);
  await choosing.click(["reef"]);
  expect(choosing.clicks).toEqual([]);
  await choosing.click(["reef"]);
  await choosing.click(["hut"]);
  expect(send).toHaveBeenCalledExactlyOnceWith(["go reef", "rest"]);
});
