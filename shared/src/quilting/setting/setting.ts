import type { Size } from '../../geometry/box.js';
import { inches, type Inches } from '../../geometry/units.js';
import { LIMITS } from '../../limits.js';
import { bordersOf, totalEndWidth, totalWidth, type Banded } from '../bands/bands.js';
import type { Lying } from './lies.js';
import type { Ordered } from './order.js';

/*
 * The setting of a free form quilt: how its blocks are set together. A quilt with a setting stores only this description
 * and its distinct blocks. The places, the setting triangles and the size of the quilt follow from them (`laid-out.ts`).
 */

/** The kinds of settings. `onPoint`: the blocks lie on their corners, with triangles around them. */
export const settingKinds = ['straight', 'onPoint'] as const;
export type SettingKind = (typeof settingKinds)[number];

/** The pieces of a setting that aren't blocks. Each role has one fabric. */
export const settingRoles = ['triangle', 'sashing', 'cornerstone'] as const;
export type SettingRole = (typeof settingRoles)[number];

/** The squares where sashes meet. `half`: on point, those at the edge are cut along their diagonal. */
export const cornerstoneKinds = ['none', 'whole', 'half'] as const;
export type CornerstoneKind = (typeof cornerstoneKinds)[number];

/** Strips between the blocks. On point, they always go around all blocks and have cornerstones. */
export interface SettingSashing {
  width: Inches;
  /** True if sashing also goes around all blocks. */
  isAround: boolean;
  cornerstones: CornerstoneKind;
}

export interface Setting extends Ordered, Lying {
  kind: SettingKind;
  /** The number of columns. On point, these are the columns of the larger grid; the smaller grid has one less. */
  columns: number;
  rows: number;
  /** In inches. Both sides are equal on point. */
  blockWidth: Inches;
  blockHeight: Inches;
  sashing?: SettingSashing | undefined;
}

/** Returns the number of blocks on the quilt: m × n, and (m − 1) × (n − 1) more between them on point. */
export function countSet({ kind, columns, rows }: Setting): number {
  return columns * rows + (kind === 'onPoint' ? (columns - 1) * (rows - 1) : 0);
}

/** Returns the distance from one column to the next (width), and from one row to the next (height), in inches. */
export function pitchOfSetting({ kind, blockWidth, blockHeight, sashing }: Setting): Size {
  const diagonal = kind === 'onPoint' ? Math.SQRT2 : 1;
  const gap = sashing?.width ?? 0;
  return { width: (blockWidth + gap) * diagonal, height: (blockHeight + gap) * diagonal };
}

/**
 * Returns by how much all columns together, and all rows, are longer than their pitches, in inches. It is below 0 for
 * sashing between straight blocks alone.
 */
export function beyondPitches({ kind, sashing }: Pick<Setting, 'kind' | 'sashing'>): number {
  if (!sashing) return 0;
  const { width, isAround, cornerstones } = sashing;
  if (kind === 'onPoint') return cornerstones === 'half' ? 0 : width * Math.SQRT2;
  return isAround ? width : 0 - width;
}

/** Returns the size of everything inside the borders, in inches. */
export function middleSize(setting: Setting): Size {
  const { width, height } = pitchOfSetting(setting);
  const beyond = beyondPitches(setting);
  return { width: setting.columns * width + beyond, height: setting.rows * height + beyond };
}

/** The smallest and the largest number of columns, and of rows, that a quilt has room for. */
export interface SettingRange {
  columns: Range;
  rows: Range;
}

interface Range {
  least: number;
  most: number;
}

/**
 * Returns the numbers of columns and rows with which the quilt is neither too small nor too large.
 * @param quilt the borders around the setting
 */
export function rangeOf(setting: Setting, quilt: Banded): SettingRange {
  const borders = bordersOf(quilt);
  const { width, height } = pitchOfSetting(setting);
  const beyond = beyondPitches(setting);
  // A single placement has all sashes of a row, and those around all blocks are one more.
  const limit = LIMITS.repeats.max - (setting.sashing ? 1 : 0);
  // No side of a block is longer than the quilt is wide.
  const shortest = Math.max(LIMITS.quiltSide.min, setting.blockWidth, setting.blockHeight);
  return {
    columns: countsOf(width, 2 * totalWidth(borders) + beyond, shortest, limit),
    rows: countsOf(height, 2 * totalEndWidth(borders) + beyond, shortest, limit),
  };
}

