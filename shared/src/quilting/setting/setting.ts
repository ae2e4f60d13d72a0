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
export const settingRoles = ['triangle'] as const;
export type SettingRole = (typeof settingRoles)[number];

export interface Setting extends Ordered, Lying {
  kind: SettingKind;
  /** The number of columns. On point, these are the columns of the larger grid; the smaller grid has one less. */
  columns: number;
  rows: number;
  /** In inches. Both sides are equal on point. */
  blockWidth: Inches;
  blockHeight: Inches;
}

/** Returns the number of blocks on the quilt: m × n, and (m − 1) × (n − 1) more between them on point. */
export function countSet({ kind, columns, rows }: Setting): number {
  return columns * rows + (kind === 'onPoint' ? (columns - 1) * (rows - 1) : 0);
}

/** Returns the distance from one column to the next (width), and from one row to the next (height), in inches. */
export function pitchOfSetting({ kind, blockWidth, blockHeight }: Setting): Size {
  const diagonal = kind === 'onPoint' ? Math.SQRT2 : 1;
  return { width: blockWidth * diagonal, height: blockHeight * diagonal };
}

/** Returns the size of everything inside the borders, in inches. */
export function middleSize(setting: Setting): Size {
  const { width, height } = pitchOfSetting(setting);
  return { width: setting.columns * width, height: setting.rows * height };
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
  // No side of a block is longer than the quilt is wide.
  const shortest = Math.max(LIMITS.quiltSide.min, setting.blockWidth, setting.blockHeight);
  return {
    columns: countsOf(width, totalWidth(borders), shortest),
    rows: countsOf(height, totalEndWidth(borders), shortest),
  };
}

/** Sums of lengths count as equal if they differ by at most this length, in inches. */
const ROUNDING = 1e-9;

function countsOf(pitch: number, borders: number, min: number): Range {
  const { max } = LIMITS.quiltSide;
  const least = Math.max(LIMITS.repeats.min, Math.ceil((min - 2 * borders - ROUNDING) / pitch));
  const room = Math.floor((max - 2 * borders + ROUNDING) / pitch);
  const most = Math.max(LIMITS.repeats.min, Math.min(LIMITS.repeats.max, room));
  return { least: Math.min(least, most), most };
}

/**
 * Returns the setting with its numbers changed so that the quilt is neither too small nor too large. The size of the
 * blocks stays as near as possible, and then the numbers of columns and rows.
 * @param quilt the borders around the setting
 */
export function withinRange(setting: Setting, quilt: Banded): Setting {
  const all = bordersOf(quilt);
  const borders = Math.max(totalWidth(all), totalEndWidth(all));
  const narrower = Math.min(totalWidth(all), totalEndWidth(all));
  const { min, max } = LIMITS.quiltSide;
  const diagonal = setting.kind === 'onPoint' ? Math.SQRT2 : 1;
  const shortest = setting.kind === 'onPoint' ? SHORTEST_ON_POINT : LIMITS.placedBlockSide.min;
  const fewest = Math.ceil(((min - 2 * narrower) / diagonal / LIMITS.repeats.max) * MARKS) / MARKS;
  const least = Math.max(shortest, fewest);
  const longest = Math.max(least, Math.floor(((max - 2 * borders) / diagonal) * MARKS) / MARKS);
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

/** Ruler marks per inch. */
const MARKS = 16;

/** The shortest side of blocks on point, in inches. The sides of their corner triangles are at least an inch. */
const SHORTEST_ON_POINT = 1.5;

function within(count: number, { least, most }: Range): number {
  // `|| least` replaces NaN by the minimum.
  return Math.min(Math.max(Math.trunc(count) || least, least), most);
}
