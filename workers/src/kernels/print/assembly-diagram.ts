import type { Box } from '@quiltwright/shared/geometry/outline';
import { formatSize } from '@quiltwright/shared/inch-words';
import { isEmptyPlacement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { planOf } from '@quiltwright/shared/quilting/standard-size';
import { success, type Result } from '@quiltwright/shared/result';
import { CORNER_STRIDE, expand } from '../expand/expand';
import { insideBorders } from '../scene/bands';
import { circle, inks, text, type Mark } from './marks';
import { swatch } from './page-frame';
import { blockPicture, fitting, quiltPicture } from './quilt-picture';
import type { SewnBlocks } from './sewn-blocks';
import type { PrintedBlock } from './templates';
import { fitted } from './text';
import { clothWords, type Words } from './words';

const LEGEND = { gap: 0.3, row: 0.46, tile: 0.4, cloth: 0.25 };
/** Smaller blocks have no number, in inches of the page. */
const LEAST_BLOCK = 0.17;
/** Room for the numbers of the rows. */
const ROW_NUMBERS = 0.22;
/** Which way the top of a block points, by quarter turns to the right. */
const arrows = ['↑', '→', '↓', '←'] as const;
const turns = ['as on its page', 'turned to the right', 'turned around', 'turned to the left'] as const;

interface DiagramOptions {
  blocks: readonly PrintedBlock[];
  words: Words;
  sewn: SewnBlocks;
}

/**
 * A quilt with its blocks numbered, an arrow to the top of each that lies in several ways, and beside it what the numbers
 * mean. Fails as the quilt’s picture does.
 * @param quilt generated
 */
export function assemblyDiagram(quilt: Quilt, box: Box, options: DiagramOptions): Result<Mark[]> {
  const { blocks, words, sewn } = options;
  const size = { width: quilt.quiltWidth, height: quilt.quiltLength };
  const room = { ...box, x: box.x + ROW_NUMBERS, width: box.width * 0.62 - ROW_NUMBERS };
  const place = { ...fitting(size, room), x: room.x };
  const picture = quiltPicture(quilt, place, sewn, () => undefined);
  if (!picture.ok) return picture;
  const legend = { ...box, x: place.x + place.width + LEGEND.gap };
  return success([
    ...picture.value,
    ...rowNumbers(quilt, place),
    ...blockNumbers(quilt, place, blocks),
    ...legendMarks(quilt, { ...legend, width: box.x + box.width - legend.x }, { blocks, words, sewn }),
  ]);
}

/** The rows of a standard quilt, at their left. */
function rowNumbers(quilt: Quilt, { x, y, scale }: { x: number; y: number; scale: number }): Mark[] {
  const plan = planOf(quilt);
  const side = quilt.blocks[0]?.blockHeight ?? 0;
  if (!plan || side * scale < LEAST_BLOCK) return [];
  const { y: top } = insideBorders(quilt);
  return Array.from({ length: plan.rows }, (_, row) => {
    const middle = top + row * (side + quilt.sashingWidth) + side / 2;
    const at = { x: x - 0.08, y: y + middle * scale + 0.04 };
    return text(at, String(row + 1), { points: 8, ink: inks.quiet, align: 'right' });
  });
}

function blockNumbers(
  quilt: Quilt,
  place: { x: number; y: number; scale: number },
  blocks: readonly PrintedBlock[],
): Mark[] {
  const placements = quilt.blocks.filter((placement) => !isEmptyPlacement(placement));
  const corners = expand(placements);
  if (!corners.ok) return [];
  const marks: Mark[] = [];
  let copy = 0;
  for (const {
    levels,
    blockNum,
    blockWidth: width,
    blockHeight: height,
    numOfColumns,
    numOfRows,
  } of placements) {
    const index = blocks.findIndex(
      (block) =>
        block.blockNum === blockNum &&
        (block.lies ?? [{ levels: block.levels }]).some((lie) => lie.levels === levels) &&
        // A copy that lies turned has its sides the other way around.
        Math.min(block.width, block.height) === Math.min(width, height) &&
        Math.max(block.width, block.height) === Math.max(width, height),
    );
    const lie = blocks[index]?.lies?.find((each) => each.levels === levels);
    const side = Math.min(width, height) * place.scale;
    const name = `${index + 1}${lie ? (arrows[lie.turn] ?? '') : ''}`;
    for (let count = numOfColumns * numOfRows; count > 0; count--, copy++) {
      if (side < LEAST_BLOCK || index < 0) continue;
      const at = {
        x: place.x + ((corners.value[copy * CORNER_STRIDE] ?? 0) + width / 2) * place.scale,
        y: place.y + ((corners.value[copy * CORNER_STRIDE + 1] ?? 0) + height / 2) * place.scale,
      };
      const points = Math.min(10, side * 72 * 0.42);
      marks.push(
        {
          kind: 'path',
          outlines: [circle(at, (points / 72) * (0.42 + 0.24 * name.length))],
          fill: inks.white,
        },
        text({ x: at.x, y: at.y + points / 72 / 2.8 }, name, { font: 'semiBold', points, align: 'centre' }),
      );
    }
  }
  return marks;
}

/** What the numbers mean, how blocks lie, and the cloth of sashing and borders. */
function legendMarks(
  quilt: Quilt,
  { x, y, width, height }: Box,
  { blocks, words, sewn }: DiagramOptions,
): Mark[] {
  const hasBoth = quilt.borderWidth1 > 0 && quilt.borderWidth2 > 0;
  const cloths = [
    ...(quilt.generatingSashing === 2 && quilt.sashingWidth > 0
      ? [['Sashing', quilt.sashingFabric] as const]
      : []),
    ...(quilt.borderWidth1 > 0 ? [[hasBoth ? 'First border' : 'Border', quilt.borderFabric1] as const] : []),
    ...(quilt.borderWidth2 > 0 ? [[hasBoth ? 'Second border' : 'Border', quilt.borderFabric2] as const] : []),
  ];
  const room = height - cloths.length * LEGEND.cloth - 0.1;
  const row = Math.min(LEGEND.row, room / blocks.length);
  const tile = Math.min(LEGEND.tile, row - 0.05);
  const points = Math.max(5, Math.min(9, row * 72 * 0.3));
  const turned = (block: PrintedBlock) =>
    [0, 1, 2, 3].filter((turn) => block.lies?.some((lie) => lie.turn === turn));
  const start = x + 0.24 + tile + 0.1;
  const rows = blocks.flatMap((block, index): Mark[] => {
    const top = y + index * row;
    const picture = fitting(block, { x: x + 0.24, y: top, width: tile, height: tile });
    const lies = turned(block).map((turn) => `${arrows[turn] ?? ''} ${turns[turn] ?? ''}`);
    const name = fitted(block.name, x + width - start, 'semiBold', points, words.measure);
    const details = [`${block.copies} of ${formatSize(block.width, block.height)}`, ...lies].join(', ');
    return [
      text({ x, y: top + tile / 2 + 0.05 }, String(index + 1), {
        font: 'semiBold',
        points: Math.min(10, points + 1),
      }),
      ...blockPicture(sewn.of(block.levels, block.width, block.height), picture, picture),
      text({ x: start, y: top + tile * 0.42 }, name, { font: 'semiBold', points }),
      text(
        { x: start, y: top + tile * 0.42 + (points / 72) * 1.2 },
        fitted(details, x + width - start, 'regular', points * 0.88, words.measure),
        { points: points * 0.88, ink: inks.quiet },
      ),
    ];
  });
  const below = y + blocks.length * row + 0.1;
  return [
    ...rows,
    ...cloths.flatMap(([name, fabric], i): Mark[] => {
      const top = below + i * LEGEND.cloth;
      const corner = { x: x + 0.24, y: top };
      const said = `${name}: ${clothWords(fabric, words)}`;
      return [
        swatch({ fabric, ...corner, tile: 0.9 }, corner, 0.19),
        text(
          { x: x + 0.53, y: top + 0.14 },
          fitted(said, x + width - x - 0.53, 'regular', 9, words.measure),
          {
            points: 9,
          },
        ),
      ];
    }),
  ];
}
