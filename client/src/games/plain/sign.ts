// A sign for a piece without a picture: a star of its own, the same for all pieces of that name.

import { khatam, star } from "../../lib/art";

export interface Sign {
  /** The outline, in a square of 40. */
  outline: string;
  /** The shape cut out of its middle, in the same square. */
  heart: string;
  colour: string;
}

const disc = (radius: number): string => `M${20 - radius} 20a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

// Signs differ in outline and heart too, so they can be told apart without colours.
const OUTLINES = [khatam(20, 20, 19), star(20, 20, 19, 9, 5), star(20, 20, 19, 11, 6), star(20, 20, 19, 15.5, 12), star(20, 20, 19, 7.5, 4), disc(17), star(20, 20, 18, 18, 3), star(20, 20, 19, 13, 10)];
const HEARTS = [disc(5), khatam(20, 20, 7), star(20, 20, 7, 3, 4), disc(2.5), star(20, 20, 8, 3.5, 6)];
const COLOURS = ["--seat-0", "--terracotta", "--good", "--seat-3", "--gold", "--turquoise", "--myrtle"];

/** A hash of a text (FNV-1a). */
function numberOf(text: string): number {
  let number = 0x811c9dc5;
  for (const letter of text) number = Math.imul(number ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return number;
}

/** Pieces of one name may have many ids, so the sign depends on the name. */
export function signOf(name: string): Sign {
  const number = numberOf(name);
  return {
    outline: OUTLINES[number % OUTLINES.length]!,
    heart: HEARTS[Math.floor(number / 8) % HEARTS.length]!,
    colour: `var(${COLOURS[Math.floor(number / 40) % COLOURS.length]!})`,
  };
}
