import { expect, test, vi } from "vitest";
import { picker } from "../../src/lib/pick.svelte";
import type { Option } from "../../src/generated/wire";

const option = (notation: string, ...targets: string[]): Option => ({ notation, text: [notation, {}, ""], detail: null, clause: "", targets });
const nowhere = (): undefined => undefined;

test("what lies alone at a target is chosen at once", () => {
  const choose = vi.fn();
  const one = picker(() => [option("dive", "sea"), option("rest", "shore")], choose, nowhere);
  one.pick("sea");
  expect(choose).toHaveBeenCalledExactlyOnceWith("dive");
  expect(one.open).toEqual([]);
});

test("where a target could mean several things it is asked which", () => {
  const choose = vi.fn();
  const options = [option("take white", "shell", "white"), option("take black", "shell"), option("rest", "shore")];
  const one = picker(() => options, choose, nowhere);
  one.pick("shell");
  expect(choose).not.toHaveBeenCalled();
  expect(one.open).toEqual(options.slice(0, 2));
  one.close();
  expect(one.open).toEqual([]);
});

test("an option is asked for only while it is on offer", () => {
  let options = [option("take white", "shell"), option("take black", "shell")];
  const one = picker(() => options, vi.fn(), nowhere);
  one.pick("shell");
  options = options.slice(1);
  expect(one.open.map((left) => left.notation)).toEqual(["take black"]);
});

test("an option that names its target twice lies there once", () => {
  const one = picker(() => [option("dive", "sea", "sea")], vi.fn(), nowhere);
  expect(one.at("sea")).toHaveLength(1);
  expect(one.at("shore")).toEqual([]);
});

test("picking where nothing lies does nothing", () => {
  const choose = vi.fn();
  picker(() => [], choose, nowhere).pick("sea");
  expect(choose).not.toHaveBeenCalled();
});
