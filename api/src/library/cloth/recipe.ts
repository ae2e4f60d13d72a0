import { type Cloth } from './cloth.js';

/** A library fabric: its name, and how to make it. */
export interface Recipe {
  readonly fabricName: string;
  readonly cloth: Cloth;
}

/**
 * Returns a recipe whose seed is its name. A renamed fabric would become other cloth, so give it its old name
 * as `seed`.
 */
export function recipe(
  fabricName: string,
  kind: string,
  make: Cloth['make'],
  options: Pick<Cloth, 'weave' | 'printed'> & { seed?: string } = {},
): Recipe {
  return { fabricName, cloth: { kind, seed: fabricName, make, ...options } };
}

/**
 * Returns a recipe with new random choices. Use it if the choices seeded by the fabric's name put motifs too
 * close together.
 * @param time the number of the try
 */
export function again(recipe: Recipe, time: number): Recipe {
  return { ...recipe, cloth: { ...recipe.cloth, seed: `${recipe.fabricName} ${String(time)}` } };
}
