/** A shape as the API sends it, in a block of 1000 × 1000 units. */
export interface ContractShape {
  shapeType: number;
  shapeXLoc: number;
  shapeYLoc: number;
  shapeWidth: number;
  shapeHeight: number;
  fillFabric: number;
}
type Levels = readonly (readonly ContractShape[])[];

/* Points of a lattice that no seam of a traditional block crosses. */
const POINTS = Array.from({ length: 211 }, (_, index) => ((index + 0.4142) * 1000) / 211);

/**
 * Returns the differences between the visible patches of two blocks, in words. The list is empty if patches at the same
 * places have the same form, and the fabrics of both blocks correspond one to one.
 */
export function differencesOf(one: Levels, other: Levels): string[] {
  const [ones, others] = [one.flat().reverse(), other.flat().reverse()];
  const patches = new Pairs<ContractShape | undefined>('patch');
  const fabrics = new Pairs<number | undefined>('fabric');
  for (const y of POINTS) {
    for (const x of POINTS) {
      const [first, second] = [ones, others].map((shapes) => shapes.find((shape) => holds(shape, x, y)));
      const place = `${Math.round(x)}, ${Math.round(y)}`;
      patches.match(first, second, place);
      fabrics.match(first?.fillFabric, second?.fillFabric, place);
    }
  }
  return [...patches.differences, ...fabrics.differences];
}

/** Finds values that don't correspond one to one. Each call of `match` reports that `one` corresponds to `other`. */
class Pairs<T> {
  readonly #there = new Map<T, T>();
  readonly #back = new Map<T, T>();
  readonly #found = new Map<string, string>();

  constructor(readonly what: string) {}

  match(one: T, other: T, place: string): void {
    if (!this.#there.has(one)) this.#there.set(one, other);
    if (!this.#back.has(other)) this.#back.set(other, one);
    if (this.#there.get(one) === other && this.#back.get(other) === one) return;
    const name = `${JSON.stringify(one)} is ${JSON.stringify(other)}`;
    if (!this.#found.has(name)) this.#found.set(name, `Another ${this.what} at ${place}: ${name}`);
  }

  get differences(): string[] {
    return [...this.#found.values()];
  }
}

/** True if a shape covers the point (x, y), in block units. */
function holds(shape: ContractShape, x: number, y: number): boolean {
  const u = (x - shape.shapeXLoc) / shape.shapeWidth;
  const v = (y - shape.shapeYLoc) / shape.shapeHeight;
  if (u < 0 || u > 1 || v < 0 || v > 1) return false;
  const [across, down] = [Math.abs(u - 0.5), Math.abs(v - 0.5)];
  switch (shape.shapeType) {
    case 1:
      return true;
    case 2:
      return v >= u;
    case 3:
      return 2 * across <= v;
    case 6:
      return Math.hypot(across, down) <= 0.5;
    case 7:
      return u + v >= 1;
    case 8:
      return u >= v;
    case 9:
      return u + v <= 1;
    case 10:
      return across + down <= 0.5;
    case 11:
      return 2 * down <= 1 - u;
    case 12:
      return 2 * across <= 1 - v;
    case 13:
      return 2 * down <= u;
    default:
      throw new Error(`There is no shape of type ${String(shape.shapeType)}.`);
  }
}
