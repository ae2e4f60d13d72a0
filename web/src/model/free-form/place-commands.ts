import { titleOf } from '@quiltwright/shared/contract/block-list-item';
import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { inches } from '@quiltwright/shared/geometry/units';
import { DEFAULTS } from '@quiltwright/shared/limits';
import { emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { dressed, type PlaceableBlock } from '../block-fabrics';
import type { Command } from '../command';
import { editing } from '../document-commands';
import { onArrangement, selectedPlacements, type ArrangementCommand } from './arrangement';
import { editSelected, whole } from './edit';
import { boxOf, fitted, insideBorders, refitted } from './fitting';
import {
  laidPlacements,
  roomLeft,
  withMore,
  type FreeFormDesign,
  type FreeFormDocument,
} from './free-form-document';

/** A block to be placed. */
export interface Placing {
  block: PlaceableBlock;
  /** Where its middle is to lie, in inches from the quilt's corner; null for the first place where there is room. */
  at: Point | null;
  /** Of a square, in inches; 12 where none is given. */
  side?: number;
}

/** Lays a block on top, in its cloth. */
export const place: Command<FreeFormDocument, null, Placing> = editing<FreeFormDesign, Quilt>(whole)({
  id: 'place',
  label: ({ argument: { block } }) => titleOf(block),
  allowed: (design) => roomLeft(design) > 0,
  change: (design, { argument: { block, at, side = DEFAULTS.blockSide } }) => {
    const sides = { blockWidth: inches(side), blockHeight: inches(side) };
    const { blockWidth, blockHeight } = fitted({ ...emptyPlacement, ...sides }, design.quilt);
    const corner = at
      ? { x: at.x - blockWidth / 2, y: at.y - blockHeight / 2 }
      : freePlace(design, blockWidth, blockHeight);
    const placement: Placement = {
      ...emptyPlacement,
      ...blockOf(block),
      blockWidth,
      blockHeight,
      xLocation: inches(corner.x),
      yLocation: inches(corner.y),
    };
    return withMore(design, [fitted(placement, design.quilt)]).design;
  },
});

/** Sets another block, in its cloth, in the place of those that are selected; places, sizes and copies stay. */
const replaceBlock: ArrangementCommand<PlaceableBlock> = editSelected({
  id: 'replace-block',
  label: (block) => `${titleOf(block)} in the place of others`,
  change: (arrangement, block) => {
    const other = blockOf(block);
    return {
      design: refitted(arrangement.document.design, selectedPlacements(arrangement), (placement) => ({
        ...placement,
        ...other,
      })),
    };
  },
});

export const placeCommands = { place: onArrangement(place), replaceBlock } as const;

/** What a placement has of the block that lies there. */
export function blockOf(block: PlaceableBlock): Pick<Placement, 'blockNum' | 'levels'> {
  return { blockNum: block.designedBlockNum, levels: dressed(block) };
}

/** Among more blocks no free place is looked for: they would be compared too often. */
const MOST_COMPARED = 200;

/**
 * The first place inside the borders, row by row, where a box lies on no block: beside the border or others, or as far from
 * these as sashing is wide. The middle of the quilt where there is none.
 */
function freePlace(design: FreeFormDesign, width: number, height: number): Point {
  const { quilt } = design;
  const inside = insideBorders(quilt);
  const boxes = laidPlacements(design).map(({ placement }) => boxOf(placement));
  const middle = { x: (quilt.quiltWidth - width) / 2, y: (quilt.quiltLength - height) / 2 };
  if (boxes.length > MOST_COMPARED) return middle;
  const gap = quilt.sashingWidth;
  const [right, bottom] = [inside.x + inside.width - width, inside.y + inside.height - height];
  const starts = (first: number, ends: number[], last: number) =>
    [...new Set([first, ...ends.map((end) => end + gap)])]
      .filter((start) => start >= first && start <= last)
      .sort((one, other) => one - other);
  const columns = starts(
    inside.x,
    boxes.map((box) => box.x + box.width),
    right,
  );
  for (const y of starts(
    inside.y,
    boxes.map((box) => box.y + box.height),
    bottom,
  )) {
    const row = boxes.filter((box) => box.y < y + height + gap && y < box.y + box.height + gap);
    const x = columns.find((start) => !row.some((box) => areNear({ x: start, y, width, height }, box, gap)));
    if (x !== undefined) return { x, y };
  }
  return middle;
}

/** Whether two boxes overlap or lie closer than a gap. */
function areNear(one: Box, other: Box, gap: number): boolean {
  return (
    one.x < other.x + other.width + gap &&
    other.x < one.x + one.width + gap &&
    one.y < other.y + other.height + gap &&
    other.y < one.y + one.height + gap
  );
}
