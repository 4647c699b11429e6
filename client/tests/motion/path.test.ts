import { describe, expect, test } from "vitest";
import { around, carried, type Spot } from "../../src/motion/path";

const spot = (x: number, y: number): Spot => ({ x, y, width: 10, height: 10 });
const hub = spot(0, 0);
/** Where on the page a step of a way is. */
const places = (steps: { dx: number; dy: number }[], to: Spot): [number, number][] => steps.map(({ dx, dy }) => [to.x + dx, to.y + dy]);

describe("a piece that is carried", () => {
  const [from, to] = [spot(100, 50), spot(20, 110)];
  const way = carried(from, to);

  test("leaves where it was and arrives where it is", () => {
    expect(places(way, to)[0]).toEqual([100, 50]);
    expect(way.at(-1)!.dx).toBeCloseTo(0);
    expect(way.at(-1)!.dy).toBeCloseTo(0);
  });

  test("is lifted by an eighth of the distance, highest in the middle", () => {
    const [x, y] = places(way, to)[6]!;
    expect(x).toBeCloseTo(60);
    expect(y).toBeCloseTo(80 - 100 * 0.12);
  });
});

describe("a walk around a hub", () => {
  // On a page y grows downwards, so from right (3 o'clock) to bottom (6 o'clock) is clockwise.
  test("goes clockwise, a quarter by the short way", () => {
    const to = spot(0, 100);
    const way = places(around(spot(100, 0), to, hub), to);
    expect(way[6]![0]).toBeCloseTo(Math.SQRT1_2 * 100);
    expect(way[6]![1]).toBeCloseTo(Math.SQRT1_2 * 100);
  });

  test("goes clockwise, three quarters by the long way", () => {
    const to = spot(0, -100);
    const way = places(around(spot(100, 0), to, hub), to);
    expect(way[4]![0]).toBeCloseTo(0);
    expect(way[4]![1]).toBeCloseTo(100);
  });

  test("keeps its distance from the hub, or changes it evenly", () => {
    const to = spot(-50, 0);
    const far = places(around(spot(100, 0), to, hub), to).map(([x, y]) => Math.hypot(x, y));
    expect(far[0]).toBeCloseTo(100);
    expect(far[6]).toBeCloseTo(75);
    expect(far[12]).toBeCloseTo(50);
  });

  test("does not go around the whole ring for a tiny step back", () => {
    const to = spot(Math.cos(-0.1) * 100, Math.sin(-0.1) * 100);
    const way = places(around(spot(100, 0), to, hub), to);
    for (const [x] of way) expect(x).toBeGreaterThan(99);
  });
});
