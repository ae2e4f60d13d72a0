import type { Box, Size } from '../../geometry/box.js';
import { SHAPE_TYPE, type ShapeType } from '../shapes/shape.js';
import { pitchOfSetting, type Setting, type SettingRole } from './setting.js';

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

/** The turn of blocks on point: their top goes to the upper right. */
const ON_POINT = 1;

/**
 * Returns all pieces of a setting, in the order in which they are painted. They cover everything inside the borders, and
 * none covers another. Triangles come first, because the boxes around them reach under the blocks.
 */
export function piecesOf(setting: Setting): SetPieces[] {
  const pieces =
    setting.kind === 'onPoint' ? [...triangles(setting), ...pointedBlocks(setting)] : straightBlocks(setting);
  return pieces.filter(({ columns, rows }) => columns > 0 && rows > 0);
}

function straightBlocks({ columns, rows, blockWidth, blockHeight, order }: Setting): SetPieces[] {
  const every = order === 'alternating' ? 2 : 1;
  /** Returns every second block, or all of them, from this column and row on. */
  const grid = (of: number, column: number, row: number): SetPieces => ({
    of,
    box: { x: column * blockWidth, y: row * blockHeight, width: blockWidth, height: blockHeight },
    columns: Math.ceil((columns - column) / every),
    rows: Math.ceil((rows - row) / every),
    pitch: { width: every * blockWidth, height: every * blockHeight },
  });
  if (every === 1) return [grid(0, 0, 0)];
  return [grid(0, 0, 0), grid(0, 1, 1), grid(1, 1, 0), grid(1, 0, 1)];
}

function pointedBlocks(setting: Setting): SetPieces[] {
  const { columns, rows, blockWidth: side, order } = setting;
  const pitch = pitchOfSetting(setting);
  /** Returns a grid of blocks. The middle of its first block lies at (x, y), counted in pitches. */
  const grid = (of: number, x: number, y: number, columns: number, rows: number): SetPieces => ({
    of,
    box: { x: x * pitch.width - side / 2, y: y * pitch.height - side / 2, width: side, height: side },
    ...{ columns, rows, pitch, turn: ON_POINT },
  });
  return [
    grid(0, 0.5, 0.5, columns, rows),
    grid(order === 'alternating' ? 1 : 0, 1, 1, columns - 1, rows - 1),
  ];
}

/**
 * Returns the setting triangles, with their long side on the edge. Two sides of the quilt's corners are legs of the four
 * corner triangles, so corners are half a square and sides a quarter of a square, as they are cut.
 */
function triangles(setting: Setting): SetPieces[] {
  const { columns, rows } = setting;
  const pitch = pitchOfSetting(setting);
  const half = { width: pitch.width / 2, height: pitch.height / 2 };
  const [right, bottom] = [columns * pitch.width - half.width, rows * pitch.height - half.height];
  const piece = (form: ShapeType, box: Box, columns = 1, rows = 1): SetPieces => {
    return { of: 'triangle', form, box, columns, rows, pitch };
  };
  const across = { x: half.width, width: pitch.width, height: half.height };
  const down = { y: half.height, width: half.width, height: pitch.height };
  return [
    piece(SHAPE_TYPE.rightTopLeft, { x: 0, y: 0, ...half }),
    piece(SHAPE_TYPE.rightTopRight, { x: right, y: 0, ...half }),
    piece(SHAPE_TYPE.rightBottomRight, { x: right, y: bottom, ...half }),
    piece(SHAPE_TYPE.rightBottomLeft, { x: 0, y: bottom, ...half }),
    piece(SHAPE_TYPE.apexDown, { ...across, y: 0 }, columns - 1),
    piece(SHAPE_TYPE.apexUp, { ...across, y: bottom }, columns - 1),
    piece(SHAPE_TYPE.apexRight, { ...down, x: 0 }, 1, rows - 1),
    piece(SHAPE_TYPE.apexLeft, { ...down, x: right }, 1, rows - 1),
  ];
}
