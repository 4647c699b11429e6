import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { connect, type Live } from "../../src/lib/api";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number }): void => {};
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.breaks(1000);
  }
  opens(): void {
    this.readyState = 1;
    this.onopen();
  }
  breaks(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  frame(number: number, mine = true): void {
    this.onmessage({ data: JSON.stringify({ type: "frame", number, before: 0, events: [], question: { mine } }) });
  }
}

const newest = (): FakeSocket => FakeSocket.all[FakeSocket.all.length - 1]!;
let told: boolean[];
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  FakeSocket.all = [];
  told = [];
  live = connect("t", 0, () => {}, () => {}, (yes) => told.push(yes), () => {});
  newest().opens();
  newest().frame(1);
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a live connection", () => {
  test("reconnects at once after a restart, and the user is not told", () => {
    newest().breaks(1012);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1_500);
    newest().opens();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([true]);
  });

  test("waits before it reconnects after a failure, longer each time", () => {
    newest().breaks(1006);
    vi.advanceTimersByTime(299);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
    newest().breaks(1006);
    vi.advanceTimersByTime(509);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(3);
  });

  test("reports an interruption that lasts, and its end", () => {
    newest().breaks(1012);
    vi.advanceTimersByTime(1_999);
    expect(told).toEqual([true]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([true, false]);
    newest().opens();
    expect(told).toEqual([true, false, true]);
  });

  test("resends an answer given in the meantime, once its question proves to be open", () => {
    newest().breaks(1012);
    live.answer(1, "go bank 10");
    vi.advanceTimersByTime(1);
    newest().opens();
    expect(newest().sent).toEqual([]);
    newest().frame(1);
    expect(newest().sent).toEqual([{ type: "answer", number: 1, option: "go bank 10" }]);
    newest().frame(1);
    expect(newest().sent).toHaveLength(1);
  });

  test.each([
    ["has counted", 2, true],
    ["is no longer asked for", 1, false],
  ])("does not send an answer again that %s", (_, number, mine) => {
    live.answer(1, "go bank 10");
    newest().breaks(1012);
    vi.advanceTimersByTime(1);
    newest().opens();
    newest().frame(number, mine);
    expect(newest().sent).toEqual([]);
  });

  test("forgets an answer after an interruption that was shown: the player can give another", () => {
    live.answer(1, "go bank 10");
    newest().breaks(1006);
    vi.advanceTimersByTime(2_000);
    newest().opens();
    newest().frame(1);
    expect(newest().sent).toEqual([]);
  });

  test("stays closed", () => {
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(told).toEqual([true]);
  });
});
