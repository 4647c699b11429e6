// The path of a piece between two places, as steps relative to its destination.

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Step {
  dx: number;
  dy: number;
}

/** The number of steps in a path. */
const STEPS = 12;

/** Straight, with a slight lift in the middle, as a hand carries a piece. */
export function carried(from: Spot, to: Spot, lift = 0.12): Step[] {
  const dx = from.x - to.x;
  const dy = from.y - to.y;
  const high = Math.hypot(dx, dy) * lift;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const left = 1 - step / STEPS;
    return { dx: dx * left, dy: dy * left - high * 4 * left * (1 - left) };
  });
}

/** Clockwise around a hub, as workers walk the rondel; the distance from the hub changes evenly. */
export function around(from: Spot, to: Spot, hub: Spot): Step[] {
  const start = Math.atan2(from.y - hub.y, from.x - hub.x);
  const end = Math.atan2(to.y - hub.y, to.x - hub.x);
  const turn = (end - start + Math.PI * 4) % (Math.PI * 2);
  const near = Math.hypot(from.x - hub.x, from.y - hub.y);
  const far = Math.hypot(to.x - hub.x, to.y - hub.y);
  // A tiny step back is a shift within one square, not a walk around the whole ring.
  const angle = turn > Math.PI * 1.9 ? turn - Math.PI * 2 : turn;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const done = step / STEPS;
    const radius = near + (far - near) * done;
    return {
      dx: hub.x + radius * Math.cos(start + angle * done) - to.x,
      dy: hub.y + radius * Math.sin(start + angle * done) - to.y,
    };
  });
}
