import { isAsDrawn } from '../geometry/orientation.js';
import { inches, type Inches } from '../geometry/units.js';
import { DEFAULTS, FABRIC, LIMITS } from '../limits.js';
import { bandInSentence, bandSubject } from './bands/band-words.js';
import {
  bandNames,
  bandNamesOf,
  bandOf,
  borderNames,
  bordersOf,
  cornerstonesOf,
  totalEndWidth,
  totalWidth,
  type Band,
  type Banded,
  type BandName,
} from './bands/bands.js';
import type { LayoutNum } from './standard/standard-layout.js';
import {
  countBlocks,
  emptyPlacement,
  leastSeparations,
  placementExtent,
  type Placement,
} from './placement.js';
import { middleSize, type Setting } from './setting/setting.js';
import { fabricsOf } from './shapes/shape.js';
import { MOST_STANDARD_BORDERS, type SizeNum } from './standard/standard-size.js';

/** The version in which quilts are stored today. Migrations bring older quilts to it. */
export const QUILT_SCHEMA_VERSION = 7;

/** A quilt as it is edited. `PackedQuilt` is the format in which a quilt is sent, stored and written to files. */
export interface Quilt extends Banded {
  /** 0 for a quilt that has never been stored. */
  quiltNum: number;
  quilterNum: number;
  quiltName: string;
  quiltLength: Inches;
  quiltWidth: Inches;
  /** The number of the standard size; 0 for a free form quilt or before a size is chosen. */
  generatingSize: 0 | SizeNum;
  generatingLayout: 0 | LayoutNum;
  /**
   * The blocks of the quilt with their places. Placements with equal levels may share one `levels` object. In a quilt
   * that was read from a `PackedQuilt`, such placements always share one.
   */
  blocks: Placement[];
  /** Only in free form quilts: how the blocks are set together. Missing if they are placed by hand. */
  setting?: Setting | undefined;
  /** The saved colourings of the quilt. Missing if there is none. */
  colourways?: QuiltColourway[] | undefined;
  /**
   * Only in stored quilts: true if the quilt is shown turned a quarter to the right, wider than long (see
   * sideways.ts).
   */
  sideways?: true | undefined;
  /**
   * Only in copies of shared designs: the name of the person who made the original. A copy of a copy has the same name
   * here. Renaming the quilt doesn't change it.
   */
  firstMaker?: string | undefined;
  revision?: number | undefined;
  schemaVersion: typeof QUILT_SCHEMA_VERSION;
}

/**
 * A saved colouring of a quilt: its name, and the numbers of the fabrics of its bands. The fabrics of the patches are
 * stored in the patches (`Shape.colourways`). A band that was added after the colourway was saved is missing until the
 * colourway is applied to the quilt.
 */
export interface QuiltColourway extends Partial<Record<BandName, number | undefined>> {
  /** The name that the quilter gave the colourway; empty if it has no name. */
  name: string;
}

/** A rule that a quilt breaks. `path` leads to the faulty field, and `message` is for the quilter. */
export interface QuiltFault {
  path: (string | number)[];
  message: string;
}

/**
 * The greatest length, in inches, by which a sum may exceed its limit because of rounding. Three blocks of 13.3 inches,
 * for example, come out slightly longer than 39.9 inches.
 */
export const ROUNDING = 1e-9;

/* Formatted without `toLocaleString`: its first call takes 40 ms on a phone, and this runs with the first page. */
const mostBlocks = String(LIMITS.blocks).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** The message for a quilt with more blocks than allowed. */
export const MOST_BLOCKS = `A quilt can have at most ${mostBlocks} blocks, including copies.`;

const POKES_OUT = 'The block, or one of its copies, extends over the edge of the quilt.';

/** The fields of a quilt that `quiltFaults` compares with each other. */
interface Measures
  extends Banded, Pick<Quilt, 'quiltLength' | 'quiltWidth' | 'generatingSize' | 'sideways' | 'setting'> {
  blocks: readonly Omit<Placement, 'levels'>[];
}

/**
 * Checks those rules for a stored quilt that compare several of its fields. Returns the broken rules; an empty list if
 * there are none.
 */
