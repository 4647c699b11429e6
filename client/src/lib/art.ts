// The constructions that everything is drawn with: stars, rosettes, arches, water. Paths only, no pictures.

export type Point = readonly [number, number];

const round = (value: number): number => Math.round(value * 100) / 100;

/** A point at an angle (degrees, 0 is up, clockwise) and distance from a centre. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))];
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

/** A star of n points: the outer radius at the tips, the inner one between them. */
export function star(cx: number, cy: number, outer: number, inner: number, n: number, turn = 0): string {
  const points: Point[] = [];
  for (let step = 0; step < n * 2; step++) {
    points.push(polar(cx, cy, step % 2 ? inner : outer, turn + (step * 180) / n));
  }
  return polygon(points);
}

/** The khatam: two squares, one turned by 45 degrees; the inner radius follows from where they cross. */
export function khatam(cx: number, cy: number, radius: number, turn = 0): string {
  return star(cx, cy, radius, radius * 0.7654, 8, turn);
}

/** The star polygon {n/k}: every k-th of n points on a circle joined by straight straps. */
export function starPolygon(cx: number, cy: number, radius: number, n: number, k: number, turn = 0): string {
  const lines: string[] = [];
  for (let step = 0; step < n; step++) {
    const [ax, ay] = polar(cx, cy, radius, turn + (step * 360) / n);
    const [bx, by] = polar(cx, cy, radius, turn + ((step + k) * 360) / n);
    lines.push(`M${ax} ${ay}L${bx} ${by}`);
  }
  return lines.join("");
}

/** A wedge of a ring between two angles. */
export function wedge(cx: number, cy: number, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const [ax, ay] = polar(cx, cy, outer, from);
  const [bx, by] = polar(cx, cy, outer, to);
  const [dx, dy] = polar(cx, cy, inner, to);
  const [ex, ey] = polar(cx, cy, inner, from);
  return `M${ax} ${ay}A${outer} ${outer} 0 ${large} 1 ${bx} ${by}L${dx} ${dy}A${inner} ${inner} 0 ${large} 0 ${ex} ${ey}Z`;
}

/** The pajarita: a triangle whose sides are S-curves. */
export function pajarita(cx: number, cy: number, radius: number, turn = 0): string {
  const corners = [0, 120, 240].map((angle) => polar(cx, cy, radius, turn + angle));
  let path = "";
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % 3] as Point;
    const dx = bx - ax;
    const dy = by - ay;
    const bend = 0.28;
    const c1: Point = [round(ax + dx * 0.3 + dy * bend), round(ay + dy * 0.3 - dx * bend)];
    const c2: Point = [round(ax + dx * 0.7 - dy * bend), round(ay + dy * 0.7 + dx * bend)];
    path += `${index ? "" : `M${ax} ${ay}`}C${c1[0]} ${c1[1]} ${c2[0]} ${c2[1]} ${bx} ${by}`;
  });
  return `${path}Z`;
}

/** A row of muqarnas: quarter arches stacked in steps, as wide as asked. */
export function muqarnas(x: number, y: number, width: number, cell: number, rows = 2): string {
  let path = "";
  for (let row = 0; row < rows; row++) {
    const top = y + row * cell * 0.7;
    const offset = row % 2 ? cell / 2 : 0;
    for (let left = x - offset; left < x + width; left += cell) {
      const a = Math.max(x, left);
      const b = Math.min(x + width, left + cell);
      const middle = left + cell / 2;
      if (b - a < cell * 0.9) continue;
      path += `M${round(a)} ${round(top)}Q${round(a)} ${round(top + cell * 0.55)} ${round(middle)} ${round(top + cell * 0.75)}`;
      path += `Q${round(b)} ${round(top + cell * 0.55)} ${round(b)} ${round(top)}`;
    }
  }
  return path;
}

/** Water: concentric arcs, offset row by row. */
export function water(x: number, y: number, width: number, height: number, size: number): string {
  let path = "";
  let row = 0;
  for (let top = y; top < y + height + size; top += size / 2, row++) {
    for (let left = x - (row % 2 ? size / 2 : 0); left < x + width + size; left += size) {
      for (const scale of [0.5, 0.34, 0.18]) {
        const r = round(size * scale);
        path += `M${round(left + size / 2 - r)} ${round(top)}a${r} ${r} 0 0 1 ${round(2 * r)} 0`;
      }
    }
  }
  return path;
}

/** A horseshoe arch standing on a base line. */
export function arch(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  const spring = y - height + r * 1.25;
  return (
    `M${round(x)} ${round(y)}L${round(x)} ${round(spring)}` +
    `C${round(x - width * 0.08)} ${round(spring - r * 0.9)} ${round(x + width * 0.2)} ${round(y - height)} ${round(x + r)} ${round(y - height)}` +
    `C${round(x + width * 0.8)} ${round(y - height)} ${round(x + width * 1.08)} ${round(spring - r * 0.9)} ${round(x + width)} ${round(spring)}` +
    `L${round(x + width)} ${round(y)}Z`
  );
}

/** A braid around a centre: two straps that cross n times, over and under. */
export function braid(cx: number, cy: number, radius: number, swing: number, n: number): [string, string] {
  const strap = (sign: number): string => {
    const points = Array.from({ length: n * 8 }, (_, step) => {
      const degrees = (step * 360) / (n * 8);
      return polar(cx, cy, radius + sign * swing * Math.sin((degrees * Math.PI * n) / 360), degrees);
    });
    return polygon(points);
  };
  return [strap(1), strap(-1)];
}

/** A smooth closed line through points, as a hand would draw a coast. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] as Point;
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let index = 0; index < points.length; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${round(b[0] + (c[0] - a[0]) / 7)} ${round(b[1] + (c[1] - a[1]) / 7)} ${round(c[0] - (d[0] - b[0]) / 7)} ${round(c[1] - (d[1] - b[1]) / 7)} ${round(c[0])} ${round(c[1])}`;
  }
  return `${path}Z`;
}

/** A laurel wreath, open at the top: two branches with leaves on their outer sides. */
export function laurel(cx: number, cy: number, radius: number): string {
  const [lx, ly] = polar(cx, cy, radius, -32);
  const [rx, ry] = polar(cx, cy, radius, 32);
  const leaves = [60, 100, 140].flatMap((angle) =>
    [angle, -angle].map((turn) => {
      const [ax, ay] = polar(cx, cy, radius, turn);
      const [bx, by] = polar(cx, cy, radius * 0.55, turn * 0.82);
      return `M${ax} ${ay}L${bx} ${by}`;
    }),
  );
  return `M${lx} ${ly}A${radius} ${radius} 0 1 0 ${rx} ${ry}${leaves.join("")}`;
}
