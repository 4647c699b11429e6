import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { othersDid, othersThen, PACES, pace, Pacer, setPace } from "../../src/lib/pace.svelte";
import type { WholeFrame } from "../../src/generated/wire";

const frame = (...seats: number[]): WholeFrame =>
  ({ seat: 0, events: seats.map((seat) => ({ seat, text: ["x", {}, ""] })), number: seats.length }) as unknown as WholeFrame;

describe("what others do", () => {
  it("is what neither this seat did nor was taken back", () => {
    expect(othersDid(frame(0), frame(0, 1, 2))).toHaveLength(2);
    expect(othersDid(frame(0), frame(0, 0, 1))).toEqual([]);
    expect(othersDid(frame(0, 1), frame(0))).toEqual([]);
    expect(othersDid(frame(0), frame(0, -1))).toEqual([]);
  });
});

describe("an opponent without a seat", () => {
  it("acts right after this seat, in the same frame", () => {
    expect(othersThen(frame(0), frame(0, 0, 1, 1))).toHaveLength(2);
    expect(othersThen(frame(0), frame(0, 0, -1))).toEqual([]);
    expect(othersThen(frame(0), frame(0, 1, 0))).toEqual([]);
    expect(othersThen(frame(0), frame(0, 1))).toEqual([]);
  });
});

describe("the pace", () => {
  let shown: number[];
  let pacer: Pacer;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    setPace("normal");
    shown = [];
    pacer = new Pacer((one) => shown.push(one.events.length), () => Date.now());
    pacer.hear(frame(0));
  });
  afterEach(() => vi.useRealTimers());

  it("shows the others' steps one after the other", () => {
    vi.advanceTimersByTime(5000);
    pacer.hear(frame(0, 1));
    pacer.hear(frame(0, 1, 1));
    pacer.hear(frame(0, 1, 1, 2));
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(900);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(900);
    expect(shown).toEqual([1, 2, 3, 4]);
    expect(pacer.steps.map((step) => step.lines.length)).toEqual([1, 1, 1]);
  });

  it("begins soon after one's own act", () => {
    pacer.hear(frame(0, 0));
    pacer.hear(frame(0, 0, 1));
    pacer.hear(frame(0, 0, 1, 2));
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(250);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(899);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("is skipped by a click, and nothing is lost from the list", () => {
    pacer.hear(frame(0, 1));
    pacer.hear(frame(0, 1, 1));
    pacer.hear(frame(0, 1, 1, 2));
    pacer.seen();
    expect(shown[shown.length - 1]).toBe(4);
    expect(pacer.told).toBe(false);
    expect(pacer.steps).toHaveLength(3);
    vi.advanceTimersByTime(9000);
    expect(shown.filter((one) => one === 4)).toHaveLength(1);
  });

  it("never delays what this person does", () => {
    pacer.hear(frame(0, 1));
    pacer.hear(frame(0, 1, 0));
    expect(shown[shown.length - 1]).toBe(3);
    expect(pacer.steps).toEqual([]);
  });

  it("keeps the order of what shows nothing new, such as chat", () => {
    vi.advanceTimersByTime(5000);
    pacer.hear(frame(0, 1));
    pacer.hear(frame(0, 1, 1));
    pacer.hear(frame(0, 1, 1));
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(2000);
    expect(shown).toEqual([1, 2, 3, 3]);
  });

  it("can be switched off", () => {
    setPace("once");
    pacer.hear(frame(0, 1));
    pacer.hear(frame(0, 1, 1));
    expect(shown).toEqual([1, 2, 3]);
    expect(pacer.steps).toHaveLength(2);
  });

  it("tells what only this person has seen until the next click", () => {
    const searched = frame(0, 0);
    searched.events[1]!.revealed = true;
    pacer.hear(searched);
    expect(pacer.told).toBe(true);
    expect(pacer.revealed).toHaveLength(1);
    pacer.seen();
    expect(pacer.told).toBe(false);
  });

  it("tells what an opponent without a seat does in answer", () => {
    pacer.hear(frame(0, 0, 1, 1));
    expect(shown[shown.length - 1]).toBe(4);
    expect(pacer.told).toBe(true);
    expect(pacer.steps.map((step) => step.lines.length)).toEqual([1, 1]);
  });

  it("tells the acts of such an opponent one after the other, and the last one at the next click", () => {
    const turn = frame(0, 0, 1, 1, 1);
    turn.events[3]!.points = 2;
    pacer.hear(turn);
    expect(pacer.steps.map((step) => step.lines.length)).toEqual([2, 1]);
    expect(pacer.telling).toBe(0);
    vi.advanceTimersByTime(PACES[pace()]);
    expect(pacer.telling).toBe(1);
    pacer.hear(frame(0, 0, 1, 1, 1, 0, 1, 1));
    expect(pacer.telling).toBe(0);
    pacer.seen();
    expect(pacer.telling).toBe(1);
  });

  it("lets one look at a step again, and back at the table", () => {
    setPace("once");
    pacer.hear(frame(0, 1));
    pacer.hear(frame(0, 1, 2));
    pacer.look(0);
    expect(pacer.at).toBe(0);
    pacer.look(7);
    expect(pacer.at).toBe(-1);
  });
});