export function quiltFaults(quilt: Measures): QuiltFault[] {
  const faults: QuiltFault[] = [];
  const fault = (path: (string | number)[], message: string) => faults.push({ path, message });
  const { quiltWidth, quiltLength } = quilt;
  if (quiltWidth > quiltLength) fault(['quiltWidth'], 'The width of the quilt must not exceed its length.');
  if (quilt.sideways && !isFreeForm(quilt))
    fault(['sideways'], 'Only a free form quilt can be sideways. Leave out the field “sideways”.');
  if (quilt.setting) faults.push(...settingFaults(quilt, quilt.setting));
  const cornerstones = cornerstonesOf(quilt);
  if (cornerstones && isFreeForm(quilt))
    fault(['bands', quilt.bands.indexOf(cornerstones)], 'Only a standard quilt can have cornerstones.');
  const borders = bordersOf(quilt);
  if (!isFreeForm(quilt) && borders.length > MOST_STANDARD_BORDERS)
    fault(['bands'], 'A standard quilt can have at most two borders.');
  const uneven = borders.find(({ endWidth }) => endWidth !== undefined);
  if (uneven && !isFreeForm(quilt))
    fault(
      ['bands', quilt.bands.indexOf(uneven), 'endWidth'],
      'Only a free form quilt can have such a border.',
    );
  if (uneven && totalEndWidth(borders) > quiltLength / 2 + ROUNDING)
    fault(['bands'], 'The borders must not be wider at the top and bottom than half of the quilt length.');
  const tooWide = firstTooWide(borders, quiltWidth);
  const [wide, name, inner] = [borders[tooWide], borderNames[tooWide], borderNames[tooWide - 1]];
  if (wide && name)
    fault(
      ['bands', quilt.bands.indexOf(wide), 'width'],
      `${bandSubject(name)} must not be wider than half of ${inner ? `the width inside ${bandInSentence(inner)}` : 'the quilt width'}.`,
    );
  quilt.blocks.forEach((placement, index) => {
    const { left, top, right, bottom } = placementExtent(placement);
    const least = leastSeparations(placement);
    if (!isFreeForm(quilt) && !isAsDrawn(placement)) {
      fault(['blocks', index], 'Only a free form quilt can have turned or mirrored blocks.');
    } else if (placement.xSeparation < least.x - ROUNDING || placement.ySeparation < least.y - ROUNDING) {
      const field = placement.xSeparation < least.x - ROUNDING ? 'xSeparation' : 'ySeparation';
      fault(['blocks', index, field], 'The copies of a block must not lie closer than side by side.');
    } else if (Math.min(left, top) < -ROUNDING) {
      fault(['blocks', index, left < -ROUNDING ? 'xLocation' : 'yLocation'], POKES_OUT);
    } else if (right > quiltWidth + ROUNDING || bottom > quiltLength + ROUNDING) {
      fault(['blocks', index], POKES_OUT);
    } else if (placement.blockHeight > quiltWidth) {
      fault(['blocks', index, 'blockHeight'], 'No side of a block may be longer than the quilt is wide.');
    }
  });
  if (countBlocks(quilt.blocks) > LIMITS.blocks) fault(['blocks'], MOST_BLOCKS);
  return faults;
}

function settingFaults(quilt: Measures, setting: Setting): QuiltFault[] {
  if (!isFreeForm(quilt))
    return [{ path: ['setting'], message: 'Only a free form quilt can have a setting.' }];
  const { width, height } = middleSize(setting);
  const [across, down] = quilt.sideways ? [height, width] : [width, height];
  const borders = bordersOf(quilt);
  const isOff = (one: number, other: number) => Math.abs(one - other) > ROUNDING;
  return isOff(across + 2 * totalWidth(borders), quilt.quiltWidth) ||
    isOff(down + 2 * totalEndWidth(borders), quilt.quiltLength)
    ? [{ path: ['setting'], message: 'The size of the quilt must be that of its setting and its borders.' }]
    : [];
}

/**
 * Returns the index of the first border for which the quilt has no room; -1 if all fit. The first border takes at most
 * half of the quilt's width, rounded down to whole inches. Each other border takes at most the half of what the borders
 * before it leave.
 */
function firstTooWide(borders: readonly Band[], quiltWidth: number): number {
  return borders.findIndex(({ width }, each) =>
    each === 0
      ? width > Math.trunc(quiltWidth / 2)
      : width > (quiltWidth - 2 * totalWidth(borders.slice(0, each))) / 2,
  );
}

/** Returns a new standard quilt in a layout with one repeated block. Its size isn't chosen yet. */
export function newStandardQuilt(quilterNum: number): Quilt {
  return {
    quiltNum: 0,
    quilterNum,
    quiltName: '',
    quiltLength: inches(DEFAULTS.quiltLength),
    quiltWidth: inches(DEFAULTS.quiltWidth),
    bands: [],
    generatingSize: 0,
    generatingLayout: 3,
    blocks: [emptyPlacement],
    schemaVersion: QUILT_SCHEMA_VERSION,
  };
}

/** Returns a new free form quilt of 40″ × 60″, with an empty place for its first block. */
export function newFreeFormQuilt(quilterNum: number): Quilt {
  return { ...newStandardQuilt(quilterNum), generatingLayout: 0 };
}

/** Returns the numbers of the distinct fabrics in which a quilt is shown now, without 0 (no fabric). */
export function quiltFabrics(quilt: Quilt): number[] {
  const own = bandNamesOf(quilt)
    .map((band) => bandOf(quilt, band)?.fabric ?? FABRIC.none)
    .filter((fabric) => fabric !== FABRIC.none);
  const looks = new Set(quilt.blocks.map(({ levels }) => levels));
  return [...new Set([...own, ...[...looks].flatMap(fabricsOf)])];
}

/** Returns the numbers of the distinct fabrics of a quilt and of its colourways, without 0 (no fabric). */
export function allQuiltFabrics(quilt: Quilt): number[] {
  const now = quiltFabrics(quilt);
  const { blocks, colourways = [] } = quilt;
  if (colourways.length === 0) return now;
  const all = new Set(now);
  for (const colourway of colourways) for (const band of bandNames) all.add(colourway[band] ?? FABRIC.none);
  for (const levels of new Set(blocks.map((placement) => placement.levels)))
    for (const shape of levels.flat()) for (const fabric of shape.colourways ?? []) all.add(fabric);
  all.delete(FABRIC.none);
  return [...all];
}

/** True if a stored quilt is a free form quilt. A standard quilt always has a size when it is stored. */
export function isFreeForm({ generatingSize }: Pick<Quilt, 'generatingSize'>): boolean {
  return generatingSize === 0;
}
