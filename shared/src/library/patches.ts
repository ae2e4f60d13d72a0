import type { BulgedCorner } from '../geometry/combining/arcs-along.js';
import { boxMirroredAcross, boxTurnedRight, type Box } from '../geometry/box.js';
import { mirroredAcross, turnedRight } from '../quilting/shapes/shape-outlines.js';
import { LIMITS } from '../limits.js';
import { QUARTER } from '../quilting/shapes/curved-forms.js';
import { SHAPE_TYPE, type ShapeType } from '../quilting/shapes/shape.js';

/**
 * The meaning of a letter in the block notation: the number of a fabric spot, and whether the patch continues into
 * neighbouring shapes.
 */
interface Fabric {
  spot: number;
  /**
   * True if this patch continues into neighbouring shapes without a seam. The neighbours need the same fabric, and
   * `runsOn` too.
   */
  runsOn: boolean;
}

/** A shape of a library block with the outline of its type: the type, the box in block units, and the fabric spot. */
interface TypedPatch extends Box, Fabric {
  type: ShapeType;
}

/** A shape of a library block with an outline of its own: its corners in block units, clockwise, and its fabric spot. */
export interface OutlinedPatch extends Fabric {
  corners: readonly BulgedCorner[];
}

export type Patch = TypedPatch | OutlinedPatch;

/**
 * Returns the fabric spot that a letter of the block notation stands for: 1 to 9 for A to I. A lower-case letter stands
 * for the same spot as its capital, and also makes the patch continue into neighbouring shapes. Throws an error that
 * names the token if the letter isn't A to I.
 */
export function fabricOf(letter: string | undefined, token: string): Fabric {
  const large = (letter ?? ' ').toUpperCase();
  const spot = large.charCodeAt(0) - 64;
  if (spot < 1 || spot > LIMITS.fabricSpots) throw new Error(`“${token}” needs letters from A to I.`);
  return { spot, runsOn: letter !== large };
}

