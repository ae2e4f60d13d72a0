import { borderPlaces } from '../../../../quilting/bands/border-blocks.js';
import { borderNumbers, bordersOf } from '../../../../quilting/bands/bands.js';
import { countBlocks } from '../../../../quilting/placement.js';
import { withCorners } from '../../../cloth/quilt-bands.js';
import type { ArrangementCommand } from '../../arrangement.js';
import { edit } from '../../edit.js';
import {
  blocksLeft,
  laidPlacements,
  nextId,
  roomLeft,
  withPlacements,
  type FreeFormDesign,
  type LaidPlacement,
} from '../../free-form-document.js';
import { withMoreBorders, type AddedBorder } from './added-borders.js';
import { areaOf, countsIn, filling, turnedBlock } from './border-blocks.js';
import { blockOf, type CornerBlock } from './corner-commands.js';

/** A border of one block repeated along each side. Lengths are in inches. */
export interface PiecedBorder {
  /** The id of a placement of the block. */
  unit: number;
  /** The width of the border. Units are as long as wide, or as nearly as the sides allow. */
  width: number;
  /** The side of each unit, as it was drawn, to which its top points: out of the quilt, or into it. */
  facing: 'out' | 'in';
  /** The blocks on the corners; null for the units, turned. */
  corners: CornerBlock | null;
  /** A plain border between the quilt and this one; null for none. */
  spacer: AddedBorder | null;
}

/** Adds a pieced border around all others, and the spacer inside it, in one step. */
const addPiecedBorder: ArrangementCommand<PiecedBorder> = edit({
  label: () => ({ key: 'piecedBorderAdded' }),
  allowed: ({ document: { design } }, pieced) => withPieced(design, pieced, undefined) !== null,
  change: ({ document: { design } }, pieced, newIds) => ({
    design: withPieced(design, pieced, newIds) ?? design,
  }),
});

export const piecedCommands = { addPiecedBorder } as const;

/** Returns the design with a pieced border; null if the quilt can't have it. */
export function withPieced(
  design: FreeFormDesign,
  { unit, width, facing, corners, spacer }: PiecedBorder,
  newIds: string | undefined,
): FreeFormDesign | null {
  // The setting alone decides where blocks lie.
  if (design.quilt.setting) return null;
  const drawn = blockOf(design, { kind: 'block', id: unit });
  const onCorners = corners ? blockOf(design, corners) : drawn;
  const framed = withMoreBorders(design, [...(spacer ? [spacer] : []), { width, endWidth: width }]);
  const index = bordersOf(design.quilt).length + (spacer ? 1 : 0);
  const area = framed && areaOf(framed.quilt, index);
  const places = area && borderPlaces(area);
  const border = borderNumbers[index];
  if (!framed || !drawn || !onCorners || !places || !border || width < 1) return null;
  const inwards = facing === 'in' ? 4 : 0;
  const sides = places.sides.map((place, side) =>
    filling(turnedBlock(drawn, 2 * side + inwards), place, countsIn(place, side)),
  );
  const isSquare = corners?.kind === 'square';
  const ends = places.corners.map((place, corner) => {
    const turn = isSquare ? 0 : 2 * corner + (corners ? 0 : inwards);
    return filling(turnedBlock(onCorners, turn), place, { columns: 1, rows: 1 });
  });
  const placements = [...sides, ...ends];
  if (roomLeft(framed) < placements.length || blocksLeft(framed) < countBlocks(placements)) return null;
  const first = nextId(framed, newIds);
  const laid = placements.map((placement, each): LaidPlacement => {
    return { id: first + each, isLocked: false, placement };
  });
  const done = withPlacements(framed, [...laidPlacements(framed), ...laid]);
  return { ...done, quilt: withCorners(done.quilt, border, 'straight') };
}
