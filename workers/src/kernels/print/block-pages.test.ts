import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import type { Levels, Shape } from '@quiltwright/shared/quilting/shape';
import { beforeAll, describe, expect, it } from 'vitest';
import { levelsOf } from '../../quilts.fixture';
import { print } from './print';
import { fontsForTests, jobOf, writtenLines } from './print.fixture';
import type { PrintJob } from './print-types';

let fonts: PrintJob['fonts'];
beforeAll(async () => {
  fonts = await fontsForTests();
});

/** What is written on the pages of one block of 12 inches. */
function linesOf(name: string): Promise<string[]> {
  return linesOfLevels(name, premadeBlocks.find(({ designName }) => designName === name)?.levels ?? []);
}

async function linesOfLevels(name: string, levels: Levels): Promise<string[]> {
  const design = { block: { levels, blockWidth: inches(12), blockHeight: inches(12) } };
  const answer = await print(jobOf(design, fonts, { name, pages: ['blocks'] }), () => undefined);
  if (!answer.ok) throw new Error(answer.error.message);
  return writtenLines(answer.value.bytes).flat();
}

const pieceName = /^[A-I]\d+$/;

/** How often each piece is named. */
function namedIn(lines: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of lines) if (pieceName.test(line)) counts[line] = (counts[line] ?? 0) + 1;
  return counts;
}

/** The rows of the table: a piece, what is cut and what becomes of it. */
function tableIn(lines: readonly string[]): string[] {
  return lines.flatMap((line, i) =>
    /^\d+ (squares?|of) /.test(line) && pieceName.test(lines[i - 1] ?? '')
      ? [`${lines[i - 1] ?? ''} ${line}. ${/:/.test(lines[i + 1] ?? '') ? (lines[i + 1] ?? '') : ''}`.trim()]
      : [],
  );
}

/** Four cards on a ground, as a quilter draws them: squares on their points, 8 inches across, one over the other. */
function cards(): Levels {
  const [[square] = []] = levelsOf([11]);
  const card = (x: number, y: number, fillFabric: number): Shape[] => {
    const twelfths = (count: number) => blockUnits(Math.round((count / 12) * 1e7) / 1e4);
    const box = {
      shapeXLoc: twelfths(x),
      shapeYLoc: twelfths(y),
      shapeWidth: twelfths(8),
      shapeHeight: twelfths(8),
    };
    return square ? [{ ...square, ...box, shapeType: 10, fillFabric }] : [];
  };
  return [...levelsOf([11]), card(0, 0, 12), card(4, 0, 13), card(4, 4, 14), card(0, 4, 15)];
}

describe('the page of a block', () => {
  it('has all of an Ohio Star of 12″: what is cut, each patch, each step with its size', async () => {
    const lines = await linesOf('Ohio Star');
    // Nine units of 4. Corners and middle: 4 + ½. Triangles with a long side of 4: squares of 4 + 1¼, four from each.
    expect(tableIn(lines)).toEqual([
      'A1 1 square 5¼″. Four from each: 4 quarter-square triangles',
      'A2 4 squares 4½″.',
      'B1 2 squares 5¼″. Four from each: 8 quarter-square triangles',
      'C1 1 square 5¼″. Four from each: 4 quarter-square triangles',
      'D1 1 square 4½″.',
    ]);
    // Each once in the table and in every patch of the drawing; in its pairs, or rows, once again in the steps.
    expect(namedIn(lines)).toEqual({
      A1: 1 + 4 + 1,
      A2: 1 + 4 + 2,
      B1: 1 + 8 + 2,
      C1: 1 + 4 + 1,
      D1: 1 + 1 + 1,
    });
    const steps = lines.filter((line) => /^\d\. |^Make |^Trim to|^It measures/.test(line));
    expect(steps.sort()).toEqual(
      [
        ...['1. Pairs', 'Make 4 of each', '2. Quarter-square triangles', 'Make 4', 'Trim to 4½″ × 4½″'],
        ...['3. Rows', 'Make 2', 'Trim to 12½″ × 4½″', '4. Rows', 'Make 1', 'Trim to 12½″ × 4½″'],
        ...['5. The block', 'It measures 12½″ × 12½″'],
      ].sort(),
    );
  });

  it('has all of a Card Trick of 12″', async () => {
    const lines = await linesOf('Card Trick');
    // Halves with legs of 4: squares of 4 + ⅞. Ground: 4 halves and 4 quarters; each card: 2 of both.
    const card = (letter: string) => [
      `${letter}1 1 square 5¼″. Four from each: 2 quarter-square triangles`,
      `${letter}2 1 square 4⅞″. Two from each: 2 half-square triangles`,
    ];
    expect(tableIn(lines)).toEqual([
      'A1 1 square 5¼″. Four from each: 4 quarter-square triangles',
      'A2 2 squares 4⅞″. Two from each: 4 half-square triangles',
      ...['B', 'C', 'D', 'E'].flatMap(card),
    ]);
    // Corners are one of each card with ground; sides a half with a pair of quarters; the middle four quarters.
    expect(lines).toEqual(
      expect.arrayContaining([
        '1. Half-square triangles',
        '2. Pairs',
        '3. Units',
        '4. Quarter-square triangles',
      ]),
    );
    expect(lines.filter((line) => line === 'Trim to 4½″ × 4½″')).toHaveLength(3);
    expect(lines.filter((line) => line === 'Trim to 12½″ × 4½″')).toHaveLength(2);
    expect(lines).toContain('It measures 12½″ × 12½″');
  });

  it('tells how geese are sewn four at a time, and what to do where patches are set in', async () => {
    const geese = (await linesOf('Sawtooth Star')).join(' ');
    expect(geese).toContain('Four at a time: lay two');
    // 6 × 3 finished.
    expect(geese).toContain('Trim to 6½″ × 3½″');
    const drawn = (await linesOfLevels('Cards', cards())).join(' ');
    expect(drawn).toContain('Or without set-in seams');
    // Ground: four corners of 4 + ⅞, two from each, and four quarters of 4 + 1¼, four from each.
    expect(drawn).toMatch(/A: 1 square 5¼″, four from each.*A: 2 squares 4⅞″, two from each/);
    const star = (await linesOf('LeMoyne Star')).join(' ');
    expect(star).toContain('No straight seam runs across: these are set in.');
  });
});
