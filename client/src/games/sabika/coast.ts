// The Mediterranean, drawn from longitudes and latitudes. North of 44.5 degrees the map is compressed,
// so that Bruges fits on the sheet.

import { smooth, type Point } from "../../lib/art";

export const WIDE = 640;
export const HIGH = 470;
/** The plates of the northern cities are above this line. */
const NORTH = 58;
const WEST = -10.5;
const BEND = 44.5;

/** The position of a place on the sheet. */
export function onSheet(longitude: number, latitude: number): Point {
  const y = latitude > BEND ? (53 - latitude) * 9 : 76.5 + (BEND - latitude) * 16.5;
  return [(longitude - WEST) * (WIDE / 48), y + NORTH];
}

const read = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(",").map(Number) as unknown as Point)
    .map(([longitude, latitude]) => onSheet(longitude, latitude));

const EUROPE = read(`
  4.7,54 4.0,51.9 3.2,51.35 2.5,51.1 1.6,50.9 1.5,50.2 0.2,49.6 -1.1,49.4 -1.2,49.7 -1.9,49.7 -1.6,48.6 -3,48.8 -4.7,48.5
  -4.3,47.8 -2.5,47.3 -1.2,46.2 -1.2,44.6 -1.6,43.4 -3.8,43.5 -5.9,43.6 -8,43.7 -9.2,43.1 -8.8,41.9 -8.7,41.1 -9.5,38.8
  -8.8,38.4 -8.9,37 -7.4,37.2 -6.4,36.7 -5.6,36 -5.3,36.15 -4.4,36.7 -3,36.75 -2.1,36.75 -1.6,37.4 -0.7,37.65 -0.5,38.3
  0.2,38.75 -0.3,39.4 0.2,40.2 0.8,40.75 2.1,41.3 3.2,41.9 3.1,42.6 3.1,43.1 4.1,43.5 5.1,43.35 6.2,43.05 7.3,43.7
  8.3,44.1 8.9,44.4 9.9,44 10.3,43.5 10.5,42.9 11.6,42.3 12.3,41.7 13,41.25 14.2,40.8 15,40.2 15.8,39.8 16.1,39 15.7,38
  16.1,37.95 16.6,38.7 17.1,39.1 16.6,39.8 17,40.45 18,39.9 18.5,40.1 18,40.7 16.9,41.15 15.9,41.6 16.15,41.9 15.1,42
  14.2,42.5 13.6,43.5 12.5,44.1 12.3,44.9 12.3,45.4 13.1,45.65 13.7,45.6 13.5,45.1 13.9,44.8 14.5,45.3 15.2,44.2 16.4,43.5
  17.6,42.9 18.2,42.6 19.3,41.9 19.4,40.9 19.4,40.3 20.2,39.5 20.8,38.7 21.6,38.3 23,38.1 21.9,38.15 21.2,37.7 21.7,36.85
  22.3,37 22.5,36.5 22.8,36.8 23.1,36.5 22.8,37.5 23.5,37.9 24,37.7 24,38.3 23,39 22.7,40.2 22.9,40.6 23.6,40 23.8,40.3
  24.3,40.3 24,40.7 25.9,40.9 26.2,40.1 27.5,40.95 29,41.05 28.2,41.6 27.8,42.6 28.6,43.8 29.7,45.1 31,46.5 33.5,46.1
  32.5,45.4 33.5,44.5 35.3,45 36.6,45.4 37.4,46.6 39,47 39,54`);

const ASIA_AND_AFRICA = read(`
  39,41 37.5,41.1 36.2,41.6 35,42 33.3,42 31.4,41.3 29.2,41.2 29,40.95 29.3,40.7 27.9,40.4 26.2,39.9 26.8,39.3 26.3,38.3
  27.2,37.5 27.4,36.7 28.3,36.7 29.1,36.3 30.5,36.3 30.7,36.9 32.2,36.1 33.6,36.15 34.6,36.75 36.1,36.6 35.8,35.7 35.9,34.5
  35.1,33 34.5,31.7 33.6,31.1 32.3,31.25 31.1,31.55 29.9,31.2 27.5,31.2 25.1,31.6 23.1,32.3 21.6,32.9 20.1,32.3 19.9,31
  19.2,30.3 17.5,30.9 15.7,31.5 15.2,32.3 13.2,32.9 11.2,33.3 10.2,34.2 10.9,35.2 10.6,36.2 11.1,37 10.2,37 9.7,37.3
  7.8,36.95 5.2,36.8 3.1,36.8 0.2,36.1 -1.1,35.75 -2.2,35.1 -3.9,35.25 -5.3,35.7 -5.9,35.8 -6.8,34.1 -8.5,33.3 -9.8,31.5
  -9.7,30 -11,28.9 -12,24 40,24`);

