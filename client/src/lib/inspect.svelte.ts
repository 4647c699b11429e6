// Inspecting components: what something on the table is, by its names (`poem:12`, `thing:seal`).

import { api } from "./api";
import type { Component } from "../generated/wire";
import { text } from "./words.svelte";

const mode = $state({ on: false });
let shelf = $state.raw<{ key: string; rows: Component[] }>({ key: "", rows: [] });
const effects = $derived(new Map(shelf.rows.flatMap((row) => Object.entries(row.effects))));

/** Whether every click inspects. */
export const inspecting = (): boolean => mode.on;

export function inspectMode(on: boolean): void {
  mode.on = on;
}

/** Load the components of a game. */
export async function fetchComponents(game: string, pack: string | null): Promise<void> {
  const key = `${game} ${pack ?? ""}`;
  if (shelf.key === key) return;
  shelf = { key, rows: await api.content(game, pack) };
}

export function components(): Component[] {
  return shelf.rows;
}

/** The components with these names, in their order; names are separated by spaces. */
export function found(names: string): Component[] {
  return names
    .split(" ")
    .map((name) => shelf.rows.find((row) => `${row.kind}:${row.id}` === name))
    .filter((row) => row !== undefined);
}

/** A sentence on what a component does. */
export function textOf(name: string): string {
  return text(found(name)[0]?.text);
}

/** An effect as it is written on a component, in words. */
export function inWords(effect: string): string {
  return text(effects.get(effect));
}

/** Makes any element inspectable: `<span {@attach about("wish:A-1")}>`. */
export function about(names: string) {
  return (element: Element): (() => void) => {
    const role = element.getAttribute("role");
    element.setAttribute("data-about", names);
    if (mode.on) {
      element.setAttribute("tabindex", "0");
      element.setAttribute("role", "button");
    }
    return () => {
      element.removeAttribute("data-about");
      element.removeAttribute("tabindex");
      if (role === null) element.removeAttribute("role");
      else element.setAttribute("role", role);
    };
  };
}
