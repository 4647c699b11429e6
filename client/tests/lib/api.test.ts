import { expect, test } from "vitest";
import { merged } from "../../src/lib/api";
import type { FrameMessage, LogLine } from "../../src/generated/wire";

const line = (notation: string): LogLine => ({ number: 0, seat: 0, kind: "paid", text: ["paid", {}, ""], notation, words: [], clause: "", points: 0 });

const UNDO = { possible: false, reason: null, clause: "", among_bots: false, past_bots: false, counts: false };
const whole: FrameMessage = { type: "frame", number: 1, undo: UNDO, chat: [], header: { asked: 0, number: 1 }, revision: 1, after: 0, before: 0, scene: { year: 1, prices: { black: 3 } }, events: [line("one")] };

test("a whole frame is taken as it is, whatever came before", () => {
  const first = merged(null, whole);
  expect(first.scene).toEqual({ year: 1, prices: { black: 3 } });
  expect(first.events).toEqual([line("one")]);
  expect(first).not.toHaveProperty("type");
  expect(merged({ ...first, scene: { gone: true } }, whole).scene).toEqual(first.scene);
});

test("what has changed is merged, and the rest stays the same objects", () => {
  const first = merged(null, whole);
  const next = merged(first, { type: "frame", revision: 2, after: 1, before: 1, events: [line("two")], number: 2, scene: { year: 2 }, header: { asked: 1 } });
  expect(next.number).toBe(2);
  expect(next.scene).toEqual({ year: 2, prices: { black: 3 } });
  expect(next.scene.prices).toBe(first.scene.prices);
  expect(next.header).toEqual({ ...first.header, asked: 1 });
  expect(next.undo).toBe(first.undo);
  expect(next.events).toEqual([line("one"), line("two")]);
  expect(first.events).toEqual([line("one")]);
});

test("without news of the scene, the header and the log they are the same objects", () => {
  const first = merged(null, whole);
  const next = merged(first, { type: "frame", revision: 2, after: 1, before: 1, events: [], chat: [{ person: "", name: "Ana", text: "hello", at: 1 }] });
  expect(next.chat).toHaveLength(1);
  expect(next.scene).toBe(first.scene);
  expect(next.header).toBe(first.header);
  expect(next.events).toBe(first.events);
});

test("after a take-back the log starts again", () => {
  const first = merged(null, { ...whole, events: [line("one"), line("two")] });
  expect(merged(first, { type: "frame", revision: 2, after: 1, before: 0, events: [line("one")] }).events).toEqual([line("one")]);
  expect(merged(first, { type: "frame", revision: 2, after: 1, before: 0, events: [] }).events).toEqual([]);
});
