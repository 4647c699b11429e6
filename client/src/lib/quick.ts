// A game against bots at once: how many play and how strong the bots are, as chosen last time.

import type { ChairWish, NewTable } from "../generated/requests";
import type { Game, Me } from "../generated/wire";
import { remember, remembered } from "./remembered";

export interface Quick {
  seats: number;
  bot: string;
}

/** The seat count that is proposed first, if the game allows it. */
const USUAL_SEATS = 3;

const isQuick = (value: unknown): value is Quick =>
  typeof value === "object" && value !== null && typeof (value as Quick).seats === "number" && typeof (value as Quick).bot === "string";

/** The numbers of seats at which there is a bot to play against. */
export const withBots = (game: Game): number[] => game.seats.filter((seats) => seats > 1);

/** What was chosen last time for this game; null if nothing was, or if the game has no such seats or bot any more. */
export function lastQuick(game: Game): Quick | null {
  const quick = remembered(`quick-${game.name}`, isQuick);
  return quick && withBots(game).includes(quick.seats) && game.bots.includes(quick.bot) ? quick : null;
}

/** What is proposed to somebody who has not chosen yet. */
export function proposed(game: Game): Quick {
  const seats = withBots(game);
  return { seats: seats.includes(USUAL_SEATS) ? USUAL_SEATS : (seats[0] ?? 1), bot: game.usual };
}

export const rememberQuick = (game: Game, quick: Quick): void => remember(`quick-${game.name}`, quick);

/** The table to open: a person among bots in a random seat, or alone. */
export function quickTable(game: Game, me: Me, quick: Quick | null): NewTable {
  const others = Array.from({ length: (quick?.seats ?? 1) - 1 }, (): ChairWish => ({ kind: "bot", bot: quick?.bot ?? game.usual }));
  return { game: game.name, chairs: [{ kind: "me", name: me.name }, ...others], draw_seat: others.length > 0 };
}