/** Returns the patches that fill `box`, from one token of the block notation, such as `A/B` for two triangles. */
export function unit(token: string, box: Box): Patch[] {
  const [a, b] = [token[0], token.at(-1)];
  const whole = (type: ShapeType, letter: string | undefined): Patch => ({
    type,
    ...box,
    ...fabricOf(letter, token),
  });
  if (token.length === 1) return [whole(SHAPE_TYPE.rectangle, a)];
  if (/^[A-I]{4}$/i.test(token)) return quarters(token, box);
  const [, disc, corner, ground] = /^([A-I])(tl|tr|br|bl)([A-I])$/.exec(token) ?? [];
  if (corner)
    return quarterDisc(box, CORNERS.indexOf(corner), fabricOf(disc, token), fabricOf(ground, token));
  const cut = (...which: Corner[]): Patch[] => corners(box, fabricOf(b, token), which);
  switch (token.slice(1, -1)) {
    case '/':
      return [whole(SHAPE_TYPE.rightTopLeft, a), whole(SHAPE_TYPE.rightBottomRight, b)];
    case '\\':
      return [whole(SHAPE_TYPE.rightBottomLeft, a), whole(SHAPE_TYPE.rightTopRight, b)];
    case '^':
      return [whole(SHAPE_TYPE.apexUp, a), ...cut('topLeft', 'topRight')];
    case 'v':
      return [whole(SHAPE_TYPE.apexDown, a), ...cut('bottomLeft', 'bottomRight')];
    case '<':
      return [whole(SHAPE_TYPE.apexLeft, a), ...cut('topLeft', 'bottomLeft')];
    case '>':
      return [whole(SHAPE_TYPE.apexRight, a), ...cut('topRight', 'bottomRight')];
    case '<>':
      return [
        whole(SHAPE_TYPE.diamond, a),
        ...corners(box, fabricOf(b, token), ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'], true),
      ];
    case 'o':
      if (fabricOf(a, token).spot <= fabricOf(b, token).spot)
        throw new Error(
          `“${token}”: the letter of the ellipse must come after the letter of its background in the alphabet.`,
        );
      return [whole(SHAPE_TYPE.rectangle, b), whole(SHAPE_TYPE.ellipse, a)];
    default:
      throw new Error(`“${token}” is not a known code for a patch.`);
  }
}

const CORNERS = ['tl', 'tr', 'br', 'bl'];
/** The radius of a quarter circle in the corner of a cell, as a part of the cell's side. */
const RADIUS = 0.75;

/**
 * Returns a quarter of a disc in a corner of a box, and the rest of the box.
 * @param turns the quarter turns from the top left corner to that corner
 */
function quarterDisc(box: Box, turns: number, fabric: Fabric, ground: Fabric): Patch[] {
  const placed = (corners: readonly (readonly [x: number, y: number, bulge?: number])[]) =>
    corners.map(([x, y, bulge = 0]) => {
      const [right, down] = [
        [x, y],
        [1 - y, x],
        [1 - x, 1 - y],
        [y, 1 - x],
      ][turns] ?? [x, y];
      return { x: box.x + (right ?? 0) * box.width, y: box.y + (down ?? 0) * box.height, bulge };
    });
  const disc = [
    [0, 0],
    [RADIUS, 0, QUARTER],
    [0, RADIUS],
  ] as const;
  const rest = [
    [RADIUS, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, RADIUS, -QUARTER],
  ] as const;
  return [
    { corners: placed(disc), ...fabric },
    { corners: placed(rest), ...ground },
  ];
}

type Corner = 'topLeft' | 'topRight' | 'bottomRight' | 'bottomLeft';

const cornerType: Record<Corner, ShapeType> = {
  topLeft: SHAPE_TYPE.rightTopLeft,
  topRight: SHAPE_TYPE.rightTopRight,
  bottomRight: SHAPE_TYPE.rightBottomRight,
  bottomLeft: SHAPE_TYPE.rightBottomLeft,
};

/**
 * Returns the corner triangles that fill a box around a flying goose or, if `quarter`, around a diamond. The
 * two triangles around a goose are as deep as the box and meet at the goose's apex, in the middle of a side.
 * The four triangles around a diamond each lie in a quarter of the box.
 */
function corners(box: Box, fabric: Fabric, which: Corner[], quarter = false): Patch[] {
  const sideways = !quarter && new Set(which.map((corner) => corner.endsWith('Left'))).size === 1;
  const width = quarter || !sideways ? box.width / 2 : box.width;
  const height = quarter || sideways ? box.height / 2 : box.height;
  return which.map((corner) => ({
    type: cornerType[corner],
    x: corner.endsWith('Left') ? box.x : box.x + box.width - width,
    y: corner.startsWith('top') ? box.y : box.y + box.height - height,
    width,
    height,
    ...fabric,
  }));
}

/**
 * Returns four quarter-square triangles for a token of four letters. Two neighbouring triangles with the same letter
 * become one half-square triangle.
 */
function quarters(token: string, box: Box): Patch[] {
  const { x, y, width, height } = box;
  const letters = Array.from(token);
  const half = { x, y, width, height };
  const side = (type: ShapeType, i: number, part: Partial<Box>): Patch => ({
    type,
    ...half,
    ...part,
    ...fabricOf(letters[i], token),
  });
  const sides: Patch[] = [
    side(SHAPE_TYPE.apexDown, 0, { height: height / 2 }),
    side(SHAPE_TYPE.apexLeft, 1, { x: x + width / 2, width: width / 2 }),
    side(SHAPE_TYPE.apexUp, 2, { y: y + height / 2, height: height / 2 }),
    side(SHAPE_TYPE.apexRight, 3, { width: width / 2 }),
  ];
  /* `halves[i]` replaces sides i and i + 1. Its right angle is in the corner between them. */
  const halves: ShapeType[] = [
    SHAPE_TYPE.rightTopRight,
    SHAPE_TYPE.rightBottomRight,
    SHAPE_TYPE.rightBottomLeft,
    SHAPE_TYPE.rightTopLeft,
  ];
  const patches: Patch[] = [];
  const taken = new Set<number>();
  halves.forEach((type, i) => {
    const next = (i + 1) % 4;
    if (taken.has(i) || taken.has(next) || letters[i] !== letters[next]) return;
    taken.add(i).add(next);
    patches.push(side(type, i, {}));
  });
  return [...patches, ...sides.filter((_, i) => !taken.has(i))];
}

/** Returns a patch after a quarter turn to the right of the whole block. */
export function turnRight<OfPatch extends Patch>(patch: OfPatch): OfPatch {
  if ('corners' in patch)
    return {
      ...patch,
      corners: patch.corners.map(({ x, y, bulge }) => ({ x: LIMITS.blockSpace - y, y: x, bulge })),
    };
  return { ...patch, ...boxTurnedRight(patch, LIMITS.blockSpace), type: turnedRight[patch.type] };
}

/** Returns a patch after the whole block is mirrored left to right. */
export function mirrorAcross(patch: Patch): Patch {
  if ('corners' in patch) return { ...patch, corners: mirrored(patch.corners) };
  return { ...patch, ...boxMirroredAcross(patch, LIMITS.blockSpace), type: mirroredAcross[patch.type] };
}

/** Returns mirrored corners in the opposite order, so that they run clockwise again. */
function mirrored(corners: readonly BulgedCorner[]): BulgedCorner[] {
  return corners
    .map(({ x, y }, i) => ({ x: LIMITS.blockSpace - x, y, bulge: corners.at(i - 1)?.bulge ?? 0 }))
    .reverse();
}

/** Returns a patch of a block as it is in the upper left quarter of a block, which is half as large. */
export function toQuarter(patch: Patch): Patch {
  if ('corners' in patch)
    return { ...patch, corners: patch.corners.map(({ x, y, bulge }) => ({ x: x / 2, y: y / 2, bulge })) };
  const { x, y, width, height } = patch;
  return { ...patch, x: x / 2, y: y / 2, width: width / 2, height: height / 2 };
}

/**
 * Returns all given patches four times: as they are, and turned by 90°, 180° and 270° around the middle of the block.
 */
export function allAround<OfPatch extends Patch>(first: readonly OfPatch[]): OfPatch[] {
  const second = first.map(turnRight);
  const third = second.map(turnRight);
  return [...first, ...second, ...third, ...third.map(turnRight)];
}
