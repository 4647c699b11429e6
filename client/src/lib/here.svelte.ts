// Which game is played or replayed on this page, so that its rulebook opens beside the table.

let game = $state("");

export function playHere(name: string): void {
  game = name;
}

/** The game at the table; empty on other pages. */
export const gameHere = (): string => game;
