import type { Box } from '../../geometry/box.js';
import { blockRuns } from './block-runs.js';
import { SHAPE_TYPE, type ShapeType } from '../shapes/shape.js';
import { sashesOf } from './sashing.js';
import type { SetPieces } from './set-pieces.js';
import { beyondPitches, middleSize, pitchOfSetting, type Setting } from './setting.js';

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
  const pieces = [...all, ...sashesOf(setting)].filter(({ columns, rows }) => columns > 0 && rows > 0);
  const ordered = [...pieces.filter(isTriangular), ...pieces.filter((each) => !isTriangular(each))];
  pieced.set(setting, ordered);
  return ordered;
}

/* Each edit and each look-up of a block needs them. */
const pieced = new WeakMap<Setting, readonly SetPieces[]>();

function isTriangular({ form = SHAPE_TYPE.rectangle }: SetPieces): boolean {
  return form !== SHAPE_TYPE.rectangle;
}

function straightBlocks(setting: Setting): SetPieces[] {
  const { blockWidth: width, blockHeight: height, sashing } = setting;
  const pitch = pitchOfSetting(setting);
  const edge = sashing?.isAround ? sashing.width : 0;
  return blockRuns(setting).map(({ of, quarter, column, row, columns, rows, every }) => ({
    of,
    box: { x: edge + column * pitch.width, y: edge + row * pitch.height, width, height },
    ...{ columns, rows },
    ...(quarter > 0 && { turn: quarter * QUARTER }),
    pitch: { width: every.columns * pitch.width, height: every.rows * pitch.height },
  }));
}

function pointedBlocks(setting: Setting): SetPieces[] {
  const side = setting.blockWidth;
  const pitch = pitchOfSetting(setting);
  const start = beyondPitches(setting) / 2 - side / 2;
  /** Returns the blocks of a grid. The middle of its first block lies at (from, from), counted in pitches. */
  const grid = (which: 0 | 1, from: number): SetPieces[] =>
    blockRuns(setting, which).map(({ of, quarter, column, row, columns, rows, every }) => ({
      of,
      box: {
        x: start + (column + from) * pitch.width,
        y: start + (row + from) * pitch.height,
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
 * corner triangles, so corners are half a square and sides a quarter of a square, as they are cut. They also reach past
 * the ends of the sashes, and past the cornerstones at the edge if these are whole.
 */
function triangles(setting: Setting): SetPieces[] {
  const { columns, rows, blockWidth } = setting;
  const pitch = pitchOfSetting(setting);
  const beyond = beyondPitches(setting);
  const { width, height } = middleSize(setting);
  const leg = blockWidth / Math.SQRT2 + beyond;
  const long = blockWidth * Math.SQRT2 + beyond;
  const [right, bottom] = [width - leg, height - leg];
  const piece = (form: ShapeType, box: Box, columns = 1, rows = 1): SetPieces => {
    return { of: 'triangle', form, box, columns, rows, pitch };
  };
  const corner = { width: leg, height: leg };
  const inset = (beyond - long) / 2;
  const across = { x: pitch.width + inset, width: long, height: long / 2 };
  const down = { y: pitch.height + inset, width: long / 2, height: long };
  return [
    piece(SHAPE_TYPE.rightTopLeft, { x: 0, y: 0, ...corner }),
    piece(SHAPE_TYPE.rightTopRight, { x: right, y: 0, ...corner }),
    piece(SHAPE_TYPE.rightBottomRight, { x: right, y: bottom, ...corner }),
    piece(SHAPE_TYPE.rightBottomLeft, { x: 0, y: bottom, ...corner }),
    piece(SHAPE_TYPE.apexDown, { ...across, y: 0 }, columns - 1),
    piece(SHAPE_TYPE.apexUp, { ...across, y: height - long / 2 }, columns - 1),
    piece(SHAPE_TYPE.apexRight, { ...down, x: 0 }, 1, rows - 1),
    piece(SHAPE_TYPE.apexLeft, { ...down, x: width - long / 2 }, 1, rows - 1),
  ];
}
