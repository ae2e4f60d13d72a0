import { SHAPE_TYPE, type ShapeType } from '../shapes/shape.js';
import type { SetPieces } from './set-pieces.js';
import { beyondPitches, middleSize, pitchOfSetting, type Setting } from './setting.js';

/** By how many eighths of a turn to the right sashes on point are turned. They are drawn upright. */
const [TO_RIGHT, TO_LEFT] = [1, 7];

/** Returns the sashes and cornerstones of a setting. Their number doesn't grow with the numbers of columns and rows. */
export function sashesOf(setting: Setting): SetPieces[] {
  if (!setting.sashing) return [];
  return setting.kind === 'onPoint' ? pointed(setting, setting.sashing) : straight(setting, setting.sashing);
}

type Sashing = NonNullable<Setting['sashing']>;

/** Without cornerstones, long strips lie along the shorter side, so that none is longer than the quilt is wide. */
function straight(setting: Setting, { width: side, isAround, cornerstones }: Sashing): SetPieces[] {
  const { columns, rows, blockWidth, blockHeight } = setting;
  const pitch = pitchOfSetting(setting);
  const middle = middleSize(setting);
  const [more, edge] = isAround ? [1, side] : [-1, 0];
  const first = isAround ? { x: 0, y: 0 } : { x: blockWidth, y: blockHeight };
  const form = SHAPE_TYPE.rectangle;
  const sash = { of: 'sashing', form, pitch } as const;
  const upright: SetPieces = {
    ...{ ...sash, columns: columns + more, rows },
    box: { x: first.x, y: edge, width: side, height: blockHeight },
  };
  const level: SetPieces = {
    ...{ ...sash, columns, rows: rows + more },
    box: { x: edge, y: first.y, width: blockWidth, height: side },
  };
  if (cornerstones !== 'none')
    return [
      upright,
      level,
      {
        ...{ of: 'cornerstone', form, pitch, columns: columns + more, rows: rows + more },
        box: { ...first, width: side, height: side },
      },
    ];
  return middle.width <= middle.height
    ? [
        upright,
        {
          ...{ ...level, columns: 1, pitch: { ...pitch, width: middle.width } },
          box: { ...level.box, x: 0, width: middle.width },
        },
      ]
    : [
        level,
        {
          ...{ ...upright, rows: 1, pitch: { ...pitch, height: middle.height } },
          box: { ...upright.box, y: 0, height: middle.height },
        },
      ];
}

/**
 * Each block of the larger grid has four sashes, and those of the smaller grid share them: 4mn. Sashes meet halfway
 * between the blocks: at m(n + 1) and n(m + 1) cornerstones, of which 2(m + n) are at the edge.
 */
function pointed(setting: Setting, { width: side, cornerstones }: Sashing): SetPieces[] {
  const { columns, rows, blockWidth } = setting;
  const pitch = pitchOfSetting(setting);
  const inset = beyondPitches(setting) / 2;
  /** Returns a grid of pieces. The middle of the first one lies at (x, y), counted in pitches. */
  const grid = (
    of: 'sashing' | 'cornerstone',
    [x, y]: readonly [number, number],
    [width, height]: readonly [number, number],
    [columns, rows]: readonly [number, number],
    turn: number | undefined = TO_RIGHT,
    form: ShapeType = SHAPE_TYPE.rectangle,
  ): SetPieces => ({
    ...{ of, form, columns, rows, pitch },
    box: {
      x: inset + x * pitch.width - width / 2,
      y: inset + y * pitch.height - height / 2,
      ...{ width, height },
    },
    ...(form === SHAPE_TYPE.rectangle && { turn }),
  });
  const sash = (x: number, y: number, turn: number) =>
    grid('sashing', [x, y], [side, blockWidth], [columns, rows], turn);
  const sashes = [
    sash(0.25, 0.25, TO_RIGHT),
    sash(0.75, 0.75, TO_RIGHT),
    sash(0.75, 0.25, TO_LEFT),
    sash(0.25, 0.75, TO_LEFT),
  ];
  /** Returns the cornerstones above, below and beside the blocks, without those `left` out at each edge. */
  const stones = (left: number) => [
    grid('cornerstone', [0.5, left], [side, side], [columns, rows + 1 - 2 * left]),
    grid('cornerstone', [left, 0.5], [side, side], [columns + 1 - 2 * left, rows]),
  ];
  if (cornerstones !== 'half') return [...sashes, ...stones(0)];
  const long = side * Math.SQRT2;
  const [x, y] = [long / 4 / pitch.width, long / 4 / pitch.height];
  const half = (
    at: readonly [number, number],
    size: readonly [number, number],
    counts: readonly [number, number],
    form: ShapeType,
  ) => grid('cornerstone', at, size, counts, undefined, form);
  return [
    half([0.5, y], [long, long / 2], [columns, 1], SHAPE_TYPE.apexDown),
    half([0.5, rows - y], [long, long / 2], [columns, 1], SHAPE_TYPE.apexUp),
    half([x, 0.5], [long / 2, long], [1, rows], SHAPE_TYPE.apexRight),
    half([columns - x, 0.5], [long / 2, long], [1, rows], SHAPE_TYPE.apexLeft),
    ...sashes,
    ...stones(1),
  ];
}
