import type { Point } from '../../geometry/point.js';
import { inches } from '../../geometry/units.js';
import { FABRIC } from '../../limits.js';
import { bordersOf, totalEndWidth, totalWidth } from '../bands/bands.js';
import { emptyPlacement, type Placement } from '../placement.js';
import type { Quilt } from '../quilt.js';
import { inForm, onePatch } from './one-patch.js';
import { piecesOf } from './pieces.js';
import type { SetPieces } from './set-pieces.js';
import { middleSize } from './setting.js';

/*
 * A quilt with a setting has a placement for each of its blocks and roles, as a standard quilt has for its slots. More
 * placements repeat them (`pattern`). They are computed here and never stored.
 */

/** A quilt with its computed placements, and placements of blocks and roles that the setting has no place for. */
export interface LaidOut {
  quilt: Quilt;
  /** Blocks after those of the quilt, in their order, and pieces of roles. */
  aside: readonly Placement[];
}

/**
 * Returns a quilt with the size and the placements that follow from its setting. Returns a quilt without a setting
 * unchanged. A second run changes nothing more.
 * @param aside blocks and pieces of roles that the setting had no place for before, and may have a place for now
 */
export function laidOut(quilt: Quilt, aside: readonly Placement[] = []): LaidOut {
  const { setting } = quilt;
  if (!setting) return { quilt, aside };
  const borders = bordersOf(quilt);
  const corner = { x: totalWidth(borders), y: totalEndWidth(borders) };
  const { width, height } = middleSize(setting);
  const all = [...quilt.blocks.filter(({ pattern }) => !pattern), ...aside];
  const blocks = all.filter(({ role }) => role === undefined);
  const used = new Set<Placement>();
  const seen = new Set<SetPieces['of']>();
  const laid = piecesOf(setting).map((pieces, index) => {
    const { of } = pieces;
    const own = typeof of === 'number' ? blocks[of] : all.find(({ role }) => role === of);
    if (own) used.add(own);
    const pattern = seen.has(of);
    seen.add(of);
    const placement = laidPieces(pieces, own, corner, pattern);
    const before = quilt.blocks[index];
    return before && isSame(placement, before) ? before : placement;
  });
  const sides = { quiltWidth: inches(width + 2 * corner.x), quiltLength: inches(height + 2 * corner.y) };
  const isLaid =
    laid.length === quilt.blocks.length &&
    laid.every((placement, index) => placement === quilt.blocks[index]) &&
    sides.quiltWidth === quilt.quiltWidth &&
    sides.quiltLength === quilt.quiltLength;
  return {
    quilt: isLaid ? quilt : { ...quilt, ...sides, blocks: laid },
    aside: all.filter((placement) => !used.has(placement)),
  };
}

/**
 * Returns the index of the placement that has the block, or the fabric, of the placement at an index of a quilt that is
 * laid out.
 */
export function ownerOf({ setting }: Pick<Quilt, 'setting'>, index: number): number {
  const pieces = setting ? piecesOf(setting) : [];
  const owner = pieces.findIndex(({ of }) => of === pieces[index]?.of);
  return owner < 0 ? index : owner;
}

function isSame(one: Placement, other: Placement): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Placement>;
  return [...keys].every((key) => one[key] === other[key]);
}

/**
 * Returns a quilt with a setting as it is stored: one placement for each block and role, in the quilt's corner. The
 * places are computed again when it is read.
 */
export function storedSetting(quilt: Quilt): Quilt {
  return { ...quilt, blocks: quilt.blocks.filter(({ pattern }) => !pattern).map(inCorner) };
}

const cornered = new WeakMap<Placement, Placement>();

/** Returns the same object for the same placement, so that drafts go on sharing placements. */
function inCorner(placement: Placement): Placement {
  const known = cornered.get(placement);
  if (known) return known;
  const { blockNum, levels, role } = placement;
  const next = { ...emptyPlacement, blockNum, levels, ...(role && { role }) };
  cornered.set(placement, next);
  return next;
}

const plain = onePatch({ fillFabric: FABRIC.none });

/**
 * Returns the placement of equal pieces. A block or role that the quilt doesn't have yet is plain.
 * @param corner the corner inside the borders
 */
function laidPieces(
  { of, form, box, columns, rows, pitch, turn }: SetPieces,
  own: Placement | undefined,
  corner: Point,
  pattern: boolean,
): Placement {
  const { blockNum, levels } = own ?? { ...emptyPlacement, levels: plain };
  return {
    ...emptyPlacement,
    blockNum,
    levels: form === undefined ? levels : inForm(levels, form),
    ...{ blockWidth: inches(box.width), blockHeight: inches(box.height) },
    ...{ xLocation: inches(corner.x + box.x), yLocation: inches(corner.y + box.y) },
    ...{ numOfColumns: columns, numOfRows: rows },
    xSeparation: inches(pitch.width - box.width),
    ySeparation: inches(pitch.height - box.height),
    pattern,
    ...(turn !== undefined && { turn }),
    ...(typeof of !== 'number' && { role: of }),
  };
}

/**
 * Returns the quilt without its setting, and with placements that stay where it laid them. They can be moved by hand.
 */
export function released(quilt: Quilt): Quilt {
  const { setting, ...free } = quilt;
  if (!setting) return quilt;
  return { ...free, blocks: quilt.blocks.map((placement) => ({ ...placement, pattern: false })) };
}