const ISLANDS = [
  "-5.7,50.1 -3.5,50.3 -1.3,50.7 1,51 1.4,51.3 0.7,51.5 1.7,52.6 0.5,54 -4,54 -4.5,52 -5.2,51.8 -3,51.4 -4.3,51.1",
  "2.35,39.55 2.9,39.9 3.45,39.7 3.1,39.3",
  "3.8,40.05 4.3,39.9 4,39.8",
  "1.25,38.9 1.6,39.05 1.5,38.85",
  "8.6,42.4 9.3,43 9.5,42.2 9.2,41.4 8.7,41.7",
  "8.2,40.9 9.2,41.2 9.8,40.5 9.6,39.3 8.9,38.9 8.4,39.2",
  "12.5,38 13.7,38.1 15.6,38.25 15.1,37.4 15.1,36.7 14.3,36.9 12.6,37.5",
  "23.6,35.5 24.8,35.4 26.2,35.2 25,34.9 23.6,35.2",
  "32.4,35 33.2,35.35 34.5,35.65 33.9,35 33,34.6",
  "27.8,36.4 28.2,36.4 27.8,35.9",
  "23.1,38.9 24.2,38.4 24.5,38 23.8,38.4",
  "26,39.3 26.5,39.2 26.3,39",
  "19.7,39.7 20.1,39.4 19.9,39.5",
  "14.3,36 14.5,35.85 14.4,35.8",
];

/** All land as one path. */
export const LAND = [EUROPE, ASIA_AND_AFRICA, ...ISLANDS.map(read)].map(smooth).join("");

export const PORTS: Record<string, Point> = {
  granada: onSheet(-3.5, 37),
  fez: onSheet(-5.3, 34.4),
  algiers: onSheet(3.05, 36.6),
  tunis: onSheet(10.1, 36.7),
  florence: onSheet(11, 43.7),
  bruges: onSheet(3.3, 51.1),
  venice: onSheet(12.1, 45.6),
  ragusa: onSheet(18.4, 42.8),
  cairo: onSheet(31.2, 30.6),
  constantinople: onSheet(28.6, 41.2),
};

/** The position of each city's plate, as fractions of the sheet: none touches another, a port, or the cost of a lane. */
export const PLATES: Record<string, Point> = {
  bruges: [0.118, 0.093],
  venice: [0.422, 0.093],
  ragusa: [0.652, 0.1],
  constantinople: [0.882, 0.113],
  florence: [0.238, 0.335],
  cairo: [0.875, 0.91],
  tunis: [0.565, 0.9],
  algiers: [0.34, 0.9],
  fez: [0.115, 0.9],
};

/** A sea lane between two ports, bent a little towards open water. */
export function lane(from: string, to: string): { path: string; middle: Point } {
  const [ax, ay] = PORTS[from] ?? [0, 0];
  const [bx, by] = PORTS[to] ?? [0, 0];
  const bend = BENDS[`${from}-${to}`] ?? BENDS[`${to}-${from}`] ?? [0, 0];
  const cx = (ax + bx) / 2 + bend[0];
  const cy = (ay + by) / 2 + bend[1];
  const t = COINS[`${from}-${to}`] ?? 0.5;
  const along = (a: number, c: number, b: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t ** 2 * b;
  return { path: `M${ax} ${ay}Q${cx} ${cy} ${bx} ${by}`, middle: [along(ax, cx, bx), along(ay, cy, by)] };
}

/** How far along its lane a cost is shown, if the middle is not free. */
const COINS: Record<string, number> = { "bruges-florence": 0.64, "florence-bruges": 0.36, "bruges-venice": 0.44, "venice-bruges": 0.56 };

const BENDS: Record<string, [number, number]> = {
  "granada-bruges": [-225, -10],
  "granada-florence": [10, 40],
  "granada-algiers": [0, -10],
  "algiers-tunis": [0, -22],
  "venice-ragusa": [4, 12],
  "venice-florence": [30, 8],
  "granada-fez": [-30, -6],
  "florence-ragusa": [0, 16],
  "florence-cairo": [-10, 60],
  "ragusa-cairo": [-20, 40],
  "ragusa-constantinople": [30, 80],
  "tunis-cairo": [20, -50],
  "constantinople-cairo": [-40, -10],
};
