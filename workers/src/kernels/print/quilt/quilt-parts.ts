import type { Box } from '@quiltwright/shared/geometry/box';
import {
  isBorderName,
  sashingWidth,
  type BorderName,
  type Corners,
} from '@quiltwright/shared/quilting/bands/bands';
import { insideBorders } from '@quiltwright/shared/quilting/quilt-areas';
import { planOf } from '@quiltwright/shared/quilting/standard/standard-size';
import { isMitred } from '../../finishing/borders';
import type { PreparedQuilt } from '../../prepared/prepared-quilt';
import { freeRowBoxes } from './free-rows';

/**
 * A row or a border strip in a drawing of a quilt with gaps between these parts. The box is the part's place in the
 * quilt, in inches.
 */
export interface QuiltPart extends Box {
  /** The number of gaps by which the part is moved in the drawing, to the right (`x`) and down (`y`). */
  shift: { x: number; y: number };
  /** The row's number, counted from 1. Undefined for border strips, and for rows without a number. */
  number?: number;
  /**
   * Set for a border strip. `of` is its border, and `isSide` is true for a side strip. Only the first side strip and
   * the first top or bottom strip of a border have this field.
   */
  strip?: { of: BorderName; isSide: boolean };
}

export interface PulledQuilt {
  parts: QuiltPart[];
  /** The number of gaps in the drawing, counted from left to right (`x`) and from top to bottom (`y`). */
  gaps: { x: number; y: number };
}

/** Rows are pulled apart only up to this number. More rows stay in one piece. */
const MOST_ROWS = 16;

/**
 * Returns the parts of a quilt between which a drawing has gaps: its rows and border strips. A quilt with a mitred
 * border stays one part. Blocks that form no rows also stay one part.
 * @param corners the corners of borders for which the quilt has none
 */
export function pulledQuilt(prepared: PreparedQuilt, corners: Corners): PulledQuilt {
  const { quilt } = prepared;
  const whole: QuiltPart = {
    ...{ x: 0, y: 0, width: quilt.quiltWidth, height: quilt.quiltLength },
    shift: { x: 0, y: 0 },
  };
  const frames = prepared.bands.filter(({ name }) => isBorderName(name)).reverse();
  const inside = insideBorders(quilt);
  if (inside.width <= 0 || inside.height <= 0 || frames.some((frame) => isMitred(frame, corners)))
    return { parts: [whole], gaps: { x: 0, y: 0 } };
  const found = rowsOf(prepared);
  const rows: Row[] = found.length > 0 && found.length <= MOST_ROWS ? found : [{ ...inside }];
  const gaps = { x: 2 * frames.length, y: 2 * frames.length + rows.length - 1 };
  const middle = { x: gaps.x / 2, y: gaps.y / 2 };
  const borders = frames.flatMap(({ name: of, outer, hole }, depth): QuiltPart[] => {
    if (!hole || !isBorderName(of)) return [];
    const side = { y: hole.y, width: hole.x - outer.x, height: hole.height };
    const end = { x: outer.x, width: outer.width, height: hole.y - outer.y };
    return [
      { ...side, x: outer.x, shift: { x: depth, y: middle.y }, strip: { of, isSide: true } },
      { ...side, x: hole.x + hole.width, shift: { x: gaps.x - depth, y: middle.y } },
      { ...end, y: outer.y, shift: { x: middle.x, y: depth }, strip: { of, isSide: false } },
      { ...end, y: hole.y + hole.height, shift: { x: middle.x, y: gaps.y - depth } },
    ];
  });
  const parts = rows.map((row, i) => ({ ...row, shift: { x: middle.x, y: frames.length + i } }));
  return { parts: [...borders, ...parts], gaps };
}

interface Row extends Box {
  number?: number;
}

/**
 * Returns the rows of a quilt from the top down, with the numbers that the steps use. Rows of sashing in a standard
 * quilt have no number.
 */
function rowsOf(prepared: PreparedQuilt): Row[] {
  const { quilt } = prepared;
  const { x, y, width } = insideBorders(quilt);
  const plan = planOf(quilt);
  if (!plan) return freeRowBoxes(prepared).map((row, i) => ({ ...row, number: i + 1 }));
  const side = quilt.blocks[0]?.blockHeight ?? 0;
  const between = sashingWidth(quilt);
  return Array.from({ length: plan.rows }, (_, i) => i).flatMap((i): Row[] => {
    const top = y + i * (side + between);
    const row = { x, y: top, width, height: side, number: i + 1 };
    return i < plan.rows - 1 && between > 0 ? [row, { x, y: top + side, width, height: between }] : [row];
  });
}
