// Silhouettes of wares and counters, 24 by 24, which can be told apart in grey at 16 pixels.

import { khatam, star } from "../../lib/art";

export interface Mark {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

const disc = (r: number): string => `M${12 - r} 12a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const DARK = "#2a2118";

const DRAWN: Record<string, Mark[]> = {
  dinar: [
    { d: disc(10), fill: "#e8bb4c", stroke: "#6f4e0e", width: 1.5 },
    { d: disc(7.6), stroke: "#6f4e0e", width: 0.8 },
    { d: khatam(12, 12, 5), fill: "#fbe6a6", stroke: "#6f4e0e", width: 1.1 },
  ],
  prestige: [
    { d: star(12, 12.5, 11.5, 5.2, 5), fill: "#d9952a", stroke: "#4d3206", width: 1.2 },
    { d: star(12, 12.5, 5.6, 2.6, 5), fill: "#ffeab0" },
  ],
  paria: [
    { d: "M8 8Q8 2.5 12 2.5T16 8", stroke: DARK, width: 1.8 },
    { d: "M3.500 8.500H20.500L18.500 21.500H5.500Z", fill: "#9c5434", stroke: DARK, width: 1.3 },
    { d: "M5 13H19M5.600 17.300H18.400", stroke: "#f3dfb2", width: 1.5 },
  ],
  seal: [
    { d: star(12, 12, 11.4, 8.8, 14), fill: "#a3312a", stroke: "#4b100d", width: 1 },
    { d: khatam(12, 12, 5.4), fill: "#f3dfb2" },
  ],
  gypsum: [
    { d: "M3 8L12 3L21 8V17L12 22L3 17Z", fill: "#fbf8f0", stroke: "#3d372d", width: 1.4 },
    { d: "M3 8L12 13L21 8M12 13V22", stroke: "#3d372d", width: 1.1 },
  ],
  wood: [
    { d: "M6 7.500H19.500A3 4.800 0 0 1 19.500 17H6A4 4.700 0 0 1 6 7.500Z", fill: "#a5713f", stroke: "#40250d", width: 1.4 },
    { d: "M19.300 7.600a2.800 4.700 0 1 0 .1 0Z", fill: "#e9c391", stroke: "#40250d", width: 1.1 },
    { d: "M5 10.800H13M6.500 13.800H14", stroke: "#40250d", width: 1 },
  ],
  marble: [
    { d: "M3 9L7 4H21V15L17 20H3Z", fill: "#c9d7e2", stroke: "#2f3e4b", width: 1.4 },
    { d: "M3 9H17V20M17 9L21 4", stroke: "#2f3e4b", width: 1.1 },
    { d: "M5 17Q8 12 10.500 14.500T15 11.500", stroke: "#5d7488", width: 1.2 },
  ],
  glazed: [
    { d: "M3 3H21V21H3Z", fill: "#1f7480", stroke: "#0b333a", width: 1.4 },
    { d: khatam(12, 12, 7.6), fill: "#f0e3c0" },
    { d: khatam(12, 12, 3.8), fill: "#1d4f8f" },
  ],
  cane: [
    { d: "M8 22L10 3M15 22L14 4", stroke: "#33501a", width: 4.6 },
    { d: "M8 22L10 3M15 22L14 4", stroke: "#86b04c", width: 2.8 },
    { d: "M7.500 16h3M8.500 10h3M13 17h3M13 11h3", stroke: "#33501a", width: 1.3 },
    { d: "M10 4Q4 1 2.500 7M14 5Q20 1 21.500 7", stroke: "#5a8228", width: 2 },
  ],
  sugar: [
    { d: "M12 1.500L19.500 21.500H4.500Z", fill: "#fdfbf5", stroke: "#4f4739", width: 1.5 },
    { d: "M7.200 15.500H16.800M9.200 10H14.800", stroke: "#9c917c", width: 1.2 },
  ],
  silk: [
    { d: "M12 2.500Q18.500 6 18 13T12 21.500T6 13T12 2.500Z", fill: "#ecd3e4", stroke: "#5f3153", width: 1.4 },
    { d: "M6.300 9Q12 13 17.700 9M6.200 13.500Q12 18 17.800 13.500", stroke: "#5f3153", width: 1.1 },
  ],
  clothes: [{ d: "M8 3L2 7L4 12.500L7 11V21H17V11L20 12.500L22 7L16 3Q12 7 8 3Z", fill: "#a8487c", stroke: "#3f132c", width: 1.4 }, { d: "M7 17.500H17", stroke: "#f3d2e3", width: 1.4 }],
  clay: [
    { d: "M3 19Q1.500 10 8.500 8.500Q12 3 17 7.500Q23 10 21.500 19Z", fill: "#b86b43", stroke: "#4c220e", width: 1.4 },
    { d: "M7 14.500Q9.500 11.500 12.500 14.500M14 11.500Q16 9.800 18 12", stroke: "#4c220e", width: 1.1 },
  ],
  pottery: [
    { d: "M9 2H15L14 5.500Q21 9 19 16Q17 22 12 22T5 16Q3 9 10 5.500Z", fill: "#b86b43", stroke: "#4c220e", width: 1.4 },
    { d: "M5 11H19M5 15.500H19", stroke: "#f3dfb2", width: 1.5 },
  ],
  raw: [
    { d: disc(9.6), fill: "#fffaf0", stroke: DARK, width: 1.4 },
    { d: "M12 19V9M12 13Q6 12 6 6Q12 7 12 13Q12 7 18 6Q18 12 12 13", fill: "#86b04c", stroke: "#33501a", width: 1.2 },
  ],
  goods: [
    { d: "M3 8H21V21H3Z", fill: "#b58a4d", stroke: "#40250d", width: 1.4 },
    { d: "M3 8L7 4H17L21 8M3 8L21 21M21 8L3 21", stroke: "#40250d", width: 1.2 },
  ],
  favour: [
    { d: "M3 22H21M5 22Q5 17 12 17T19 22", fill: "#9cc9d2", stroke: "#124d55", width: 1.3 },
    { d: "M12 17V10M12 10Q5 4 4 13M12 10Q19 4 20 13M12 10Q9 1 12 2Q15 1 12 10", stroke: "#1a7f86", width: 1.8 },
  ],
  process: [
    { d: disc(10), fill: "#fffaf0", stroke: DARK, width: 1.2 },
    { d: "M6 12a6 6 0 0 1 10.500-4V5M18 12a6 6 0 0 1-10.500 4V19", stroke: "#7a3b84", width: 2.2 },
  ],
  transactions: [
    { d: disc(10), fill: "#fffaf0", stroke: DARK, width: 1.2 },
    { d: "M5.500 9H17L14 6M18.500 15H7L10 18", stroke: "#1d4f8f", width: 2.2 },
  ],
  box: [{ d: "M4 4H20V20H4Z", fill: "#ead3a4", stroke: "#40250d", width: 1.6 }, { d: "M4 9H20M4 15H20", stroke: "#40250d", width: 0.9 }],
  "gypsum-or-wood": [
    { d: "M2.500 10L7.500 7L12.500 10V15.500L7.500 18.500L2.500 15.500Z", fill: "#fbf8f0", stroke: "#3d372d", width: 1.3 },
    { d: "M13 9.500H21.500V15.500H13Z", fill: "#a5713f", stroke: "#40250d", width: 1.3 },
  ],
};

const SAME: Record<string, string> = { dinars: "dinar", parias: "paria", seals: "seal", good: "goods" };

/** The drawing for a name; a plain star for anything unknown. */
export function marks(name: string): Mark[] {
  return DRAWN[SAME[name] ?? name] ?? [{ d: khatam(12, 12, 9), fill: "#8d8473" }];
}