/** Sums of lengths count as equal if they differ by at most this length, in inches. */
const ROUNDING = 1e-9;

function countsOf(pitch: number, others: number, min: number, limit: number): Range {
  const { max } = LIMITS.quiltSide;
  const least = Math.max(LIMITS.repeats.min, Math.ceil((min - others - ROUNDING) / pitch));
  const room = Math.floor((max - others + ROUNDING) / pitch);
  const most = Math.max(LIMITS.repeats.min, Math.min(limit, room));
  return { least: Math.min(least, most), most };
}

/**
 * Returns the setting with its numbers changed so that the quilt is neither too small nor too large. The size of the
 * blocks stays as near as possible, and then the numbers of columns and rows.
 * @param quilt the borders around the setting
 */
export function withinRange(asked: Setting, quilt: Banded): Setting {
  const setting = withSashingInRange(asked);
  const all = bordersOf(quilt);
  const borders = Math.max(totalWidth(all), totalEndWidth(all));
  const narrower = Math.min(totalWidth(all), totalEndWidth(all));
  const { min, max } = LIMITS.quiltSide;
  const diagonal = setting.kind === 'onPoint' ? Math.SQRT2 : 1;
  const shortest = setting.kind === 'onPoint' ? SHORTEST_ON_POINT : LIMITS.placedBlockSide.min;
  const gap = setting.sashing?.width ?? 0;
  const beyond = beyondPitches(setting);
  const fewest = Math.ceil(((min - 2 * narrower - beyond) / diagonal / MOST - gap) * MARKS) / MARKS;
  const least = Math.max(shortest, fewest);
  const longest = Math.max(
    least,
    Math.floor(((max - 2 * borders - beyond) / diagonal - gap) * MARKS + ROUNDING) / MARKS,
  );
  const side = (length: number) => inches(Math.min(Math.max(length, least), longest));
  const blockWidth = side(setting.blockWidth);
  const blockHeight = setting.kind === 'onPoint' ? blockWidth : side(setting.blockHeight);
  const sized = { ...setting, blockWidth, blockHeight };
  const range = rangeOf(sized, quilt);
  const columns = within(setting.columns, range.columns);
  const rows = within(setting.rows, range.rows);
  const isSame =
    columns === setting.columns &&
    rows === setting.rows &&
    blockWidth === setting.blockWidth &&
    blockHeight === setting.blockHeight;
  return isSame ? setting : { ...sized, columns, rows };
}

function withSashingInRange(setting: Setting): Setting {
  const { kind, sashing } = setting;
  if (!sashing) return setting;
  const { min, max } = LIMITS.settingSashing;
  const least = leastSashing({ kind, sashing });
  // `|| min` replaces NaN by the minimum.
  const width = inches(Math.min(Math.max(sashing.width || min, least), max));
  return width === sashing.width ? setting : { ...setting, sashing: { ...sashing, width } };
}

/** Returns the narrowest sashing of a setting, in inches. The short sides of half cornerstones are at least an inch. */
export function leastSashing({ kind, sashing }: Pick<Setting, 'kind' | 'sashing'>): number {
  return kind === 'onPoint' && sashing?.cornerstones === 'half'
    ? SHORTEST_ON_POINT
    : LIMITS.settingSashing.min;
}

/** The number of columns or rows that any setting may have. */
const MOST = LIMITS.repeats.max - 1;

/** Ruler marks per inch. */
const MARKS = 16;

/** The shortest side of blocks on point, in inches. The sides of their corner triangles are at least an inch. */
const SHORTEST_ON_POINT = 1.5;

function within(count: number, { least, most }: Range): number {
  // `|| least` replaces NaN by the minimum.
  return Math.min(Math.max(Math.trunc(count) || least, least), most);
}
