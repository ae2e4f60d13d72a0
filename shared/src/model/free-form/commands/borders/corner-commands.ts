import { blockUnits } from '../../../../geometry/units.js';
import { LIMITS } from '../../../../limits.js';
import { borderPlaces } from '../../../../quilting/bands/border-blocks.js';
import { bandOf, type BorderNumber, type Corners } from '../../../../quilting/bands/bands.js';
import type { Placement } from '../../../../quilting/placement.js';
import { SHAPE_TYPE, type Levels } from '../../../../quilting/shapes/shape.js';
import { bandWidth, withCorners } from '../../../cloth/quilt-bands.js';
import type { ArrangementCommand } from '../../arrangement.js';
import { edit } from '../../edit.js';
import {
  blocksLeft,
  laidPlacements,
  nextId,
  roomLeft,
  withPlacements,
  type FreeFormDesign,
} from '../../free-form-document.js';
import { areaOf, filling, laidOnBorders, turnedBlock } from './border-blocks.js';

/** The corners of a border, which the quilter chose. */
export interface BorderCorners {
  border: BorderNumber;
  corners: Corners;
}

/** Sets how the corners of an existing border are sewn. Blocks on its corners are removed. */
const setBorderCorners: ArrangementCommand<BorderCorners> = edit({
  label: ({ border }) => ({ key: 'cornersOfBand', band: `border${border}` }),
  allowed: ({ document: { design } }, { border }) =>
    bandWidth(design.quilt, `border${border}`) > 0 && !isPieced(design, border),
  change: ({ document: { design } }, { border, corners }) => {
    const bare = withoutCornerBlocks(design, border);
    const quilt = withCorners(bare.quilt, border, corners);
    return quilt === design.quilt ? {} : { design: { ...bare, quilt } };
  },
});

/** What lies on the corners of a border: a square of one fabric, or the block of the placement with this id. */
export type CornerBlock = { kind: 'square'; fabric: number } | { kind: 'block'; id: number };

export interface CornerBlocks {
  border: BorderNumber;
  block: CornerBlock;
}

/**
 * Lays squares or blocks on the four corners of a border, in place of those that lie there. A block lies at the top left
 * corner as it was drawn, and is turned by a quarter from corner to corner, so that it faces outwards at each.
 */
const setCornerBlocks: ArrangementCommand<CornerBlocks> = edit({
  label: ({ border }) => ({ key: 'cornersOfBand', band: `border${border}` }),
  allowed: ({ document: { design } }, { border, block }) =>
    takesBlocks(design, border) &&
    roomForCorners(design, border) &&
    (block.kind === 'square' || blockOf(design, block) !== null),
  change: ({ document: { design } }, { border, block }, newIds) => {
    const drawn = blockOf(design, block);
    const area = areaOf(design.quilt, border - 1);
    const places = area && borderPlaces(area);
    if (!drawn || !places) return {};
    const had = laidOnBorders(design)[border - 1]?.corners ?? [];
    const bare = withoutCornerBlocks(design, border);
    const first = nextId(design, newIds);
    const corners = places.corners.map((place, index) => {
      const turned = turnedBlock(drawn, block.kind === 'square' ? 0 : 2 * index);
      const { id = first + index, isLocked = false } = had[index] ?? {};
      return { id, isLocked, placement: filling(turned, place, { columns: 1, rows: 1 }) };
    });
    const laid = withPlacements(bare, [...laidPlacements(bare), ...corners]);
    return { design: { ...laid, quilt: withCorners(laid.quilt, border, 'straight') } };
  },
});

export const cornerCommands = { setBorderCorners, setCornerBlocks } as const;

/** True if a border is wide enough for blocks. */
export function takesBlocks({ quilt }: FreeFormDesign, border: BorderNumber): boolean {
  // The setting alone decides where blocks lie.
  if (quilt.setting) return false;
  const area = areaOf(quilt, border - 1);
  const corner = area && borderPlaces(area)?.corners[0];
  return corner ? Math.min(corner.width, corner.height) >= LIMITS.placedBlockSide.min : false;
}

/** True if rows of blocks fill the sides of a border. */
export function isPieced(design: FreeFormDesign, border: BorderNumber): boolean {
  return (laidOnBorders(design)[border - 1]?.sides.length ?? 0) > 0;
}

function roomForCorners(design: FreeFormDesign, border: BorderNumber): boolean {
  const more = 4 - (laidOnBorders(design)[border - 1]?.corners.length ?? 0);
  return roomLeft(design) >= more && blocksLeft(design) >= more;
}

function withoutCornerBlocks(design: FreeFormDesign, border: BorderNumber): FreeFormDesign {
  const gone = new Set(laidOnBorders(design)[border - 1]?.corners.map(({ id }) => id));
  if (gone.size === 0) return design;
  return withPlacements(
    design,
    laidPlacements(design).filter(({ id }) => !gone.has(id)),
  );
}

type Drawn = Pick<Placement, 'blockNum' | 'levels'>;

/** Returns a block to lay on a border; null if the quilt has no such placement. */
export function blockOf(design: FreeFormDesign, block: CornerBlock): Drawn | null {
  if (block.kind === 'square') return { blockNum: 0, levels: squareOf(block.fabric) };
  return laidPlacements(design).find(({ id }) => id === block.id)?.placement ?? null;
}

/** Returns the layers of a block of one patch. */
function squareOf(fillFabric: number): Levels {
  const [none, whole] = [blockUnits(0), blockUnits(LIMITS.blockSpace)];
  const box = { shapeXLoc: none, shapeYLoc: none, shapeWidth: whole, shapeHeight: whole };
  return [[{ shapeNum: 1, shapeType: SHAPE_TYPE.rectangle, strokeWidth: 0, ...box, fillFabric }]];
}

/** True if a placement is a square of one patch, as lies on the corners of a border. */
export function isPlainSquare({ levels }: Pick<Placement, 'levels'>): boolean {
  return levels.flat().length === 1;
}

/** Returns the fabric that squares on the corners of a border get first: one of the blocks, unlike the border. */
export function firstCornerFabric({ quilt }: FreeFormDesign, border: BorderNumber): number {
  const own = bandOf(quilt, `border${border}`)?.fabric;
  const used = quilt.blocks.flatMap(({ levels }) => levels.flat().map(({ fillFabric }) => fillFabric));
  return used.find((fabric) => fabric !== own && fabric !== 0) ?? 0;
}
