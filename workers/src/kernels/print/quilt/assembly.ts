import type { Size } from '@quiltwright/shared/geometry/box';
import { formatInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { insideBorders } from '@quiltwright/shared/quilting/quilt-areas';
import { planOf, type StandardPlan } from '@quiltwright/shared/quilting/standard/standard-size';
import type {
  Backing,
  Finishing,
  FinishingSettings,
  StripPart,
  Strips,
} from '../../finishing/finishing-types';
import { groundStrips } from '../../finishing/ground-strips';
import { SAME_INCHES } from '../../patches/lattice/form';
import type { PreparedQuilt } from '../../prepared/prepared-quilt';
import type { Band } from '@quiltwright/shared/quilting/bands';
import { blockRows } from './block-rows';
import { freeRows } from './free-rows';
import {
  borderLines,
  counts,
  cutSize,
  endToEnd,
  joinedOf,
  sashesLines,
  sizedLines,
  spareWords,
} from './joined-words';
import { clothWords, piecesLine, type Words } from '../names/words';

/** A step of putting a quilt together, in a quilter's words. */
export interface AssemblyStep {
  title: string;
  lines: string[];
  /** The backing, which is drawn below the text of the step. */
  backing?: Backing;
  /** A note beside the picture of the quilt. */
  beside?: string;
}

/**
 * The pressing instruction for rows without sashing between the blocks. The seams of neighbouring rows meet
 * there, so they are pressed in opposite directions.
 */
const PRESS_BY_TURNS =
  'Press the seams to the right in one row and to the left in the next row, so that the seams nest.';
const PRESS_TO_BORDER = 'Press the seams toward the border.';
/** The maximum number of sashing sizes that a step lists. More sizes are only in the cutting charts. */
const MOST_SIZES = 10;

/**
 * Returns the steps that sew a quilt from its blocks: rows, borders from the inside out, layers, binding. All sizes
 * include seam allowances.
 * @param nameOf returns the name of a block in a row
 */
export function assemblySteps(
  prepared: PreparedQuilt,
  finishing: Finishing,
  settings: FinishingSettings,
  words: Words,
  nameOf: (placement: Placement) => string,
): AssemblyStep[] {
  const { quilt } = prepared;
  const plan = planOf(quilt);
  const bands = prepared.bands.filter(({ name }) => name !== 'sashing');
  const middle = insideBorders(quilt);
  const hasMiddle = middle.width > 0 && middle.height > 0;
  return [
    ...(plan
      ? gridSteps(prepared, plan, finishing, settings, words, nameOf)
      : hasMiddle
        ? [freeStep(prepared, finishing, settings, words, nameOf)]
        : []),
    ...bands.flatMap((band) => {
      const part = finishing.parts.find(({ of }) => of === band.name);
      return part ? [borderStep(band, part, { isOnly: bands.length === 1, settings, words })] : [];
    }),
    layersStep(finishing),
    bindingStep(finishing, settings, words),
  ];
}

/** Returns the steps for the rows of a standard quilt, with the sashing between them. */
function gridSteps(
  { quilt, placements }: PreparedQuilt,
  plan: StandardPlan,
  { parts }: Finishing,
  settings: FinishingSettings,
  words: Words,
  nameOf: (placement: Placement) => string,
): AssemblyStep[] {
  const { columns, rows } = plan;
  const sashing = parts.find(({ of }) => of === 'sashing');
  const needed = sashing?.needed ?? [];
  const cornerstones = parts.find(({ of }) => of === 'cornerstones')?.needed[0];
  const isSashed = needed.length > 0;
  // Vertical sashes come before horizontal sashes. A single column has no vertical sashes.
  const upright = isSashed && columns > 1 ? needed[0] : undefined;
  const level = isSashed && rows > 1 ? needed.at(-1) : undefined;
  const between = upright
    ? ` with ${counted(columns - 1, 'sash', 'sashes')} ${cutSize(upright)} between them`
    : '';
  const inside = insideBorders(quilt);
  const block = quilt.blocks[0]?.blockHeight ?? 0;
  const measures = (length: number) => withSeams({ width: inside.width, height: length }, settings);
  const steps: AssemblyStep[] = [
    {
      title: 'The rows of blocks',
      lines: [
        ...(upright ? piecesLine(['sashing'], words) : []),
        ...(sashing ? sashesLines(sashing) : []),
        `Make ${counted(rows, 'row')}: sew ${counted(columns, 'block')} side by side${between}.`,
        ...blockRows(quilt, placements, plan, nameOf),
        ...(upright
          ? ['Press the seams toward the sashing.']
          : columns > 1 && rows > 1
            ? [PRESS_BY_TURNS]
            : []),
        `Each row now measures ${measures(block)}.`,
      ],
    },
  ];
  const hasStones = level !== undefined && cornerstones !== undefined;
  if (hasStones)
    steps.push({
      title: 'The rows of sashing',
      lines: [
        ...piecesLine(['sashing', 'cornerstones'], words),
        `Make ${counted(rows - 1, 'row')}: sew ${counted(columns, 'sash', 'sashes')} ${cutSize(level)} end to end with ${counted(columns - 1, 'cornerstone')} ${cutSize(cornerstones)} between them.`,
        'Press the seams toward the sashing.',
        `Each row of sashing now measures ${measures(quilt.sashingWidth)}.`,
      ],
    });
  const isStrip = level !== undefined && !hasStones;
  steps.push({
    title: 'The middle of the quilt',
    lines: [
      ...(isStrip ? piecesLine(['sashing'], words) : []),
      isStrip
        ? `Sew the rows together, with a sashing strip ${cutSize(level)} between every two rows: ${counted(level.count, 'strip')}.`
        : hasStones
          ? 'Sew the rows together, with a row of sashing between every two rows of blocks.'
          : 'Sew the rows together.',
      ...(isStrip && sashing
        ? joinedOf(sashing, settings).map(
            ({ words, spare }) => `${words}, and cut the longer strips from them${spareWords(spare)}.`,
          )
        : []),
      ...(isStrip ? ['Press the seams toward the sashing.'] : []),
      nowMeasures(inside, settings),
    ],
  });
  return steps;
}

/** Returns the step for the blocks of a free form quilt. They are sewn in rows if they form rows. */
function freeStep(
  prepared: PreparedQuilt,
  { parts }: Finishing,
  settings: FinishingSettings,
  words: Words,
  nameOf: (placement: Placement) => string,
): AssemblyStep {
  const isOnBorders = hasBlocksOnBorders(prepared);
  const rows = isOnBorders ? [] : freeRows(prepared, settings.seam, nameOf);
  const sashing = parts.find(({ of }) => of === 'sashing');
  const sizes = counts(sashing?.needed ?? []);
  const blocks = prepared.boxes.ok ? prepared.boxes.value : [];
  const ground = prepared.bare.ok && prepared.bare.value.length > 0;
  const bare = ground ? groundStrips(insideBorders(prepared.quilt), blocks, settings.seam) : [];
  const isAlone = blocks.length === 1;
  return {
    title: 'The middle of the quilt',
    ...(rows.length === 0 && !isAlone && { beside: 'Arrange the blocks as the picture shows.' }),
    lines: [
      ...(sizes.length > 0 ? piecesLine(['sashing'], words) : []),
      ...(rows.length > 0
        ? rows
        : bare.length > 0
          ? bareLines(bare, isAlone)
          : [
              isAlone && sizes.length === 0
                ? 'The block is the middle of the quilt.'
                : `Sew the ${isAlone ? 'block and the sashing' : 'blocks'} together as the picture shows.`,
            ]),
      ...(sashing && sizes.length > MOST_SIZES
        ? [`All sashing: pieces of ${sizes.length} sizes, listed in the cutting charts.`]
        : sashing && sizes.length > 0
          ? [`All sashing: ${sizes.join(', ')}.`, ...sashesLines(sashing), ...sizedLines(sashing, settings)]
          : []),
      ...(sizes.length > 0 ? ['Press the seams toward the sashing.'] : []),
      nowMeasures(insideBorders(prepared.quilt), settings),
      ...(isOnBorders
        ? ['Some blocks overlap the borders. The lengths below are for borders that run under these blocks.']
        : []),
    ],
  };
}

/** Returns lines that say which pieces to cut for ground without a fabric, and to sew them to the blocks. */
function bareLines(bare: readonly Strips[], isAlone: boolean): string[] {
  const sizes = counts(bare);
  const pieces = sizes.length > MOST_SIZES ? `pieces of ${sizes.length} sizes` : sizes.join(', ');
  return [
    `The ground ${isAlone ? 'around the block' : 'between the blocks'} has no fabric yet. Choose a fabric, and cut from it: ${pieces}.`,
    isAlone
      ? 'Sew these pieces to the block as the picture shows.'
      : 'Sew these pieces and the blocks together as the picture shows.',
  ];
}

function hasBlocksOnBorders({ quilt, boxes }: PreparedQuilt): boolean {
  const { x, y, width, height } = insideBorders(quilt);
  if (!boxes.ok) return false;
  return boxes.value.some(
    (box) =>
      box.x < x - SAME_INCHES ||
      box.y < y - SAME_INCHES ||
      box.x + box.width > x + width + SAME_INCHES ||
      box.y + box.height > y + height + SAME_INCHES,
  );
}

interface BorderWords {
  isOnly: boolean;
  settings: FinishingSettings;
  words: Words;
}

function borderStep(
  { name, outer, hole, fabric }: Band,
  part: StripPart,
  { isOnly, settings, words }: BorderWords,
): AssemblyStep {
  const called = isOnly ? 'The border' : name === 'border1' ? 'The first border' : 'The second border';
  const title = `${called}: ${clothWords(fabric, words)}`;
  const [first, second] = part.needed;
  if (!hole || !first || !second)
    return {
      title,
      lines: [
        ...piecesLine([name], words),
        ...borderLines(part, settings),
        `The border is one piece ${first ? cutSize(first) : ''}.`,
        nowMeasures(outer, settings),
      ],
    };
  if (settings.borders === 'mitred')
    return {
      title,
      lines: [
        ...piecesLine([name], words),
        ...borderLines(part, settings),
        `Measure the quilt through its middle in both directions. In the plan it measures ${withSeams(hole, settings)}. If your quilt differs, cut the strips longer or shorter by the difference.`,
        `Sew ${first.count} strips ${cutSize(first)} to the sides and ${second.count} strips ${cutSize(second)} to the top and bottom. Start and stop ${formatInches(settings.seam)} from the corners, with the same length left over at both ends.`,
        'Then sew each corner diagonally, from the inner corner outward, and cut off the extra fabric.',
        PRESS_TO_BORDER,
        nowMeasures(outer, settings),
      ],
    };
  return {
    title,
    lines: [
      ...piecesLine([name], words),
      ...borderLines(part, settings),
      'Measure the quilt from top to bottom through its middle. ' +
        `Cut ${first.count} side borders to that length (${cutSize(first)} in the plan). Sew on the side borders.`,
      'Then measure the quilt from side to side through its middle. ' +
        `Cut ${second.count} top and bottom borders to that length (${cutSize(second)} in the plan). Sew on the top and bottom borders.`,
      PRESS_TO_BORDER,
      nowMeasures(outer, settings),
    ],
  };
}

function layersStep({ backing, batting }: Finishing): AssemblyStep {
  const { needs, panels, panelLength } = backing;
  const joined = panels > 1 ? ` from ${panels} panels ${formatInches(panelLength)} long, side by side` : '';
  return {
    title: 'The layers',
    lines: [
      `Make the backing${joined}. The backing must measure at least ${formatSize(needs.width, needs.height)}, and the batting at least ${formatSize(batting.needs.width, batting.needs.height)}.`,
      'Lay the backing right side down, then the batting, then the quilt top. Quilt the layers, and trim the backing and the batting to the edge of the quilt top.',
    ],
    backing,
  };
}

function bindingStep({ binding }: Finishing, settings: FinishingSettings, words: Words): AssemblyStep {
  const { count, cut, square, length, perimeter } = binding;
  const strips = `${counted(count, 'strip')} ${cutSize({ width: cut, length: settings.usableWidth })}`;
  const made =
    square > 0
      ? `Make bias binding ${formatInches(cut)} wide from ${counted(count, 'square')} ${formatInches(square)}`
      : count === 1
        ? `Take ${strips}`
        : `Sew ${strips} ${endToEnd(cut, settings)}`;
  return {
    title: 'The binding',
    lines: [
      ...piecesLine(['binding'], words),
      `${made}. This gives ${formatInches(length)} of binding for the ${formatInches(perimeter)} around the quilt.`,
      'Fold the binding in half along its length, wrong sides together, and press.',
      `Start on the front, in the middle of a side, with raw edges together. Leave the first 6″ of the binding free, and sew ${formatInches(settings.seam)} from the edge.`,
      `Stop ${formatInches(settings.seam)} before a corner. Fold the binding up, then down along the next side, and start again from the edge.`,
      'Join both ends. Fold the binding to the back, and sew it down by hand.',
    ],
  };
}

function nowMeasures(size: Size, settings: FinishingSettings): string {
  return `The quilt now measures ${withSeams(size, settings)}.`;
}

/** Returns the size of a part that isn’t sewn on yet, as a tape measure shows it: seam allowances included. */
function withSeams({ width, height }: Size, { seam }: FinishingSettings): string {
  return formatSize(width + 2 * seam, height + 2 * seam);
}

function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}
