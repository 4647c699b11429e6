// The player aid of a table: it follows the seats, the house rules and the pack it is played with.

import type { Header } from "../generated/wire";

/** What a player aid is made for, as it stands in an address: `seats=3&pack=...&rule=name=value`. */
export function aidFor(header: Pick<Header, "seats" | "settings" | "pack">): string {
  const asked = new URLSearchParams({ seats: String(header.seats.length) });
  if (header.pack) asked.set("pack", header.pack.id);
  for (const [name, value] of Object.entries(header.settings)) asked.append("rule", `${name}=${value}`);
  return asked.toString();
}

/** The pack in such an address. */
export const packOf = (asked: string): string | null => new URLSearchParams(asked).get("pack");
