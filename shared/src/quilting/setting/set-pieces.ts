import type { Box, Size } from '../../geometry/box.js';
import type { ShapeType } from '../shapes/shape.js';
import type { SettingRole } from './setting.js';

/** Equal pieces of a setting in columns and rows. Lengths are in inches, from the corner inside the borders. */
export interface SetPieces {
  /** The index of the block that the pieces show, or the role of pieces of one patch. */
  of: number | SettingRole;
  /** The shape of pieces of one patch. */
  form?: ShapeType;
  /** The box of the first piece, before it is turned about its middle. */
  box: Box;
  columns: number;
  rows: number;
  /** The distance from one column to the next, and from one row to the next. */
  pitch: Size;
  /** By how many eighths of a turn to the right the pieces are turned. */
  turn?: number;
}
