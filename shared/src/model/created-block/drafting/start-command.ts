import { startMap } from '../../../drafting/starts/start-map.js';
import type { DraftStartName } from '../../../drafting/starts/start-titles.js';
import { boundedNumbers, draftStarts } from '../../../drafting/starts/starts.js';
import { written } from '../../../drafting/shapes-of-map.js';
import type { MapFault } from '../../../drafting/seam-map.js';
import { gridSides, type GridSide, type PatchGrid } from '../../../quilting/shapes/patch-grid.js';
import type { Levels } from '../../../quilting/shapes/shape.js';
import { fabricOfSpot } from '../../../quilting/spots.js';
import { nothingSelected } from '../../selection.js';
import type { CreatedBlockDesign } from '../created-block-document.js';
import { isOpen, topFree } from '../design-layers.js';
import { nextShapeNum, withDrafted } from '../design-shapes.js';
import type { DrawingCommand } from '../drawing.js';
import { edit } from '../edit.js';
import { withLoose } from './loose-seams.js';

/** A pattern to start from, and its numbers in the order in which the pattern lists them. */
export interface StartDraft {
  start: DraftStartName;
  numbers: readonly number[];
}

/** Replaces the shapes on layers that are neither locked nor hidden by the patches of a pattern, in its own fabric spots. */
const draftStart: DrawingCommand<StartDraft> = edit({
  label: 'draftStarted',
  allowed: ({ document: { design } }, start) =>
    topFree(design) !== undefined && typeof startedLevels(design, start) !== 'string',
  change: ({ document: { design } }, start, newIds) => {
    const levels = startedLevels(design, start, newIds);
    if (typeof levels === 'string') return {};
    return {
      design: { ...withDrafted(withLoose(design, []), levels), grid: gridOf(start) ?? design.grid },
      selection: nothingSelected,
    };
  },
});

function startedLevels(
  design: CreatedBlockDesign,
  { start, numbers }: StartDraft,
  newIds?: string,
): Levels | MapFault {
  const { block, layers } = design;
  const made = startMap(start, numbers);
  if (typeof made === 'string') return made;
  const result = written(made.map, {
    levels: block.levels.map((shapes, level) => (isOpen(layers[level]) ? [] : shapes)),
    fabricOf: (face) => fabricOfSpot(block.spotFabrics, made.spotOf(face)),
    firstNum: nextShapeNum(design, newIds),
    isOpen: (level) => isOpen(layers[level]),
  });
  return typeof result === 'string' ? result : result.levels;
}

/** Returns the patch grid of a start whose patches are those of a grid; undefined for others. */
function gridOf({ start, numbers }: StartDraft): PatchGrid | undefined {
  const [first] = draftStarts[start].numbers;
  if (first?.name !== 'across') return undefined;
  const [columns, rows] = boundedNumbers(start, numbers);
  return isGridSide(columns) && isGridSide(rows) ? { columns, rows } : undefined;
}

function isGridSide(side: number | undefined): side is GridSide {
  return gridSides.some((each) => each === side);
}

export const startCommands = { draftStart } as const;
