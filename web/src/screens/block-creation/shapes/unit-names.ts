import type { FillUnit, Turns } from '@quiltwright/shared/model/created-block/laying/fill-units';

/**
 * The units that the palette offers for filling cells, such as an hourglass. If `turns` is null, one entry of the
 * palette stands for all rotations of the unit.
 */
export const offeredUnits: readonly { unit: FillUnit; turns: Turns | null; name: string }[] = [
  { unit: 'square', turns: null, name: 'Square' },
  { unit: 'half-square', turns: 0, name: 'Half-square triangle, bottom left' },
  { unit: 'half-square', turns: 3, name: 'Half-square triangle, bottom right' },
  { unit: 'half-square', turns: 2, name: 'Half-square triangle, top right' },
  { unit: 'half-square', turns: 1, name: 'Half-square triangle, top left' },
  { unit: 'hourglass', turns: null, name: 'Hourglass' },
  { unit: 'three-fabric hourglass', turns: null, name: 'Hourglass in three fabrics' },
  { unit: 'goose', turns: 0, name: 'Goose, flying up' },
  { unit: 'goose', turns: 1, name: 'Goose, flying right' },
  { unit: 'goose', turns: 2, name: 'Goose, flying down' },
  { unit: 'goose', turns: 3, name: 'Goose, flying left' },
  { unit: 'diamond', turns: null, name: 'Diamond' },
  { unit: 'circle', turns: null, name: 'Circle' },
  { unit: 'quarter circle', turns: null, name: 'Quarter circle' },
  { unit: 'melon', turns: null, name: 'Melon' },
];

/** Returns the index in `offeredUnits` of a unit that is turned by `turns` quarter turns to the right. */
export function offeredAs(unit: FillUnit, turns: Turns) {
  return offeredUnits.findIndex((each) => each.unit === unit && (each.turns ?? turns) === turns);
}
