import { titleOf } from '../../../contract/block-list-item.js';
import { clamp } from '../../../geometry/interval.js';
import { inches, type Inches } from '../../../geometry/units.js';
import { LIMITS } from '../../../limits.js';
import { inSpotFabrics } from '../../../quilting/spots.js';
import { drawnLevels } from '../../../quilting/created-block.js';
import type { Levels } from '../../../quilting/shapes/shape.js';
import {
  areSameGrids,
  gridSides,
  guessedGrid,
  patchGrids,
  squareGrid,
  type PatchGrid,
} from '../../../quilting/shapes/patch-grid.js';
import { areSameStarGrids, type StarGrid } from '../../../quilting/shapes/star-grid.js';
import type { BlankBlock } from '../../designed-block/block-commands.js';
import { historyCommands, renameCommand } from '../../editing.js';
import { nothingSelected } from '../../selection.js';
import {
  newCreatedBlock,
  openLayers,
  renamedCreatedBlock,
  withOffered,
  type CreatedBlockDocument,
} from '../created-block-document.js';
import { nextLayerId } from '../design-layers.js';
import { nextShapeNum } from '../design-shapes.js';
import { newDrawingState, selectedShapes, selectionAfterUndo, type DrawingCommand } from '../drawing.js';
import { edit, editSelected } from '../edit.js';
import { withShapes } from '../reshape.js';

/** Sets the finished size in inches. The shapes keep their places in block units, so they are scaled with the block. */
const setSize: DrawingCommand<{ width: Inches; height: Inches }> = edit({
  label: 'blockSize',
  allowed: (_, { width, height }) => isBlockSide(width) && isBlockSide(height),
  change: ({ document: { design } }, { width: blockWidth, height: blockHeight }) => {
    const { block } = design;
    if (block.blockWidth === blockWidth && block.blockHeight === blockHeight) return {};
    return { design: { ...design, block: { ...block, blockWidth, blockHeight } } };
  },
});

function isBlockSide(side: Inches): boolean {
  return side >= LIMITS.blockSide.min && side <= LIMITS.blockSide.max;
}

/** Sets the patch grid. Existing shapes stay unchanged. */
const setGrid: DrawingCommand<PatchGrid> = edit({
  label: 'patchGrid',
  allowed: (_, { columns, rows }) => gridSides.includes(columns) && gridSides.includes(rows),
  change: ({ document: { design } }, grid) =>
    areSameGrids(design.grid, grid) ? {} : { design: { ...design, grid } },
});

/** Sets the grid for drafting seams; null for the patch grid. */
const setStarGrid: DrawingCommand<StarGrid | null> = edit({
  label: 'starGrid',
  change: ({ document: { design } }, grid) => {
    const { starGrid, ...rest } = design;
    if (areSameStarGrids(starGrid, grid ?? undefined)) return {};
    return { design: grid ? { ...rest, starGrid: grid } : rest };
  },
});

/** Gives the selected shapes the fabric with this number: a placeholder, or a real fabric. */
const giveFabric: DrawingCommand<number> = editSelected({
  label: 'fabricOfShapes',
  change: (drawing, fillFabric) => {
    const others = selectedShapes(drawing)
      .filter(({ shape }) => shape.fillFabric !== fillFabric)
      .map(({ shape }) => [shape.shapeNum, { ...shape, fillFabric }] as const);
    return { design: withShapes(drawing.document.design, new Map(others)) };
  },
});

/**
 * A block that a quilter copies to start a drawing. `grid` is the number of patches along one side, as the library
 * gives it.
 */
export type StartingBlock = BlankBlock & { grid?: number | undefined };

/** Replaces the drawing by the shapes of another block. The name stays. */
const startFrom = edit<StartingBlock>({
  label: (from) => ({ key: 'block', title: titleOf(from) }),
  change: ({ document: { design } }, from, newIds) => {
    const { designedBlockNum: blockNum, blockWidth, blockHeight, spotFabrics } = from;
    const drawn = drawnLevels(inSpotFabrics(from.levels, spotFabrics));
    const levels = withOffered(
      newIds === undefined ? drawn : renumbered(drawn, nextShapeNum(design, newIds)),
    );
    const size = { blockWidth: sideWithin(blockWidth), blockHeight: sideWithin(blockHeight) };
    const own = { ...size, blockNum, usedBlockNum: blockNum, levels, spotFabrics };
    const block = { ...own, instructions: '', firstMaker: undefined, isDrafted: undefined };
    return {
      design: {
        block: { ...design.block, ...block },
        grid: squareGrid(patchGrids.find((grid) => grid === from.grid) ?? guessedGrid(from.levels)),
        layers: openLayers(levels, newIds === undefined ? 1 : nextLayerId(design.layers, newIds)),
        links: [],
      },
      selection: nothingSelected,
    };
  },
});

/** Returns the layers with their shapes renumbered one after another, starting with the number `first`. */
function renumbered(levels: Levels, first: number): Levels {
  let shapeNum = first;
  return levels.map((level) => level.map((shape) => ({ ...shape, shapeNum: shapeNum++ })));
}

function sideWithin(side: Inches): Inches {
  return inches(clamp(side, LIMITS.blockSide.min, LIMITS.blockSide.max));
}

/** Returns a new document that starts as a copy of a block, for the button “Load a finished block”. */
export function begunCreatedBlock(from: StartingBlock): CreatedBlockDocument {
  const drawing = { document: newCreatedBlock(), ...newDrawingState };
  return startFrom.run(drawing, from).document;
}

export const blockSettings = {
  ...historyCommands<CreatedBlockDocument>(selectionAfterUndo),
  setSize,
  setGrid,
  setStarGrid,
  giveFabric,
  startFrom,
  rename: renameCommand(renamedCreatedBlock),
} as const;
