import { type Cloth } from './cloth.js';

/** A library fabric: its name, and the data from which its picture is computed. */
export interface Recipe {
  readonly fabricName: string;
  readonly cloth: Cloth;
}

/**
 * Returns a recipe whose seed of random choices is the fabric's name. A renamed fabric would look different, so
 * give it its old name as `seed`.
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
 * Returns a copy of the recipe with different random choices. Use it if the choices that follow from the fabric's name
 * put motifs too close together.
 * @param time a number that selects the choices: 2 for the second try
 */
export function again(recipe: Recipe, time: number): Recipe {
  return { ...recipe, cloth: { ...recipe.cloth, seed: `${recipe.fabricName} ${String(time)}` } };
}
