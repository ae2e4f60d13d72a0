import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { newFreeFormQuilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels, Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { beforeAll, describe, expect, it } from 'vitest';
import { levelsOf, placementOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { print } from '../print';
import { fontsForTests, jobOf, rasters, writtenLines } from '../print.fixture';
import type { PrintJob } from '../paper/print-types';

let fonts: PrintJob['fonts'];
beforeAll(async () => {
  fonts = await fontsForTests();
});

/**
 * Returns the lines of text on the pages of a square block.
 * @param side in inches
 */
function linesOf(name: string, side = 12): Promise<string[]> {
  return linesOfLevels(name, levelsOfBlock(name), side);
}

async function linesOfLevels(name: string, levels: Levels, side = 12): Promise<string[]> {
  return (await pagesOfLevels(name, levels, { pages: ['blocks'] }, side)).flat();
}

async function pagesOfLevels(
  name: string,
  levels: Levels,
  changes: Partial<PrintJob> = {},
  side = 12,
): Promise<string[][]> {
  const design = { block: { levels, blockWidth: inches(side), blockHeight: inches(side) } };
  const answer = await print(jobOf(design, fonts, { name, ...changes }), () => undefined);
  if (!answer.ok) throw new Error(answer.error.code);
  return writtenLines(answer.value.bytes);
}

const levelsOfBlock = (name: string) =>
  premadeBlocks.find(({ designName }) => designName === name)?.levels ?? [];

const pieceName = /^[A-I]\d+$/;

/** Returns how many lines consist of the name of a piece alone, by this name. */
function namedIn(lines: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of lines) if (pieceName.test(line)) counts[line] = (counts[line] ?? 0) + 1;
  return counts;
}

/** Returns the rows of the table of pieces. Each text has a piece's name, cut size and use. */
function tableIn(lines: readonly string[]): string[] {
  return lines.flatMap((line, i) =>
    /^\d+ (squares?|of) /.test(line) && pieceName.test(lines[i - 1] ?? '')
      ? [`${lines[i - 1] ?? ''} ${line}. ${/:/.test(lines[i + 1] ?? '') ? (lines[i + 1] ?? '') : ''}`.trim()]
      : [],
  );
}

/**
 * Returns the layers of a block of four overlapping cards on a background. They are drawn as squares on their points, 8
 * inches across.
 */
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
  it('has everything about an Ohio Star of 12″: the pieces to cut, each patch, each step with its size', async () => {
    const lines = await linesOf('Ohio Star');
    // An Ohio Star has nine units of 4″. Corners and middle are cut at 4 + ½″. Triangles with a long side of 4″ come
    // from squares of 4 + 1¼″, four from each.
    expect(tableIn(lines)).toEqual([
      'A1 1 square 5¼″. Four from each: 4 quarter-square triangles',
      'A2 4 squares 4½″.',
      'B1 2 squares 5¼″. Four from each: 8 quarter-square triangles',
      'C1 1 square 5¼″. Four from each: 4 quarter-square triangles',
      'D1 1 square 4½″.',
    ]);
    // Each piece is named in the table, in every patch of the drawing, and in the steps for its pairs or rows.
    expect(namedIn(lines)).toEqual({
      A1: 1 + 4 + 1,
      A2: 1 + 4 + 2,
      B1: 1 + 8 + 2,
      C1: 1 + 4 + 1,
      D1: 1 + 1 + 1,
    });
    const steps = lines.filter((line) => /^\d\. |^Make |^Trim to|^Measures|^Short sides/.test(line));
    expect(steps.sort()).toEqual(
      [
        // Half of a square of 4: 4 + (2 + √2) · ¼ = 4.854 from tip to tip.
        ...['1. Pairs', 'Make 4 of each', 'Short sides measure about 4⅞″'],
        ...['2. Quarter-square triangles (QST)', 'Make 4', 'Trim to 4½″ × 4½″'],
        ...['3. Rows 1 and 3', 'Make 2', 'Measures 12½″ × 4½″'],
        ...['4. Row 2', 'Make 1', 'Measures 12½″ × 4½″'],
        ...['5. The block', 'Measures 12½″ × 12½″'],
      ].sort(),
    );
  });

  it('names the fabric of each letter, on the page of the block and beside its picture', async () => {
    const fabrics = [1, 2, 3, 4].map((fabricNum) => ({
      ...{ fabricNum, name: `Cloth ${fabricNum}`, colour: '#808080', picture: null },
    }));
    const [cover = [], page = []] = await pagesOfLevels('Ohio Star', levelsOfBlock('Ohio Star'), {
      ...{ pages: ['picture', 'blocks'], fabrics },
    });
    expect(cover.join(' ')).toContain('A Cloth 1, B Cloth 2, C Cloth 3, D Cloth 4');
    // The table of the block names the fabrics of A1, A2, B1, C1 and D1.
    expect(page.filter((line) => line.startsWith('Cloth '))).toEqual([
      'Cloth 1',
      'Cloth 1',
      'Cloth 2',
      'Cloth 3',
      'Cloth 4',
    ]);
  });

  it('has all of a Card Trick of 12″', async () => {
    const lines = await linesOf('Card Trick');
    // Halves with legs of 4″ come from squares of 4 + ⅞″. The ground has 4 halves and 4 quarters, each card has 2 of
    // both.
    const card = (letter: string) => [
      `${letter}1 1 square 5¼″. Four from each: 2 quarter-square triangles`,
      `${letter}2 1 square 4⅞″. Two from each: 2 half-square triangles`,
    ];
    expect(tableIn(lines)).toEqual([
      'A1 1 square 5¼″. Four from each: 4 quarter-square triangles',
      'A2 2 squares 4⅞″. Two from each: 4 half-square triangles',
      ...['B', 'C', 'D', 'E'].flatMap(card),
    ]);
    // Each corner is a half of a card and a half of the ground. Each side is a half and a pair of quarters. The middle
    // is four quarters.
    expect(lines).toEqual(
      expect.arrayContaining([
        '1. Half-square triangles (HST)',
        '2. Pairs',
        '3. Units',
        '4. Quarter-square triangles (QST)',
      ]),
    );
    expect(lines.filter((line) => line === 'Trim to 4½″ × 4½″')).toHaveLength(3);
    expect(lines.filter((line) => line === 'Measures 12½″ × 4½″')).toHaveLength(2);
    expect(lines).toContain('Measures 12½″ × 12½″');
  });

  it('says how to sew geese four at a time, and how to set patches in', async () => {
    const geese = (await linesOf('Sawtooth Star')).join(' ');
    expect(geese).toContain('Make four at a time. Lay two');
    // A finished goose is 6″ × 3″.
    expect(geese).toContain('Trim to 6½″ × 3½″');
    const star = (await linesOf('LeMoyne Star')).join(' ');
    expect(star).toContain('No straight seam runs through this unit. Set in the patches');
    // Eight points come first. Then four squares and four triangles go into the angles.
    expect(star).toContain(
      'Sew 1 to 8 in pairs: 1 and 2, 3 and 4, and so on. Join the pairs into halves, and the halves with one straight seam. 9 to 16 have a corner to turn.',
    );
  });

  it('says how many pairs of half-square triangles are sewn two at a time', async () => {
    // A Churn Dash has four equal pairs, from squares of 4⅞″ in both fabrics.
    const dash = (await linesOf('Churn Dash')).join(' ');
    expect(dash).toContain('Or make two at a time from uncut squares. Lay A1 on B1, right sides together.');
    expect(dash).toContain('Sew ¼″ from the diagonal, on both sides, and cut along the diagonal.');
    // The four pairs of a Card Trick have different fabrics. Four Card Tricks have four of each pair.
    expect((await linesOf('Card Trick')).join(' ')).not.toContain('two at a time');
    const cardTricks = async (columns: number, rows: number) => {
      const copies = { numOfColumns: columns, numOfRows: rows };
      const card = placementOf(4, [], { levels: levelsOfBlock('Card Trick'), ...copies });
      const sides = { quiltWidth: inches(12 * columns), quiltLength: inches(12 * rows) };
      const design = { quilt: { ...newFreeFormQuilt(2), ...sides, blocks: [card] } };
      const answer = await print(jobOf(design, fonts, { pages: ['blocks'] }), () => undefined);
      return answer.ok ? writtenLines(answer.value.bytes).flat().join(' ') : '';
    };
    expect(await cardTricks(2, 2)).toContain(
      'Or make two at a time from uncut squares. Lay one on the other, right sides',
    );
    // Fifteen of each would need 8 squares of the ground for each of the four pairs. The charts have 60 ÷ 2 = 30: four
    // times 7 squares, and 2 squares for the last of each.
    const odd = await cardTricks(5, 3);
    expect(odd).toContain('Make 1 of each, 15 of each for all blocks');
    expect(odd).toContain('Or make two at a time from uncut squares, all but the last of each odd number.');
  });

  it('says how to sew squares on the corners of a Snowball, without a template', async () => {
    const lines = await linesOf('Snowball');
    // The square is cut at 12 + ½″. The corners are a third of 12″, cut at 4 + ½″.
    expect(tableIn(lines)).toEqual([
      'A1 1 square 12½″.',
      'B1 4 squares 4½″. Sewn on from corner to corner: 4 corner triangles',
    ]);
    const all = lines.join(' ');
    expect(all).toContain('Lay B1 on a corner of A1, right sides together.');
    expect(all).toContain(
      'Sew on the dashed line from corner to corner. Cut ¼″ outside the line, and press outward.',
    );
    expect(all).toContain('Do the same at the other 3 corners, one after another.');
    expect(all).toContain('Measures 12½″ × 12½″');
    expect(all).not.toContain('emplate');
    // Pieces are named in the table, in the block pulled apart, in the drawing of the laid squares, and in the sewn
    // block.
    expect(namedIn(lines)).toEqual({ A1: 1 + 1 + 2, B1: 1 + 4 + 2 * 4 });
  });

  it('names the block size at which all sizes are on ruler lines, and rounds measurements to these lines', async () => {
    const lines = await linesOf('Log Cabin');
    // Seven strips across 12″ are 1.714″ each. With strips of 1⅝″ the block is 11⅜″, with strips of 1¾″ it is 12¼″.
    expect(lines.join(' ')).toContain('In a block of 11⅜″ or 12¼″, every size is on a line of the ruler.');
    // 6 · 1.714 + ½ = 10.786″, so a strip, and the side that it is sewn to, are 10⅞″ long.
    expect(lines.filter((line) => line === '1 of 2¼″ × 10⅞″')).toHaveLength(2);
    // In the table of sizes, the size follows the number and the name of the strip.
    const at = lines.indexOf('10⅞″ × 10⅞″');
    expect(lines.slice(at - 1, at + 1)).toEqual(['11 C2', '10⅞″ × 10⅞″']);
    expect(lines.filter((line) => /\d\.\d+″/.test(line))).toEqual([]);
  });

  it('says to trim units and blocks whose cut sizes were rounded up', async () => {
    const cabin = (await linesOf('Log Cabin')).join(' ');
    // A square of 2¼″ with two strips comes to 2¼ + 1¾ + 1¾ = 5¾″. It must be 3 · 1.714 + ½ = 5.64″. The whole block
    // would come to 12¾″.
    expect(cabin).toContain('After pressing, trim each strip to its size.');
    expect(cabin).toContain('Size after each strip, with seams 2 ');
    expect(cabin).toContain('Trim to 12½″ × 12½″');
    expect(cabin).toContain('Trim units as the steps say.');
    // Seven squares of 2¼″ in a row would come to 7 · 1¾ + ½ = 12¾″.
    expect(await linesOf('Bears Paw')).toContain('Trim to 12½″ × 12½″');
    // The corners of the stem are rounded up, but trimmed to the square of the stem.
    const leaf = await linesOf('Maple Leaf');
    expect(leaf).toContain('Measures 12½″ × 12½″');
    // Strips of 2 + ½″ on a square of 4 + ½″ need no trimming.
    const half = (await linesOf('Half Log Cabin')).join(' ');
    expect(half).toContain('Size after each strip, with seams 2 B1 6½″ × 4½″ 3 ');
    expect(half).not.toContain('Trim');
  });

  it('gives units, rows and single pieces sizes that add up, even between the lines of a ruler', async () => {
    // Thirds of 8″ with their seams are 3.167″. Three in a row are 8½″ only if all are trimmed to 3.167″.
    const trick = await linesOf('Card Trick', 8);
    expect(trick).toContain('Trim to just over 3⅛″ square');
    expect(trick).toContain('Measures 8½″ × just over 3⅛″');
    const patch = (await linesOf('Nine Patch', 8)).join(' ');
    expect(patch).toMatch(/Before you sew, trim \w\d and \w\d to just over 3⅛″ square\./);
    expect(patch).toContain('In a block of 7⅞″ or 8¼″, every size is on a line of the ruler.');
  });

  it('says the size of a unit on its point, and trims only units with slanted seams', async () => {
    const economy = await linesOf('Economy Patch');
    // The middle of 6″ with its four triangles is a square of 6·√2″; with its seams, 8.985″.
    expect(economy.filter((line) => line === 'Trim to just under 9″ square')).toHaveLength(1);
    const ladder = await linesOf('Jacobs Ladder');
    // Squares of two halves are trimmed. Pairs of 2″ squares, four-patches and rows are not.
    expect(ladder.filter((line) => /^Trim|^Measures/.test(line)).sort()).toEqual([
      'Measures 12½″ × 12½″',
      'Measures 12½″ × 4½″',
      'Measures 12½″ × 4½″',
      'Measures 4½″ × 2½″',
      'Measures 4½″ × 4½″',
      'Trim to 4½″ × 4½″',
    ]);
  });

  it('numbers steps that have the same title', async () => {
    // A Bears Paw has a unit of a square and two pairs, and a unit of two pairs.
    const titles = (await linesOf('Bears Paw')).filter((line) => /^\d\. /.test(line));
    expect(titles.slice(0, 3)).toEqual(['1. Half-square triangles (HST)', '2. Units 1', '3. Units 2']);
  });

  it('says which rows of a kind are turned around in the block', async () => {
    // The inner triangles of both rows point to the middle.
    const star = (await linesOf('Ohio Star')).join(' ');
    expect(star).toContain('Sew the pieces side by side. Turn row 3 upside down. Measures 12½″ × 4½″');
    expect(star.match(/upside down/g)).toHaveLength(1);
    // Rows of pinwheels are alike but turned. Rows of a Nine Patch are the same from both sides.
    expect((await linesOf('Dutchmans Puzzle')).join(' ')).toContain('Turn row 2 upside down.');
    expect((await linesOf('Nine Patch')).join(' ')).not.toContain('upside down');
  });

  it('says which rows of a kind are pressed against the arrows', async () => {
    // Rows 1 and 4 are the same, with two rows between them, so their middle seams go opposite ways.
    const geese = (await linesOf('Flying Geese')).join(' ');
    expect(geese).toContain(
      'Sew the pieces side by side. Press row 4 in the opposite direction to the arrow. Measures 12½″ × 3½″',
    );
    // Rows of eight parts have seven seams.
    const mountains = (await linesOf('Delectable Mountains')).join(' ');
    expect(mountains).toContain('Press row 2 in the opposite direction to the arrows.');
    expect((await linesOf('Nine Patch')).join(' ')).not.toContain('opposite the arrow');
  });

  it('draws the steps of a second page larger than those of the first', async () => {
    const design = {
      block: { levels: levelsOfBlock('Card Trick'), blockWidth: inches(12), blockHeight: inches(12) },
    };
    const answer = await print(jobOf(design, fonts, { pages: ['blocks'] }), () => undefined);
    if (!answer.ok) throw new Error(answer.error.code);
    const dots = 20;
    const [, second, third] = rasters(answer.value.bytes, dots);
    expect(third).toBeUndefined();
    // Steps use the page from 1.8″ to 10.2″. Five of the seven steps are here, in two rows of three. A step is then
    // (7.3 − 2 · 0.17) ÷ 3 = 2.32″ wide. A square step with four or five lines of words is 3″ high. So both rows end at
    // 1.8 + 2 · 3 = 7.8″, in the last third. Three rows of two steps would need 9″, more than the page.
    const rows = Array.from({ length: 8.4 * dots }, (_, row) => row + 1.8 * dots);
    const inked = rows.filter((y) =>
      Array.from({ length: 7.3 * dots }, (_, x) => second?.at(x + 0.6 * dots, y) ?? 255).some(
        (grey) => grey < 160,
      ),
    );
    expect((inked.at(-1) ?? 0) / dots).toBeGreaterThan(10.2 - 8.4 / 3);
  });

  it('has a page for the straight cut, each patch with its name', async () => {
    const pages = await pagesOfLevels('Cards', cards(), { pages: ['blocks'] });
    const titles = pages.map(([title]) => title);
    expect([...new Set(titles)]).toEqual(['Cards', 'Cards, straight seams']);
    expect(pages[0]?.join(' ')).toContain('“Cards, straight seams” shows this block with more cuts');
    // A block by itself has neither list nor charts.
    expect(pages.flat().join(' ')).not.toContain('List and charts');
    const straight = pages.filter(([title]) => title === 'Cards, straight seams').flat();
    // Ground and cards are cut as for Card Trick. Only the card on top has two more halves instead of two quarters.
    const table = tableIn(straight);
    expect(table.map((row) => row.slice(row.indexOf(' ') + 1))).toEqual(
      expect.arrayContaining([
        '1 square 5¼″. Four from each: 4 quarter-square triangles',
        '2 squares 4⅞″. Two from each: 4 half-square triangles',
      ]),
    );
    const names = table.map((row) => row.slice(0, row.indexOf(' ')));
    expect(new Set(names).size).toBe(names.length);
    const named = namedIn(straight);
    // Each name is in the table, and in at least one patch of the drawing.
    for (const name of names) expect([name, (named[name] ?? 0) > 1]).toEqual([name, true]);
  });

  it('names the template by which a patch is cut, in the table and in the patch', async () => {
    const options = { everyTemplate: false, pages: ['blocks', 'templates'] } as const;
    const [page = [], ...templates] = await pagesOfLevels(
      'LeMoyne Star',
      levelsOfBlock('LeMoyne Star'),
      options,
    );
    expect(page.filter((line) => line === 'By template T1').length).toBe(2);
    // Each of the eight points has the name of its template below its own. The triangles have a template too, because
    // the squares that they come from are off ruler lines.
    expect(page.filter((line) => line === 'T1')).toHaveLength(8);
    expect(page.join(' ')).toContain('4 quarter-square triangles, or by T2');
    expect(
      templates
        .flat()
        .filter((line) => /^T\d /.test(line))
        .sort(),
    ).toEqual(['T1 Diamond', 'T2 Quarter-square triangle']);
    // Ovals have templates too, although they are drawn in fewer chords.
    const [tulip = []] = await pagesOfLevels('Tulip', levelsOfBlock('Tulip'), options);
    expect(tulip.filter((line) => /^By template T\d+$/.test(line))).toHaveLength(3);
    const without = (await linesOf('LeMoyne Star')).join(' ');
    expect(without).toContain('With its template (print the “Templates” page)');
  });
});
