import { describe, expect, test } from "vitest";
import { AFTER, HEIGHT, momentOf, outline, Plane, stacked, totals, WIDTH } from "../../src/lib/plot";
import type { Point } from "../../src/generated/wire";

const point = (number: number, points: number, source = "towers"): Point => ({ number, period: 1, seat: 0, points, source });

describe("the scale of prestige", () => {
  test.each([
    [[3], 0, 5, [0, 1, 2, 3, 4, 5]],
    [[0, 12, 47], 0, 50, [0, 10, 20, 30, 40, 50]],
    [[-3, 18], -5, 20, [-5, 0, 5, 10, 15, 20]],
    [[101], 0, 125, [0, 25, 50, 75, 100, 125]],
    [[], 0, 5, [0, 1, 2, 3, 4, 5]],
  ])("%j reaches from %i to %i in at most six round steps", (values, least, most, ticks) => {
    const plane = new Plane(10, values);
    expect([plane.least, plane.most, plane.ticks]).toEqual([least, most, ticks]);
  });

  test("the least is at the bottom, the most at the top", () => {
    const plane = new Plane(10, [-3, 18]);
    expect(plane.y(-5)).toBe(plane.bottom);
    expect(plane.y(20)).toBe(plane.top);
    expect(plane.y(7.5)).toBeCloseTo((plane.top + plane.bottom) / 2);
  });
});

describe("the scale of questions", () => {
  test("the first is at the left, the result at the right with room before it", () => {
    const plane = new Plane(11, []);
    expect(plane.x(1)).toBe(plane.left);
    expect(plane.x(AFTER)).toBe(plane.right);
    expect(plane.x(11) - plane.left).toBeCloseTo((plane.right - plane.left) * 0.86);
    expect(plane.x(6) - plane.left).toBeCloseTo((plane.x(11) - plane.left) / 2);
  });

  test("a game of one question does not divide by zero", () => {
    expect(new Plane(1, []).x(1)).toBe(new Plane(1, []).left);
  });

  test("everything is inside the picture", () => {
    const plane = new Plane(200, [140]);
    for (const moment of [1, 1.5, 200, 200.5, AFTER]) {
      expect(plane.x(moment)).toBeGreaterThanOrEqual(0);
      expect(plane.x(moment)).toBeLessThanOrEqual(WIDTH);
    }
    expect(plane.y(0)).toBeLessThanOrEqual(HEIGHT);
  });
});

test("points come between their question and the next, those before the first question with the first", () => {
  expect([0, 1, 7].map(momentOf)).toEqual([1, 1.5, 7.5]);
});

test("a running total is a staircase that ends with the result", () => {
  expect(totals([point(0, 2), point(3, 5), point(4, -1)])).toEqual([
    [1, 0],
    [1, 0],
    [1, 2],
    [3.5, 2],
    [3.5, 7],
    [4.5, 7],
    [4.5, 6],
    [AFTER, 6],
  ]);
});

describe("areas by source", () => {
  const areas = stacked([point(1, 4, "towers"), point(2, 3, "poems"), point(2, -2, "debts"), point(5, 1, "towers")], ["towers", "poems", "debts"]);

  test("gains are stacked in order, losses are below zero", () => {
    const last = areas.map((area) => area.bands.at(-1)!);
    expect(last.map(({ low, high }) => [low, high])).toEqual([
      [0, 5],
      [5, 8],
      [-2, 0],
    ]);
  });

  test("every area has a band from each moment to the next", () => {
    for (const area of areas) {
      expect(area.bands.map((band) => band.from)).toEqual([1, 1.5, 2.5, 5.5]);
      expect(area.bands.map((band) => band.to)).toEqual([1.5, 2.5, 5.5, AFTER]);
    }
  });

  test("at every moment the bands add up to the total", () => {
    const sums = areas[0]!.bands.map((_, index) => areas.reduce((sum, area) => sum + (area.source === "debts" ? -1 : 1) * (area.bands[index]!.high - area.bands[index]!.low), 0));
    expect(sums).toEqual([0, 4, 5, 6]);
  });

  test("an outline begins with the first points of its source", () => {
    const plane = new Plane(5, [8, -2]);
    const drawn = outline(areas[1]!, plane);
    expect(drawn.match(/M/g)).toHaveLength(1);
    expect(drawn.startsWith(`M${plane.x(2.5).toFixed(1)} ${plane.y(7).toFixed(1)}`)).toBe(true);
    expect(drawn.endsWith("Z")).toBe(true);
  });

  test("a source that turns from loss to gain has two pieces, one without points has none", () => {
    const plane = new Plane(5, [5, -5]);
    const [turning, nothing] = stacked([point(1, -3, "a"), point(2, 8, "a")], ["a", "b"]);
    expect(outline(turning!, plane).match(/M/g)).toHaveLength(2);
    expect(outline(nothing!, plane)).toBe("");
  });
});
