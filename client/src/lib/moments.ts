// Where one can go in a replay: from turn to turn, to a year or round, and along at some speed.

/** Milliseconds that a moment is shown while a replay plays. */
export const SPEEDS = { slow: 2400, normal: 1100, fast: 350 } as const;
export type Speed = keyof typeof SPEEDS;

/** The questions that begin a turn: whoever was asked before was somebody else. `seat`: only this seat's turns. */
export function turns(asked: number[], seat: number | null): number[] {
  return asked.flatMap((one, index) => (one !== asked[index - 1] && (seat === null || one === seat) ? [index + 1] : []));
}

/** The next of these moments in one direction; the moment itself if there is none. */
export function nearest(moments: number[], at: number, back: boolean): number {
  const beyond = moments.filter((one) => (back ? one < at : one > at));
  return beyond.length ? (back ? Math.max(...beyond) : Math.min(...beyond)) : at;
}

/** The address of a moment, as seen from a seat. */
export function address(id: string, number: number, seat: number | null): string {
  return `/replay/${id}?at=${number}${seat === null ? "" : `&seat=${seat}`}`;
}
