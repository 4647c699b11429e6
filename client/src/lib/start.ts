// How somebody began here: asked on the first visit, remembered, and asked again on request.

import { remember, remembered } from "./remembered";

export type Start = "learn" | "bots" | "friends";

const STARTS: readonly unknown[] = ["learn", "bots", "friends"];
const isStart = (value: unknown): value is Start => STARTS.includes(value);

/** How somebody began on this device; null if they have not been asked. */
export const started = (): Start | null => remembered("start", isStart);
export const rememberStart = (how: Start): void => remember("start", how);

/** The path of the table that a link or its bare end names; empty if it names none. */
export function tableIn(address: string): string {
  const [, id] = address.trim().match(/^(?:\S*\/t\/)?([\w-]{6,})\/?(?:[?#]\S*)?$/) ?? [];
  return id ? `/t/${id}` : "";
}
