import type { Corners } from './corners';

/** A closed path: the numbers of its corners, in order. */
export type Loop = readonly number[];

/** A set of directed edges, such as those of a shape. Edges are looked up by the corner at which they start. */
export class Edges {
  readonly #from = new Map<number, number[]>();

  /** Adds the edge from `a` to `b`. If the set has the opposite edge, from `b` to `a`, removes that edge instead. */
  add(a: number, b: number): void {
    if (a === b) return;
    const back = this.#from.get(b);
    const at = back?.indexOf(a) ?? -1;
    if (back && at >= 0) {
      back.splice(at, 1);
      return;
    }
    const out = this.#from.get(a);
    if (out) out.push(b);
    else this.#from.set(a, [b]);
  }

  addLoop(loop: Loop): void {
    loop.forEach((corner, i) => this.add(loop.at(i - 1) ?? corner, corner));
  }

  /**
   * Removes all edges and returns the closed paths that they make. No path visits a corner twice. So parts that touch
   * in a point are separate paths, and so is a hole that touches the edge around it.
   */
  takeLoops(corners: Corners): Loop[] {
    const loops: Loop[] = [];
    for (const start of this.#from.keys()) this.#follow(start, corners, loops);
    this.#from.clear();
    return loops;
  }

  /** Follows edges from `start` until no edge continues, and removes them. Adds each closed path to `loops`. */
  #follow(start: number, corners: Corners, loops: Loop[]): void {
    const path = [start];
    const placeOf = new Map([[start, 0]]);
    let before = start;
    let corner = this.#take(start, 0);
    while (corner !== undefined) {
      const place = placeOf.get(corner);
      if (place === undefined) {
        placeOf.set(corner, path.push(corner) - 1);
      } else {
        const loop = path.splice(place + 1);
        for (const gone of loop) placeOf.delete(gone);
        loops.push([corner, ...loop]);
      }
      const next = this.#takeNext(before, corner, corners);
      before = corner;
      corner = next;
    }
  }

  #take(from: number, index: number): number | undefined {
    return this.#from.get(from)?.splice(index, 1)[0];
  }

  #takeNext(before: number, corner: number, corners: Corners): number | undefined {
    const out = this.#from.get(corner) ?? [];
    if (out.length < 2) return this.#take(corner, 0);
    const angleTo = (other: number) =>
      Math.atan2(corners.y(other) - corners.y(corner), corners.x(other) - corners.x(corner));
    const back = angleTo(before);
    let best = 0;
    let least = Infinity;
    out.forEach((other, index) => {
      const turn = (back - angleTo(other) + 4 * Math.PI) % (2 * Math.PI) || 2 * Math.PI;
      if (turn < least) [best, least] = [index, turn];
    });
    return this.#take(corner, best);
  }
}

/** Returns twice the area inside a path, in square lattice steps. Negative for a path around a hole. */
export function twiceAreaOf(loop: Loop, corners: Corners): number {
  let sum = 0;
  let from = loop.at(-1) ?? 0;
  for (const to of loop) {
    sum += corners.x(from) * corners.y(to) - corners.x(to) * corners.y(from);
    from = to;
  }
  return sum;
}
