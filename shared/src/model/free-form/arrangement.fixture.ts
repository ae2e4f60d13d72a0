import type { PlaceableBlock } from '../cloth/block-fabrics.js';
import { act } from '../command.js';
import { levelsIn } from '../levels.fixture.js';
import {
  newArrangementState,
  selectedPlacements,
  type Arrangement,
  type ArrangementAction,
} from './arrangement.js';
import { fitProblemsOf } from './fit/fit-problems.js';
import type { Fix } from './fit/fix.js';
import { fixesOf } from './fit/fixes.js';
import { boxOf } from './fitting.js';
import { freeFormCommands } from './free-form-commands.js';
import { laidPlacements, newFreeForm } from './free-form-document.js';
import { stepsOf } from '../history-words.fixture.js';

/* Short names for the actions that tests run on free form quilts. */

export const newArrangement = (): Arrangement => ({ document: newFreeForm(), ...newArrangementState });

/** A block in the placeholders 1 and 2, with library fabrics for both. */
export const star: PlaceableBlock = {
  designedBlockNum: 5,
  designName: 'Star',
  levels: levelsIn([1, 2]),
  cloth: [21, 22],
};

/** A block in a real fabric, without placeholders. */
export const barn: PlaceableBlock = { designedBlockNum: 10_001, designName: 'Barn', levels: levelsIn([40]) };

/** Returns the action that places a star with its top left corner at (x, y), in inches. */
export const placeAt = (x: number, y: number, side = 12) =>
  act(freeFormCommands.place, { block: star, at: { x: x + side / 2, y: y + side / 2 }, side });

export const select = (...ids: number[]) => act(freeFormCommands.select, ids);

/** Returns a new arrangement after these actions. Each action must be possible. */
export function after(...actions: ArrangementAction[]): Arrangement {
  return actions.reduce(next, newArrangement());
}

export function next(arrangement: Arrangement, action: ArrangementAction): Arrangement {
  if (!action.canRun(arrangement)) throw new Error(`“${action.type}” can’t be run.`);
  return action.run(arrangement);
}

/** Returns x, y, width, height, columns and rows of each placement, bottom first. */
export function laid({ document }: Arrangement): [number, number, number, number, number, number][] {
  return laidPlacements(document.design).map(({ placement }) => {
    const { xLocation, yLocation, blockWidth, blockHeight, numOfColumns, numOfRows } = placement;
    return [xLocation, yLocation, blockWidth, blockHeight, numOfColumns, numOfRows];
  });
}

/** Returns the box of each placement, its copies included, bottom first. */
export function boxes({ document }: Arrangement) {
  return laidPlacements(document.design).map(({ placement }) => boxOf(placement));
}

/** Returns the ids of the selected placements, bottom first. */
export function selected(arrangement: Arrangement): number[] {
  return selectedPlacements(arrangement).map(({ id }) => id);
}

/** Returns the names of the steps that can be undone, oldest first. */
export function steps({ document }: Arrangement): string[] {
  return stepsOf(document);
}

/** Returns the fixes of the first fit problems of a quilt. */
export function fixesIn({ document: { design } }: Arrangement): Fix[] {
  return fitProblemsOf(design).first.flatMap((fitProblem) => fixesOf(fitProblem, design));
}
