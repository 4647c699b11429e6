import { expect, test, vi } from "vitest";
import { picker } from "../../src/lib/pick.svelte";
import type { Option } from "../../src/generated/wire";

const option = (notation: string, ...targets: string[]): Option => ({ notation, text: [notation, {}, ""], detail: null, clause: "", targets, idle: false });
const nowhere = (): undefined => undefined;

test("the only option at a target is chosen at once", () => {
  const choose = vi.fn();
  const one = picker(() => [option("dive", "sea"), option("rest", "shore")], choose, nowhere);
  one.pick("sea");
  expect(choose).toHaveBeenCalledExactlyOnceWith("dive");
  expect(one.open).toEqual([]);
});

test("the user is asked which of several options at a target is meant", () => {
  const choose = vi.fn();
  const options = [option("take white", "shell", "white"), option("take black", "shell"), option("rest", "shore")];
  const one = picker(() => options, choose, nowhere);
  one.pick("shell");
  expect(choose).not.toHaveBeenCalled();
  expect(one.open).toEqual(options.slice(0, 2));
  one.close();
  expect(one.open).toEqual([]);
});

test("the user can choose only while the options are on offer", () => {
  let options = [option("take white", "shell"), option("take black", "shell")];
  const one = picker(() => options, vi.fn(), nowhere);
  one.pick("shell");
  options = options.slice(1);
  expect(one.open.map((left) => left.notation)).toEqual(["take black"]);
});

test("an option that names its target twice is there once", () => {
  const one = picker(() => [option("dive", "sea", "sea")], vi.fn(), nowhere);
  expect(one.at("sea")).toHaveLength(1);
  expect(one.at("shore")).toEqual([]);
});

test("picking a target without options does nothing", () => {
  const choose = vi.fn();
  picker(() => [], choose, nowhere).pick("sea");
  expect(choose).not.toHaveBeenCalled();
});
