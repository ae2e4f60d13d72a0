import { type Cloth } from './cloth.js';

/** A fabric of the library: its name, and how it is made. */
export interface Recipe {
  readonly fabricName: string;
  readonly cloth: Cloth;
}

/**
 * A recipe whose seed is its name. Renaming a fabric would give it other cloth: then hand its old name on as `seed`.
 */
export function recipe(
  fabricName: string,
  kind: string,
  make: Cloth['make'],
  options: Pick<Cloth, 'weave' | 'printed'> & { seed?: string } = {},
): Recipe {
  return { fabricName, cloth: { kind, seed: fabricName, make, ...options } };
}

/** The recipe with its random choices made anew, where those that its name gave left a clump. */
export function again(recipe: Recipe, time: number): Recipe {
  return { ...recipe, cloth: { ...recipe.cloth, seed: `${recipe.fabricName} ${String(time)}` } };
}
