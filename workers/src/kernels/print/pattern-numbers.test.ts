import { metreNumber, yardNumber } from '@quiltwright/shared/ruler/yards';
import { inches } from '@quiltwright/shared/geometry/units';
import { exactInches, formatInches } from '@quiltwright/shared/ruler/lengths';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { newFreeFormQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { beforeAll, describe, expect, it } from 'vitest';
import { freeFormQuilt, placementOf, standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import type { CutPiece } from '../cutting/cutting-types';
import { upToEighth } from '../cutting/pieces/ruler';
import { DEFAULT_CUTTING } from '../cutting/settings';
import { FINISHING_DEFAULTS } from '../finishing/finishing-types';
import { wholePlan, type WholePlan } from '../plan/whole-plan';
import { PieceNames } from './names/piece-names';
import { print } from './print';
import { fontsForTests, jobOf, writtenLines } from './print.fixture';
import type { PageKind, PrintJob } from './paper/print-types';
import { lengthOf } from './steps/written-steps.fixture';
import { prepare } from '../prepared/prepared-quilt';

/* Every number of a printed pattern must come from the plan. */

let fonts: PrintJob['fonts'];
beforeAll(async () => {
  fonts = await fontsForTests();
});

const [GROUND, BLUE, RED, GREEN] = [11, 12, 13, 14];
const settings = {
  cutting: DEFAULT_CUTTING,
  finishing: { ...FINISHING_DEFAULTS, binding: { ...FINISHING_DEFAULTS.binding, fabric: RED } },
};
const pages = ['picture', 'shopping', 'cutting', 'blocks', 'assembly'] as const;

function blockOf(name: string, cloths: readonly number[], place: { x?: number; y?: number } = {}) {
  const block = premadeBlocks.find(({ designName }) => designName === name);
  const levels = (block?.levels ?? []).map((level) =>
    level.map((shape) => ({ ...shape, fillFabric: cloths[shape.fillFabric - 1] ?? GROUND })),
  );
  const at = { xLocation: inches(place.x ?? 0), yLocation: inches(place.y ?? 0) };
  return placementOf(block?.designedBlockNum ?? 0, [], { levels, ...at });
}

/**
 * A Queen of 88″ × 102″ with 5 × 6 blocks of 12″, 15 of each of two blocks. It has sashing of 2″ and borders of 3″ and
 * 7″.
 */
const queen = standardQuilt({
  ...{ generatingSashing: 2, sashingFabric: RED },
  ...{ borderWidth1: inches(3), borderFabric1: GREEN, borderWidth2: inches(7), borderFabric2: BLUE },
  blocks: [blockOf('Ohio Star', [GROUND, BLUE, RED]), blockOf('Churn Dash', [GROUND, GREEN])],
});

const sampler = freeFormQuilt({
  ...{ quiltWidth: inches(40), quiltLength: inches(54) },
  ...{ generatingSashing: 2, sashingWidth: inches(2), sashingFabric: GROUND },
  ...{ borderWidth1: inches(5), borderFabric1: BLUE },
  blocks: [
    blockOf('Ohio Star', [GROUND, BLUE, RED], { x: 7, y: 7 }),
    blockOf('Card Trick', [GROUND, BLUE, RED, GREEN, 15], { x: 21, y: 7 }),
    blockOf('Churn Dash', [GROUND, GREEN], { x: 7, y: 21 }),
    blockOf('Sawtooth Star', [GROUND, BLUE, RED], { x: 21, y: 21 }),
    blockOf('Log Cabin', [RED, GROUND, BLUE, GREEN, GROUND, 15, 16], { x: 7, y: 35 }),
    blockOf('Flying Geese', [GROUND, RED, GREEN], { x: 21, y: 35 }),
  ],
});

interface PrintedPattern {
  pages: string[][];
  whole: WholePlan;
}

const known = new Map<Quilt, Promise<PrintedPattern>>();

/** Returns the printed pages of a quilt, and its plan. Remembers both for each quilt. */
function printed(
  quilt: Quilt,
  wanted: readonly PageKind[] = pages,
  everyTemplate = true,
): Promise<PrintedPattern> {
  const before = known.get(quilt) ?? printedAnew(quilt, wanted, everyTemplate);
  known.set(quilt, before);
  return before;
}

async function printedAnew(
  quilt: Quilt,
  wanted: readonly PageKind[],
  everyTemplate: boolean,
): Promise<PrintedPattern> {
  const blockNames = premadeBlocks.map(({ designedBlockNum, title }) => ({
    blockNum: designedBlockNum,
    name: title,
  }));
  const answer = await print(
    jobOf({ quilt }, fonts, { pages: wanted, everyTemplate, plan: settings, blockNames }),
    () => undefined,
  );
  const whole = wholePlan(prepare(quilt), settings);
  if (!answer.ok || !whole.ok) throw new Error('It can’t be printed.');
  return { pages: writtenLines(answer.value.bytes), whole: whole.value };
}

const pieceName = /^[A-Z]\d+$/;

/** Returns the counts and sizes that the pages print for each piece, by the name of the piece. */
function saidPieces(
  lines: readonly string[],
): Map<string, { count: number; sides: number[]; next: string[] }[]> {
  const said = new Map<string, { count: number; sides: number[]; next: string[] }[]>();
  lines.forEach((line, i) => {
    const name = lines[i - 1] ?? '';
    const found = /^([\d,]+) (?:squares? (\S+)|of (\S+) × (\S+))$/.exec(line);
    if (!pieceName.test(name) || !found) return;
    const [, count = '', square = '', width = square, height = square] = found;
    const sides = [width, height].map(lengthOf).sort((a, b) => a - b);
    const all = said.get(name) ?? [];
    said.set(name, all);
    all.push({ count: Number(count.replaceAll(',', '')), sides, next: lines.slice(i + 1, i + 3) });
  });
  return said;
}

/** Returns the pieces of the plan by the names that are printed for them. */
function plannedPieces({ plan }: WholePlan): Map<string, CutPiece> {
  const names = new PieceNames(plan, []);
  return new Map(
    plan.fabrics.flatMap(({ pieces }) => pieces.map((piece) => [names.piece(piece), piece] as const)),
  );
}

const sizeOfPiece = ({ width, height }: CutPiece) => [width, height].sort((a, b) => a - b);

describe.each([
  ['a Queen of two blocks', queen],
  ['a sampler of six blocks', sampler],
])('the printed numbers of %s', (_, quilt) => {
  it('are those of the plan: purchases, strips, pieces, and pieces for each block', async () => {
    const { pages: written, whole } = await printed(quilt);
    const { plan } = whole;
    const [cover = []] = written;
    for (const { fabric, inches: length, bought } of plan.fabrics) {
      const row = cover.indexOf(`Fabric ${fabric}`);
      // The letter comes before the name.
      expect(cover[row - 1]).toBe(new PieceNames(plan, []).cloth(fabric));
      expect(cover.slice(row + 2, row + 5)).toEqual([
        formatInches(length),
        yardNumber(bought.eighths),
        metreNumber(bought.metres),
      ]);
    }
    const charts = written.filter(([title]) => title === 'Cutting charts').flat();
    const strips = charts.flatMap((line) => {
      const [, count, height = ''] = /^Cut (\d+) strips? (\S+) × 42″$/.exec(line) ?? [];
      return count === undefined ? [] : [`${count} × ${height}`];
    });
    expect(strips).toEqual(
      plan.fabrics.flatMap((each) =>
        each.strips.map(({ count, height }) => `${count} × ${exactInches(height)}`),
      ),
    );
    const planned = plannedPieces(whole);
    const cut = saidPieces(charts);
    expect([...cut.keys()].sort()).toEqual([...planned.keys()].sort());
    for (const [name, said] of cut) {
      const piece = planned.get(name);
      if (!piece) throw new Error(`${name} is not in the plan.`);
      expect(said.reduce((sum, { count }) => sum + count, 0)).toBe(piece.count);
      for (const { sides } of said) expect(sides).toEqual(sizeOfPiece(piece));
    }
    // Pages of blocks have the sizes of the plan, and together as many patches as the plan.
    const blocks = written.filter(
      (lines) => lines.includes('The pieces of the block') || lines.includes('5. Rows 1 and 3'),
    );
    const needed = new Map<string, number>();
    for (const lines of blocks) {
      const copies = Number(/Make (\d+)\./.exec(lines.join(' '))?.[1]);
      for (const [name, [row]] of saidPieces(lines)) {
        const piece = planned.get(name);
        if (!piece || !row) throw new Error(`${name} is not in the plan.`);
        expect(row.sides).toEqual(sizeOfPiece(piece));
        // For several blocks, the count for all comes before the use of the piece.
        const [all, becomes] = copies > 1 ? row.next : [String(row.count), ...row.next];
        const each = /: (\d+) /.exec(becomes ?? '')?.[1];
        expect(Number(all?.replaceAll(',', ''))).toBeLessThanOrEqual(piece.count);
        expect(Number(all?.replaceAll(',', ''))).toBeGreaterThanOrEqual(row.count);
        needed.set(name, (needed.get(name) ?? 0) + Number(each ?? row.count) * copies);
      }
    }
    for (const [name, piece] of planned) {
      const ofBlocks = piece.places.reduce(
        (sum, { of, each, copies }) => sum + (of === 'block' ? each * copies : 0),
        0,
      );
      expect([name, needed.get(name) ?? 0]).toEqual([name, ofBlocks]);
    }
  });
});

/**
 * Lengths in inches that every pattern names. They are the width of fabric (42), seam allowance (¼), free end of the
 * binding (6), seam of panels (½) and test square (1). A square for half-square triangles is ⅞″ larger than its
 * finished side. A block of 12″ is cut 12½″.
 */
const always = [42, 0.25, 6, 0.5, 1, 0.875, 12, 12.5];

describe.each([
  [
    'a Queen of two blocks',
    queen,
    [
      // The units are a third of a block, and measured with their seams. The sashing and the borders are finished
      // widths.
      ...[4.5, 2, 3, 7],
      // The middle of the quilt is 5 · 12 + 4 · 2 by 6 · 12 + 5 · 2. Then come the sizes with the borders of 3″ and 7″.
      // The first line has the finished sizes, the second adds seams, as a tape shows them.
      ...[68, 82, 74, 88, 102],
      ...[68.5, 82.5, 74.5, 88.5, 102.5],
    ],
  ],
  [
    'a sampler of six blocks',
    sampler,
    [
      // The units are a quarter or a third of a block, and measured with their seams. The sashing and the border are
      // finished widths.
      ...[3.5, 6.5, 4.5, 2, 5],
      // The middle of the quilt is 2 · 12 + 3 · 2 by 3 · 12 + 4 · 2. With seams it is ½″ larger. Then comes the size
      // with the border of 5″, first finished, then with seams, as a tape shows it.
      ...[30.5, 44.5, 40, 54, 40.5, 54.5],
      // The distance between a ruler's lines, and the side of a Log Cabin of seven strips of 1⅝″ or 1¾″.
      ...[0.125, 7 * 1.625, 7 * 1.75],
    ],
  ],
] as const)('every length of %s', (_, quilt, byHand) => {
  it('comes from its plan, or is worked out by hand', async () => {
    const { pages: written, whole } = await printed(quilt);
    const { plan, finishing } = whole;
    const { backing, batting, binding, parts } = finishing;
    const strips = parts.flatMap(({ needed, cut }) => [...needed, ...cut]);
    const fromPlan = [
      ...plan.fabrics.flatMap(({ inches: length, strips, pieces, bound }) => [
        ...[length, Math.floor(bound * 8 + 0.01) / 8],
        ...strips.flatMap(({ count, height }) => [height, count * height]),
        ...pieces.flatMap(({ width, height }) => [width, height]),
      ]),
      ...strips.flatMap(({ width, length }) => [width, length].map(upToEighth)),
      ...[binding.cut, binding.length, binding.perimeter],
      ...[backing.needs.width, backing.needs.height, backing.panelLength, backing.sewnWidth, backing.inches],
      ...[batting.needs.width, batting.needs.height],
      ...(batting.packaged ? [batting.packaged.width, batting.packaged.height] : []),
    ];
    const allowed = new Set([...fromPlan, ...always, ...byHand].map((length) => Math.round(length * 1000)));
    const lengths = written
      .flat()
      .flatMap((line) => [...line.matchAll(/(?<![\d.])(\d*[⅛¼⅜½⅝¾⅞]?)″/g)].map(([length]) => length))
      .filter((length) => length !== '″');
    expect(lengths.length).toBeGreaterThan(100);
    expect(
      [...new Set(lengths)].filter((length) => !allowed.has(Math.round(lengthOf(length) * 1000))),
    ).toEqual([]);
  });
});

describe('the first page of a printed Queen of two blocks', () => {
  it('lists all uses of each fabric', async () => {
    const { pages: written } = await printed(queen);
    expect(written[0]).toContain('Ohio Star, binding, sashing, cornerstones');
  });
});

describe('the notes of a printed quilt', () => {
  it('say how to press, how borders are measured and how large squares for half-square triangles are', async () => {
    const { pages: written } = await printed(queen);
    const notes = written[0]?.join(' ') ?? '';
    expect(notes).toContain('Press each seam flat as it was sewn. Then open the seam');
    expect(notes).toContain('Borders: measure the quilt through its middle');
    // Half-square triangles with legs of 4″ are cut from squares of 4⅞″.
    expect(notes).toContain('A square for HST measures the finished side plus ⅞″, and makes two triangles.');
    // This quilt has no borders. With a seam of ⅜″, squares for half-square triangles are (2 + √2) · ⅜″ larger, which
    // is more than 1¼″.
    const plain = standardQuilt({
      blocks: [blockOf('Churn Dash', [GROUND, GREEN]), blockOf('Churn Dash', [GROUND, RED])],
    });
    const plan = { ...settings, cutting: { ...settings.cutting, seam: 0.375 } };
    const answer = await print(jobOf({ quilt: plain }, fonts, { pages: ['picture'], plan }), () => undefined);
    const other = answer.ok ? (writtenLines(answer.value.bytes)[0]?.join(' ') ?? '') : '';
    expect(other).toContain('HST: half-square triangle.');
    expect(other).not.toMatch(/Borders: measure|A square for HST/);
  });

  it('say that pieces may turn in their fabric, unless all fabrics are directional', async () => {
    const notes = async (directional: boolean) => {
      const fabrics = Object.fromEntries(
        [GROUND, BLUE, RED, GREEN].map((fabric) => [fabric, { directional }]),
      );
      const plan = { ...settings, cutting: { ...settings.cutting, fabrics } };
      const answer = await print(
        jobOf({ quilt: queen }, fonts, { pages: ['picture'], plan }),
        () => undefined,
      );
      return answer.ok ? (writtenLines(answer.value.bytes)[0]?.join(' ') ?? '') : '';
    };
    expect(await notes(false)).toContain(
      'Stripes are drawn upright. Their pieces may turn, unless the fabric is marked as a directional print.',
    );
    const upright = await notes(true);
    expect(upright).toContain('HST: half-square triangle.');
    expect(upright).not.toContain('Stripes are drawn upright.');
  });
});

describe('the steps of a printed quilt', () => {
  it('call strips as the cutting charts do', async () => {
    const steps = async (quilt: Quilt) => {
      const { pages: written, whole } = await printed(quilt);
      const lines = written.filter(([title]) => title === 'Putting the quilt together').flat();
      const names = new PieceNames(whole.plan, []);
      const placed = (of: string) =>
        whole.plan.fabrics.flatMap(({ pieces }) =>
          pieces
            .filter(({ places }) => places.some((place) => place.of === of))
            .map((each) => names.piece(each)),
        );
      return { said: lines.filter((line) => line.startsWith('Pieces: ')), placed };
    };
    const { said, placed } = await steps(queen);
    const [sash = ''] = placed('sashing');
    const [stone = ''] = placed('cornerstones');
    expect(said).toEqual([
      `Pieces: ${sash}.`,
      `Pieces: ${sash} and ${stone}.`,
      `Pieces: ${placed('border1').join(' and ')}.`,
      `Pieces: ${placed('border2').join(' and ')}.`,
      `Pieces: ${placed('binding').join(' and ')}.`,
    ]);
    // Each border is joined from whole strips and a rest.
    expect([placed('border1').length, placed('border2').length]).toEqual([2, 2]);
    const free = await steps(sampler);
    expect(free.said[0]).toBe(`Pieces: ${free.placed('sashing').join(' and ')}.`);
    expect(free.said).toHaveLength(3);
  });
});

describe('the ground of a printed Queen of two blocks', () => {
  it('is cut as by hand', async () => {
    const { pages: written } = await printed(queen);
    const said = saidPieces(written.filter(([title]) => title === 'Cutting charts').flat());
    const total = (name: string) => (said.get(name) ?? []).reduce((sum, { count }) => sum + count, 0);
    const size = (name: string) => said.get(name)?.[0]?.sides;
    // The ground of an Ohio Star is 4 quarters of a square of 4 + 1¼″, and 5 squares of 4 + ½″. The ground of a Churn
    // Dash is 4 halves of squares of 4 + ⅞″ and a middle of 4 + ½″. It also has 8 rectangles of 4½″ × 2½″. There are
    // fifteen of each block.
    expect([size('A1'), total('A1')]).toEqual([[5.25, 5.25], 15]);
    expect([size('A2'), total('A2')]).toEqual([[4.875, 4.875], 30]);
    expect([size('A3'), total('A3')]).toEqual([[4.5, 4.5], 15 * 5 + 15]);
    expect([size('A4'), total('A4')]).toEqual([[2.5, 4.5], 15 * 8]);
  });
});

describe('the printed templates of a quilt', () => {
  it('are named where pieces are cut by them, on the page of the block and in the charts, with the plan’s counts', async () => {
    const stars: Quilt = {
      ...newFreeFormQuilt(2),
      ...{ quiltWidth: inches(24), quiltLength: inches(12) },
      blocks: [
        blockOf('LeMoyne Star', [GROUND, BLUE, RED]),
        blockOf('Storm at Sea', [GROUND, BLUE, RED, GREEN], { x: 12 }),
      ],
    };
    const { pages: written, whole } = await printed(stars, ['cutting', 'blocks', 'templates'], false);
    const planned = plannedPieces(whole);
    const templates = written.filter(([title]) => title === 'Templates, full size').flat();
    // The lines of a template: T1 Diamond, then LeMoyne Star. Finished …, Cut 4 from B Fabric 12, Cut 4 from C Fabric
    // 13.
    const counts = new Map<string, number>();
    let letter = '';
    for (const line of templates) {
      letter = /^(T\d+) \w/.exec(line)?.[1] ?? letter;
      const [, count, cloth = ''] =
        /^Cut (\d+)(?: reversed| and \d+ reversed)? from ([A-Z]) /.exec(line) ?? [];
      const reversed = /^Cut \d+ and (\d+) reversed/.exec(line)?.[1] ?? 0;
      if (count) counts.set(`${letter} ${cloth}`, Number(count) + Number(reversed));
    }
    let found = 0;
    for (const lines of written.filter((page) => page.includes('The pieces of the block')))
      lines.forEach((line, i) => {
        const template = /^By template (T\d+)$/.exec(line)?.[1];
        const name = lines[i - 2] ?? '';
        if (template === undefined) return;
        found++;
        const piece = planned.get(name);
        expect([name, counts.get(`${template} ${name.charAt(0)}`)]).toEqual([name, piece?.needed]);
      });
    // These pieces have templates: the points of LeMoyne Star, in two fabrics, and the diamonds of Storm at Sea with
    // the triangles beside them.
    expect(found).toBe(4);
    const charts = written
      .filter(([title]) => title === 'Cutting charts')
      .flat()
      .join(' ');
    expect([...charts.matchAll(/By template T\d+/g)].length).toBeGreaterThanOrEqual(4);
  });
});
