// Charts of points over a game: a plane with two scales, running totals, and areas stacked by source.

import type { Point } from "../generated/wire";

export const WIDTH = 320;
export const HEIGHT = 176;
const LEFT = 27;
const RIGHT = 11;
const TOP = 9;
const BOTTOM = 20;
/** The width of the result beside the game: many points come with the very last answer. */
const RESULT = 0.14;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** Horizontally from question 1 to the end, with the result beside it; vertically from the least to the most points. */
export class Plane {
  readonly least: number;
  readonly most: number;
  readonly ticks: number[];

  constructor(
    readonly last: number,
    values: number[],
  ) {
    const low = Math.min(0, ...values);
    const high = Math.max(5, ...values);
    const step = STEPS.find((one) => (high - low) / one <= 5) ?? 2000;
    this.least = Math.floor(low / step) * step;
    this.most = Math.ceil(high / step) * step;
    this.ticks = Array.from({ length: (this.most - this.least) / step + 1 }, (_, index) => this.least + index * step);
  }

  x(moment: number): number {
    const wide = (WIDTH - LEFT - RIGHT) * (1 - RESULT);
    return moment > this.last ? this.right : LEFT + ((moment - 1) / Math.max(1, this.last - 1)) * wide;
  }

  y(total: number): number {
    return HEIGHT - BOTTOM - ((total - this.least) / (this.most - this.least)) * (HEIGHT - TOP - BOTTOM);
  }

  get left(): number {
    return LEFT;
  }

  get right(): number {
    return WIDTH - RIGHT;
  }

  get top(): number {
    return TOP;
  }

  get bottom(): number {
    return HEIGHT - BOTTOM;
  }
}

/** Later than any question: where the result ends. */
export const AFTER = Infinity;

/** An answer's points appear between its question and the next; points before the first question, with the first. */
export const momentOf = (number: number): number => (number === 0 ? 1 : number + 0.5);

/** The corners of a running total. */
export function totals(points: Point[]): [number, number][] {
  let total = 0;
  const corners: [number, number][] = [[1, 0]];
  for (const point of points) {
    corners.push([momentOf(point.number), total]);
    total += point.points;
    corners.push([momentOf(point.number), total]);
  }
  corners.push([AFTER, total]);
  return corners;
}

export interface Area {
  source: string;
  /** The two totals between which the source lies, from one moment to the next. */
  bands: { from: number; to: number; low: number; high: number }[];
}

/** The points of each source so far, stacked in the given order: gains above zero, losses below. */
export function stacked(points: Point[], sources: string[]): Area[] {
  const areas: Area[] = sources.map((source) => ({ source, bands: [] }));
  const sums = sources.map(() => 0);
  const moments = [...new Set([1, ...points.map((point) => momentOf(point.number))]), AFTER];
  let next = 0;
  moments.slice(0, -1).forEach((from, index) => {
    for (; next < points.length && momentOf(points[next]!.number) <= from; next++) sums[sources.indexOf(points[next]!.source)]! += points[next]!.points;
    let above = 0;
    let below = 0;
    areas.forEach((area, which) => {
      const sum = sums[which]!;
      const start = sum < 0 ? below : above;
      if (sum < 0) below += sum;
      else above += sum;
      area.bands.push({ from, to: moments[index + 1]!, low: Math.min(start, start + sum), high: Math.max(start, start + sum) });
    });
  });
  return areas;
}

/** An area's outline on a plane. A piece ends where the source has no points, or turns from gain to loss. */
export function outline(area: Area, plane: Plane): string {
  const pieces: Area["bands"][] = [];
  let before: Area["bands"][number] | null = null;
  for (const band of area.bands) {
    if (band.low < band.high) {
      if (before && before.low < before.high && before.high <= 0 === band.high <= 0) pieces[pieces.length - 1]!.push(band);
      else pieces.push([band]);
    }
    before = band;
  }
  const corner = (moment: number, total: number): string => `${plane.x(moment).toFixed(1)} ${plane.y(total).toFixed(1)}`;
  return pieces
    .map((piece) => {
      const [high, low] = (["high", "low"] as const).map((side) => piece.flatMap((band) => [corner(band.from, band[side]), corner(band.to, band[side])]));
      return `M${high!.join("L")}L${low!.reverse().join("L")}Z`;
    })
    .join("");
}
