import type { Box, Size } from '../../geometry/box.js';
import { blockRuns } from './block-runs.js';
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

/** A quarter of a turn in eighths. */
const QUARTER = 2;

/**
 * Returns all pieces of a setting, in the order in which they are painted. They cover everything inside the borders, and
 * none covers another. Triangles come first, because the boxes around them reach under the blocks.
 */
export function piecesOf(setting: Setting): readonly SetPieces[] {
  const known = pieced.get(setting);
  if (known) return known;
  const all =
    setting.kind === 'onPoint' ? [...triangles(setting), ...pointedBlocks(setting)] : straightBlocks(setting);
  const pieces = all.filter(({ columns, rows }) => columns > 0 && rows > 0);
  pieced.set(setting, pieces);
  return pieces;
}

/* Each edit and each look-up of a block needs them. */
const pieced = new WeakMap<Setting, readonly SetPieces[]>();

function straightBlocks(setting: Setting): SetPieces[] {
  const { blockWidth: width, blockHeight: height } = setting;
  return blockRuns(setting).map(({ of, quarter, column, row, columns, rows, every }) => ({
    of,
    box: { x: column * width, y: row * height, width, height },
    ...{ columns, rows },
    ...(quarter > 0 && { turn: quarter * QUARTER }),
    pitch: { width: every.columns * width, height: every.rows * height },
  }));
}

function pointedBlocks(setting: Setting): SetPieces[] {
  const side = setting.blockWidth;
  const pitch = pitchOfSetting(setting);
  /** Returns the blocks of a grid. The middle of its first block lies at (from, from), counted in pitches. */
  const grid = (which: 0 | 1, from: number): SetPieces[] =>
    blockRuns(setting, which).map(({ of, quarter, column, row, columns, rows, every }) => ({
      of,
      box: {
        x: (column + from) * pitch.width - side / 2,
        y: (row + from) * pitch.height - side / 2,
        ...{ width: side, height: side },
      },
      ...{ columns, rows, turn: ON_POINT + quarter * QUARTER },
      pitch: { width: every.columns * pitch.width, height: every.rows * pitch.height },
    }));
  // Blocks come in their order, because the first placement of each is the one that is stored.
  return [...grid(0, 0.5), ...grid(1, 1)].sort((one, other) => Number(one.of) - Number(other.of));
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
