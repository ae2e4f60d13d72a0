import { inches } from '@quiltwright/shared/geometry/units';
import type { Band } from '@quiltwright/shared/quilting/bands/bands';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { newFreeFormQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { describe, expect, it } from 'vitest';
import {
  freeFormQuilt,
  levelsOf,
  placementOf,
  standardQuilt,
} from '@quiltwright/shared/quilting/quilts.fixture';
import { finishingOf } from '../../finishing/finishing';
import { FINISHING_DEFAULTS, type FinishingSettings } from '../../finishing/finishing-types';
import { assemblySteps } from './assembly';
import { wordsForTests } from '../names/words.fixture';
import { prepare } from '../../prepared/prepared-quilt';

const nameOf = ({ blockNum }: Placement) => `Block ${blockNum}`;

function stepsOf(quilt: Quilt, changes: Partial<FinishingSettings> = {}) {
  const settings = { ...FINISHING_DEFAULTS, ...changes };
  const prepared = prepare(quilt);
  const finishing = finishingOf(prepared, settings);
  if (!finishing.ok) throw new Error(finishing.error.code);
  return assemblySteps(prepared, finishing.value, settings, wordsForTests(), nameOf);
}

function linesOf(quilt: Quilt, title: string, changes?: Partial<FinishingSettings>): string[] {
  return stepsOf(quilt, changes).find((step) => step.title.startsWith(title))?.lines ?? [];
}

/** A Queen quilt with 5 × 6 blocks of 12″, sashing of 2″, and borders of 3″ and 7″. */
const queen = standardQuilt({
  generatingSashing: 2,
  sashingFabric: 13,
  borderWidth1: inches(3),
  borderFabric1: 14,
  borderWidth2: inches(7),
  borderFabric2: 15,
});

describe('assemblySteps', () => {
  it('begins with rows and ends with the binding', () => {
    expect(stepsOf(queen).map(({ title }) => title)).toEqual([
      'The rows of blocks',
      'The rows of sashing',
      'The middle of the quilt',
      'The first border: Fabric 14',
      'The second border: Fabric 15',
      'The layers',
      'The binding',
    ]);
  });

  it('sews on each border of a quilt, from the inside out, with its own corners', () => {
    const bands = ([21, 22, 23] as const).map((fabric): Band => ({
      ...{ role: 'border', width: inches(2), fabric },
      ...(fabric === 22 && { corners: 'mitred' }),
    }));
    const steps = stepsOf(freeFormQuilt({ bands, blocks: [placementOf(4, [11])] })).slice(1, 4);
    expect(steps.map(({ title }) => title)).toEqual([
      'The first border: Fabric 21',
      'The second border: Fabric 22',
      'Border 3: Fabric 23',
    ]);
    expect(steps.map(({ lines }) => lines.some((line) => line.startsWith('Then sew each corner')))).toEqual([
      ...[false, true, false],
    ]);
  });

  it('names the parts of each row: blocks, sashes and cornerstones', () => {
    // A row is 5 · 12 + 4 · 2 = 68″ long, with a seam of ¼″ on each side.
    expect(linesOf(queen, 'The rows of blocks')).toEqual([
      'Make 6 rows: sew 5 blocks side by side with 4 sashes 2½″ × 12½″ between them.',
      'Rows 1, 3 and 5: Block 4 and Block 5 alternately, Block 4 first.',
      'Rows 2, 4 and 6: Block 5 and Block 4 alternately, Block 5 first.',
      'Press the seams toward the sashing.',
      'Each row now measures 68½″ × 12½″.',
    ]);
    expect(linesOf(queen, 'The rows of sashing')).toEqual([
      'Make 5 rows: sew 5 sashes 2½″ × 12½″ end to end with 4 cornerstones 2½″ × 2½″ between them.',
      'Press the seams toward the sashing.',
      'Each row of sashing now measures 68½″ × 2½″.',
    ]);
    // The middle is 6 · 12 + 5 · 2 = 82″ high.
    expect(linesOf(queen, 'The middle')).toEqual([
      'Sew the rows together, with a row of sashing between every two rows of blocks.',
      'The quilt now measures 68½″ × 82½″.',
    ]);
  });

  it('lays the panels of the backing as its drawing does', () => {
    // With 4″ on every side, the Queen needs 96″ × 110″. Three panels across it are 3 · 96 = 288″ long, three along it
    // 3 · 110 = 330″. A runner of 52″ × 16″ needs 60″ × 24″. One panel across is 60″ long, two along it are 2 · 24 =
    // 48″.
    expect(linesOf(queen, 'The layers')[0]).toContain('from 3 panels 96″ long, one above the other.');
    const runner = {
      ...newFreeFormQuilt(2),
      quiltWidth: inches(52),
      quiltLength: inches(16),
      blocks: queen.blocks,
    };
    expect(linesOf(runner, 'The layers')[0]).toContain('from 2 panels 24″ long, side by side.');
  });

  it('has the sides of a border first, then top and bottom, then the size of the quilt', () => {
    // The sides are 82 + ½″, the top and bottom 68 + 2 · 3 + ½″. Together they are 2 · 82½ + 2 · 74½ = 314″ long, and
    // 314 = 7 · 41½ + 23½.
    expect(linesOf(queen, 'The first border')).toEqual([
      'Sew 7 of 3½″ × 42″ and 1 of 3½″ × 23½″ end to end, and cut the strips from them.',
      'Measure the quilt from top to bottom through its middle. Cut 2 side borders to that length (3½″ × 82½″ in the plan). Sew on the side borders.',
      'Then measure the quilt from side to side through its middle. Cut 2 top and bottom borders to that length (3½″ × 74½″ in the plan). Sew on the top and bottom borders.',
      'Press the seams toward the border.',
      'The quilt now measures 74½″ × 88½″.',
    ]);
    // Around 74″ × 88″, the sides are 88 + ½″, the top and bottom 74 + 2 · 7 + ½″. Together they are 4 · 88½ = 354″
    // long, and 354 = 8 · 41½ + 22.
    expect(linesOf(queen, 'The second border')).toEqual([
      'Sew 8 of 7½″ × 42″ and 1 of 7½″ × 22″ end to end, and cut the strips from them.',
      'Measure the quilt from top to bottom through its middle. Cut 2 side borders to that length (7½″ × 88½″ in the plan). Sew on the side borders.',
      'Then measure the quilt from side to side through its middle. Cut 2 top and bottom borders to that length (7½″ × 88½″ in the plan). Sew on the top and bottom borders.',
      'Press the seams toward the border.',
      'The quilt now measures 88½″ × 102½″.',
    ]);
  });

  it('cuts the sides along a directional print', () => {
    // Only the top and bottom are joined. They are 2 · 74½ = 149″ long, and 149 = 3 · 41½ + 24½.
    expect(linesOf(queen, 'The first border', { uprights: [14] }).slice(0, 2)).toEqual([
      'The border has a directional print: cut the vertical strips along the length of the fabric, and the other strips across its width.',
      'Sew 3 of 3½″ × 42″ and 1 of 3½″ × 24½″ end to end, and cut the other strips from them.',
    ]);
  });

  it('has the four strips of a mitred border, with extra length for corners', () => {
    // With mitred corners, the sides are 82 + 2 · 3 + 2″, the top and bottom 68 + 2 · 3 + 2″.
    const lines = linesOf(queen, 'The first border', { borders: 'mitred' });
    expect(lines.join(' ')).toContain(
      'Sew 2 strips 3½″ × 90″ to the sides and 2 strips 3½″ × 76″ to the top and bottom',
    );
    expect(lines.at(-1)).toBe('The quilt now measures 74½″ × 88½″.');
  });

  it('lays sashing from side to side without cornerstones', () => {
    // Five strips of 68 + ½″ are 342½″ long, and 342½ = 8 · 41½ + 10½.
    expect(linesOf(queen, 'The middle', { cornerstones: false })).toEqual([
      'Sew the rows together, with a sashing strip 2½″ × 68½″ between every two rows: 5 strips.',
      'Sew 8 of 2½″ × 42″ and 1 of 2½″ × 10½″ end to end, and cut the longer strips from them.',
      'Press the seams toward the sashing.',
      'The quilt now measures 68½″ × 82½″.',
    ]);
  });

  it('sews blocks side by side without sashing', () => {
    // A Queen without borders has 8 × 9 blocks.
    const plain = standardQuilt({ generatingLayout: 3 });
    expect(linesOf(plain, 'The rows of blocks')).toEqual([
      'Make 9 rows: sew 8 blocks side by side.',
      'Every row: Block 4.',
      'Press the seams to the right in one row and to the left in the next row, so that the seams nest.',
      'Each row now measures 96½″ × 12½″.',
    ]);
    expect(linesOf(plain, 'The middle')).toEqual([
      'Sew the rows together.',
      'The quilt now measures 96½″ × 108½″.',
    ]);
  });

  it('says about a free form quilt without rows whether blocks are on its borders', () => {
    // A quilt of 40″ × 60″ with a border of 5″ is 30″ × 50″ inside.
    const free = (x: number): Quilt =>
      freeFormQuilt({
        borderWidth1: inches(5),
        borderFabric1: 11,
        blocks: [
          placementOf(4, [12], { xLocation: inches(x), yLocation: inches(10), levels: levelsOf([12]) }),
        ],
      });
    // The block of 12″ has 5″ of ground at its left, 13″ at its right, 5″ above and 33″ below. So there are strips from
    // side to side, and patches beside the block.
    expect(linesOf(free(10), 'The middle')).toEqual([
      'The ground around the block has no fabric yet. Choose a fabric, and cut from it: 1 of 5½″ × 30½″, 1 of 5½″ × 12½″, 1 of 12½″ × 13½″, 1 of 30½″ × 33½″.',
      'Sew these pieces to the block as the picture shows.',
      'The quilt now measures 30½″ × 50½″.',
    ]);
    expect(linesOf(free(2), 'The middle').at(-1)).toMatch(/^Some blocks overlap the borders/);
    // The sides are 50 + ½″, the top and bottom 30 + 2 · 5 + ½″. Only the sides are longer than the fabric is wide.
    // They are 2 · 50½ = 101″ long, and 101 = 2 · 41½ + 18.
    expect(linesOf(free(10), 'The border: Fabric 11')).toEqual([
      'Sew 2 of 5½″ × 42″ and 1 of 5½″ × 18″ end to end, and cut the longer strips from them.',
      'Measure the quilt from top to bottom through its middle. Cut 2 side borders to that length (5½″ × 50½″ in the plan). Sew on the side borders.',
      'Then measure the quilt from side to side through its middle. Cut 2 top and bottom borders to that length (5½″ × 40½″ in the plan). Sew on the top and bottom borders.',
      'Press the seams toward the border.',
      'The quilt now measures 40½″ × 60½″.',
    ]);
  });

  it('calls a single block the middle of the quilt', () => {
    const only: Quilt = {
      ...newFreeFormQuilt(2),
      ...{ quiltWidth: inches(12), quiltLength: inches(12) },
      blocks: [placementOf(4, [12], { levels: levelsOf([12]) })],
    };
    const [step] = stepsOf(only);
    expect(step?.lines).toEqual([
      'The block is the middle of the quilt.',
      'The quilt now measures 12½″ × 12½″.',
    ]);
    expect(step?.beside).toBeUndefined();
  });

  it('says which pieces of bare ground to cut between several blocks', () => {
    // Two blocks of 12″ in the corners of 24″ × 24″ leave two squares of 12″.
    const at = (xLocation: number, yLocation: number) =>
      placementOf(4, [12], {
        ...{ levels: levelsOf([12]), xLocation: inches(xLocation), yLocation: inches(yLocation) },
      });
    const corners: Quilt = {
      ...newFreeFormQuilt(2),
      ...{ quiltWidth: inches(24), quiltLength: inches(24), blocks: [at(0, 0), at(12, 12)] },
    };
    expect(linesOf(corners, 'The middle').slice(0, 2)).toEqual([
      'The ground between the blocks has no fabric yet. Choose a fabric, and cut from it: 2 of 12½″ × 12½″.',
      'Sew these pieces and the blocks together as the picture shows.',
    ]);
  });

  it('sews a free form quilt in rows if its blocks form rows, with its sashing', () => {
    // Two blocks of 10″ side by side, with 2″ between and around them, on 26″ × 14″.
    const block = (blockNum: number, x: number) =>
      placementOf(blockNum, [12], {
        ...{ levels: levelsOf([12]), blockWidth: inches(10), blockHeight: inches(10) },
        ...{ xLocation: inches(x), yLocation: inches(2) },
      });
    const sampler = freeFormQuilt({
      ...{ quiltWidth: inches(26), quiltLength: inches(14) },
      ...{ generatingSashing: 2, sashingWidth: inches(2), sashingFabric: 13 },
      blocks: [block(4, 2), block(5, 14)],
    });
    // The strips above and below go from side to side and are 26 + ½″ long. The strips beside the blocks are 10 + ½″.
    expect(linesOf(sampler, 'The middle').slice(0, 4)).toEqual([
      'Sew 3 rows, each from left to right. Then sew the rows together, from top to bottom.',
      'Rows 1 and 3: sashing 2½″ × 26½″.',
      'Row 2: sashing 2½″ × 10½″, Block 4, sashing 2½″ × 10½″, Block 5, sashing 2½″ × 10½″.',
      'All sashing: 2 of 2½″ × 26½″, 3 of 2½″ × 10½″.',
    ]);
    expect(linesOf(sampler, 'The middle').at(-2)).toBe('Press the seams toward the sashing.');
    // One block covers the other, so there is no sewing order.
    const over: Quilt = { ...sampler, blocks: [block(4, 2), block(5, 9)] };
    expect(linesOf(over, 'The middle')[0]).toBe('Sew the blocks together as the picture shows.');
    expect(stepsOf(over)[0]?.beside).toBe('Arrange the blocks as the picture shows.');
  });

  it('presses rows of blocks of a free form quilt by turns, unless they have sashing between them', () => {
    const rowsOf = (numOfColumns: number, numOfRows: number, gap: number): Quilt =>
      freeFormQuilt({
        quiltWidth: inches(12 * numOfColumns),
        quiltLength: inches((12 + gap) * numOfRows - gap),
        ...(gap > 0 && { generatingSashing: 2, sashingWidth: inches(gap), sashingFabric: 13 }),
        blocks: [
          placementOf(4, [12], {
            ...{ levels: levelsOf([12]), blockWidth: inches(12), blockHeight: inches(12) },
            ...{ xLocation: inches(0), yLocation: inches(0), numOfColumns, numOfRows },
            ...{ xSeparation: inches(0), ySeparation: inches(gap) },
          }),
        ],
      });
    const pressing =
      'Press the seams to the right in one row and to the left in the next row, so that the seams nest.';
    expect(linesOf(rowsOf(3, 2, 0), 'The middle')).toEqual([
      'Sew 2 rows, each from left to right. Then sew the rows together, from top to bottom.',
      'Rows 1 and 2: Block 4, Block 4, Block 4.',
      pressing,
      'The quilt now measures 36½″ × 24½″.',
    ]);
    // No seams meet in rows of one block, in a single row, and in rows with a strip of sashing between them.
    expect(linesOf(rowsOf(1, 3, 0), 'The middle')).not.toContain(pressing);
    expect(linesOf(rowsOf(3, 1, 0), 'The middle')).not.toContain(pressing);
    expect(linesOf(rowsOf(3, 2, 2), 'The middle')).not.toContain(pressing);
  });

  it('ends with making the binding', () => {
    // The perimeter of 88″ × 102″ is 2 · 190 = 380″. Ten strips of 42″ reach 10 · 42 − 9 · ½ = 415½″.
    const [joined, ...sewn] = linesOf(queen, 'The binding');
    expect(joined).toBe(
      'Sew 10 strips 2½″ × 42″ end to end. This gives 415½″ of binding for the 380″ around the quilt.',
    );
    expect(sewn.join(' ')).toContain('Stop ¼″ before a corner.');
  });
});
