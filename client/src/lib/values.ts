// The values of a component from its content file, in the types that pictures expect.

import type { Component } from "../generated/wire";

/** A text; empty if the component has no such value. */
export const textValue = (row: Component, name: string): string => String(row.values[name] ?? "");

/** A number; 0 if the component has no such value. */
export const numberValue = (row: Component, name: string): number => Number(row.values[name] ?? 0);

/** A list of numbers; empty if the component has no such value. */
export function numberValues(row: Component, name: string): number[] {
  const value = row.values[name];
  return Array.isArray(value) ? value : [];
}
