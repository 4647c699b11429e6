import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { WIRE } from "../../src/generated/version";
import { GRACE } from "../../src/lib/version";

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  sent: unknown[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number; reason: string }): void => {};
  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  frame(number: number): void {
    this.onmessage({ data: JSON.stringify({ type: "frame", number, before: 0, events: [], question: { mine: true } }) });
  }
}

let { connect } = await import("../../src/lib/api");
let { compareVersion, keepAnswer, keptAnswer, onNewVersion } = await import("../../src/lib/version");
/** What a page knows after it has been loaded again: nothing. */
async function load(): Promise<void> {
  vi.resetModules();
  ({ connect } = await import("../../src/lib/api"));
  ({ compareVersion, keepAnswer, keptAnswer, onNewVersion } = await import("../../src/lib/version"));
  onNewVersion(() => told++);
}

let reloaded: number;
let told: number;
let typing: boolean;
const newest = (): Socket => Socket.all[Socket.all.length - 1]!;
const joined = () => connect("t", 0, () => {}, () => {}, () => {}, () => {});

beforeEach(async () => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  reloaded = told = 0;
  typing = false;
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { protocol: "http:", host: "here", reload: () => reloaded++ });
  vi.stubGlobal("document", { activeElement: { matches: () => typing } });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  await load();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a page", () => {
  test("of the same version as the server, or of one that names none, stays", () => {
    compareVersion(WIRE);
    compareVersion(null);
    compareVersion("");
    vi.advanceTimersByTime(GRACE * 3);
    expect([told, reloaded]).toEqual([0, 0]);
  });

  test("of another version says so once, then loads itself again", () => {
    compareVersion("next");
    compareVersion("next");
    expect([told, reloaded]).toEqual([1, 0]);
    vi.advanceTimersByTime(GRACE);
    expect([told, reloaded]).toEqual([1, 1]);
  });

  test("waits while somebody types", () => {
    typing = true;
    compareVersion("next");
    vi.advanceTimersByTime(GRACE * 3);
    expect(reloaded).toBe(0);
    typing = false;
    vi.advanceTimersByTime(GRACE);
    expect(reloaded).toBe(1);
  });

  test("that is still the old one after loading does not try again", async () => {
    compareVersion("next");
    vi.advanceTimersByTime(GRACE);
    await load();
    compareVersion("next");
    vi.advanceTimersByTime(GRACE * 3);
    expect([told, reloaded]).toEqual([2, 1]);
  });
});

describe("an answer that was lost in the upgrade", () => {
  test("is given again by the new page if its question is still open", () => {
    const live = joined();
    expect(newest().address).toContain(`&wire=${WIRE}`);
    newest().frame(5);
    live.answer(5, "go bank 8");
    newest().onclose({ code: 4426, reason: "next" });
    vi.advanceTimersByTime(GRACE);
    expect([Socket.all.length, told, reloaded]).toEqual([1, 1, 1]);

    joined();
    newest().frame(5);
    expect(newest().sent).toContainEqual({ type: "answer", number: 5, option: "go bank 8" });
    joined();
    newest().frame(5);
    expect(newest().sent).toEqual([]);
  });

  test("is forgotten if its question is closed, and is no other seat's", () => {
    keepAnswer("t", 0, { number: 5, option: "go bank 8" });
    expect(keptAnswer("t", 1)).toBeNull();
    expect(keptAnswer("u", 0)).toBeNull();
    joined();
    newest().frame(6);
    expect(newest().sent).toEqual([]);
  });
});
