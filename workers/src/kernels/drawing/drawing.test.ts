import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import { withCornerstones } from '@quiltwright/shared/quilting/bands/bands';
import { newFreeFormQuilt } from '@quiltwright/shared/quilting/quilt';
import { describe, expect, it } from 'vitest';
import {
  changedQuilt,
  levelsOf,
  placementOf,
  standardQuilt,
} from '@quiltwright/shared/quilting/quilts.fixture';
import { damagedLevels } from '../patches/sound.fixture';
import { clothForTests } from '../print/print.fixture';
import { drawing } from './drawing';
import type { DrawingJob } from './drawing-types';

const made = async (job: Partial<DrawingJob> & Pick<DrawingJob, 'design'>) => {
  const answer = await drawing({ name: 'A quilt', look: 'colours', fabrics: [], ...job }, () => undefined);
  if (!answer.ok) throw new Error(answer.error.code);
  return { ...answer.value, svg: new TextDecoder().decode(answer.value.bytes) };
};

/** Returns a block: a square of fabric 11, with a shape of fabric 12 over its right half. */
const halved = (shapeType: 1 | 6): DrawingJob['design'] => {
  const [[square] = []] = levelsOf([11]);
  if (!square) throw new Error('There is no square.');
  const half = { ...square, shapeType, shapeXLoc: 500, shapeWidth: 500, fillFabric: 12 };
  return {
    block: { levels: [[square], [half as typeof square]], blockWidth: inches(12), blockHeight: inches(8) },
  };
};
const named = (fabricNum: number, colour: string) => ({ fabricNum, name: '', colour, picture: null });
const fabrics = [named(11, '#102030'), named(12, '#405060')];

describe('a damaged design', () => {
  const fault = async (design: DrawingJob['design']) => {
    const job = { design, name: '', look: 'colours' as const, fabrics };
    const answer = await drawing(job, () => undefined);
    return answer.ok ? null : answer.error.code;
  };

  it.each(damagedLevels)('is reported for %s', async (_, levels) => {
    expect(await fault({ block: { levels, blockWidth: inches(6), blockHeight: inches(6) } })).toBe('damaged');
    const blocks = [placementOf(4, [], { levels }), placementOf(5, [11])];
    expect(await fault({ quilt: standardQuilt({ blocks }) })).toBe('damaged');
  });

  it.each([NaN, Infinity, 0])('is reported for a block %d inches wide', async (width) => {
    const block = { levels: levelsOf([11]), blockWidth: inches(width), blockHeight: inches(6) };
    expect(await fault({ block })).toBe('damaged');
  });

  it('is reported if a quilt or a part of it has no size or place', async () => {
    const plain = newFreeFormQuilt(2);
    expect(await fault({ quilt: { ...plain, quiltWidth: inches(NaN) } })).toBe('damaged');
    for (const change of [
      { xLocation: inches(NaN) },
      { yLocation: inches(1e300) },
      { blockWidth: inches(1e30) },
    ])
      expect(await fault({ quilt: { ...plain, blocks: [placementOf(4, [11], change)] } })).toBe('damaged');
  });
});

describe('drawing', () => {
  it('turns the copies of a turned block about their middles', async () => {
    const place = { xLocation: inches(10), yLocation: inches(20), turn: 1 };
    const quilt = { ...newFreeFormQuilt(2), blocks: [placementOf(4, [11], place)] };
    // The middle is at (16, 26), and the block's corner 6√2 = 8.4853 above it.
    const matrix = 'matrix(0.7071068 0.7071068 -0.7071068 0.7071068 16 17.5147)';
    expect((await made({ design: { quilt }, fabrics })).svg).toContain(`<g transform="${matrix}">`);
    const cut = await made({ design: { quilt }, fabrics, look: 'cutting' });
    expect(cut.svg).toContain('16 17.5147');
  });

  it('draws each patch as a path at its size in inches', async () => {
    const { svg } = await made({ design: halved(1), fabrics });
    expect(svg).toContain('width="12in" height="8in" viewBox="0 0 12 8"');
    const paths = [...svg.matchAll(/<path fill="(#[0-9a-f]{6})"[^>]* d="([^"]*)"/g)].map(
      ([, ...rest]) => rest,
    );
    // One path is the left half, the other the right half above it.
    expect(paths).toHaveLength(2);
    for (const [colour, left] of [
      ['#102030', 0],
      ['#405060', 6],
    ] as const) {
      const path = paths.find(([fill]) => fill === colour)?.[1] ?? '';
      const corners = [...path.matchAll(/L([\d.]+) ([\d.]+)/g)].map(([, x, y]) => `${x},${y}`);
      expect(corners.sort()).toEqual([`${left},0`, `${left},8`, `${left + 6},0`, `${left + 6},8`].sort());
    }
  });

  it('draws a curve as an arc', async () => {
    const { svg } = await made({ design: halved(6), fabrics });
    // The ellipse is half of 12 inches wide and 8 high: radii of 3 and 4 inches.
    expect(svg).toMatch(/<path fill="#405060"[^>]* d="M[^"]*A3 4 0 /);
  });

  it('draws the patches of each copy as separate paths, in their place', async () => {
    // A Queen has 8 × 9 blocks of 12 inches: two blocks that alternate.
    const { svg, isLinked } = await made({ design: { quilt: standardQuilt() }, fabrics });
    const places = [
      ...svg.matchAll(/<g transform="translate\((\d+) (\d+)\)">\n<path fill="#fff" [^>]*>\n<path /g),
    ];
    expect(places).toHaveLength(72);
    expect(new Set(places.map(([, x, y]) => `${x} ${y}`)).size).toBe(72);
    expect(places.every(([, x, y]) => Number(x) % 12 === 0 && Number(y) % 12 === 0)).toBe(true);
    expect(svg).not.toMatch(/<use|<symbol/);
    expect(isLinked).toBe(false);
  });

  it('draws blocks in their stacking order', async () => {
    const blocks = [
      placementOf(4, [11], { xLocation: inches(0) }),
      placementOf(5, [12], { xLocation: inches(3) }),
      placementOf(4, [11], { xLocation: inches(6) }),
    ];
    const { svg } = await made({ design: { quilt: { ...newFreeFormQuilt(2), blocks } }, fabrics });
    const fills = [...svg.matchAll(/<path fill="(#[0-9a-f]{6})"/g)].map(([, fill]) => fill);
    expect(fills).toEqual(['#102030', '#405060', '#102030']);
  });

  const dense = (columns: number, rows: number): DrawingJob['design'] => {
    const levels = [levelsOf([11, 12, 11, 12]).flat()];
    const quilt = { ...newFreeFormQuilt(2), quiltWidth: inches(400), quiltLength: inches(400) };
    const size = { blockWidth: inches(4), blockHeight: inches(4), numOfColumns: columns, numOfRows: rows };
    return { quilt: { ...quilt, blocks: [placementOf(4, [], { levels, ...size })] } };
  };

  it('links copies if there are too many patches, with both attributes that programs know', async () => {
    const patches =
      (await made({ design: dense(1, 1), fabrics })).svg.match(/<path fill="#[0-9a-f]{6}"/g)?.length ?? 0;
    const columns = Math.ceil(120_001 / patches / 99);
    const { svg, isLinked } = await made({ design: dense(columns, 99), fabrics });
    expect(isLinked).toBe(true);
    expect(svg.match(/<symbol id="block1"/g)).toHaveLength(1);
    expect(svg.match(/<use href="#block1" xlink:href="#block1" /g)).toHaveLength(99 * columns);
    const answer = await drawing(
      { design: dense(columns, 99), name: '', look: 'cutting', fabrics },
      () => undefined,
    );
    expect(answer.ok ? '' : answer.error.code).toBe('too-many-paths');
  });

  it('draws outlines alone for cutting machines, a named layer for each fabric', async () => {
    const rose = { ...named(12, '#405060'), name: 'Rose & <Thorn>' };
    const { svg } = await made({ design: halved(1), look: 'cutting', fabrics: [named(11, '#102030'), rose] });
    const layers = [
      ...svg.matchAll(
        /<g id="fabric(\d+)" inkscape:groupmode="layer" inkscape:label="([^"]*)" fill="none" /g,
      ),
    ];
    expect(layers.map(([, fabric, name]) => [fabric, name])).toEqual([
      ['11', ''],
      ['12', 'Rose &amp; &lt;Thorn&gt;'],
    ]);
    expect([...svg.matchAll(/<path d="([^"]*)"\/>/g)]).toHaveLength(2);
    expect(svg).not.toMatch(/<pattern|<image|<use|fill="#/);
  });

  it('cuts sashing only between blocks, and moves arcs with their blocks', async () => {
    const levels = [levelsOf([11])[0]?.map((shape) => ({ ...shape, shapeType: 6 as const })) ?? []];
    const plain = { ...newFreeFormQuilt(2), quiltWidth: inches(40), quiltLength: inches(60) };
    const sashing = { generatingSashing: 2 as const, sashingFabric: 12 };
    const block = placementOf(4, [], { levels, xLocation: inches(10), yLocation: inches(20) });
    const { svg } = await made({
      design: {
        quilt: changedQuilt(plain, { ...sashing, blocks: [block] }),
      },
      look: 'cutting',
      fabrics,
    });
    const paths = [...svg.matchAll(/<path d="([^"]*)"\/>/g)].map(([, path = '']) => path);
    // The quilt's 40 × 60 without the block of 12 × 12 at (10, 20).
    expect(paths[0]).toBe('M0 0L40 0L40 60L0 60L0 0zM10 20L22 20L22 32L10 32L10 20z');
    // A circle of radius 6 around (16, 26).
    expect(paths[1]).toMatch(/^M22 26A6 6 0 \d 1 /);
  });

  it('has the picture of each fabric once, as a pattern of six inches', async () => {
    const fabric = { ...named(11, '#102030'), picture: clothForTests(200, 40, 40) };
    const quilt = standardQuilt({ blocks: [placementOf(4, [11]), placementOf(5, [11])] });
    const { svg, plain } = await made({ design: { quilt }, look: 'cloth', fabrics: [fabric] });
    expect(
      svg.match(/<pattern id="cloth11" patternUnits="userSpaceOnUse" width="6" height="6">/g),
    ).toHaveLength(1);
    expect(svg.match(/xlink:href="data:image\/jpeg;base64,/g)).toHaveLength(1);
    expect(svg).toContain('fill="url(#cloth11)"');
    expect(plain).toEqual([]);
  });

  it('starts the cloth of each cornerstone at its own corner', async () => {
    const fabric = { ...named(11, '#102030'), picture: clothForTests(200, 40, 40) };
    // A Crib with sashing of 2″ has 2 × 3 blocks of 12″, so sashing crosses at 12″ across, and at 12″ and 26″ down.
    const plain = standardQuilt({ generatingSize: 9, generatingSashing: 2, sashingWidth: inches(2) });
    const stones = { role: 'cornerstone' as const, width: inches(2), fabric: 11 };
    const { svg } = await made({
      design: { quilt: withCornerstones(plain, stones) },
      look: 'cloth',
      fabrics: [fabric],
    });
    const square = (x: number, y: number) => `transform="translate(${x} ${y})" d="M0 0L2 0L2 2L0 2L0 0z"`;
    expect(svg).toContain(square(12, 12));
    expect(svg).toContain(square(12, 26));
  });

  it('lists the fabrics in one colour because their picture is missing', async () => {
    const { svg, plain } = await made({ design: halved(1), look: 'cloth', fabrics });
    expect(plain).toEqual([11, 12]);
    expect(svg).toContain('fill="#102030"');
  });

  it('draws only lines on request', async () => {
    const { svg } = await made({ design: halved(1), look: 'lines', fabrics });
    expect(svg).not.toContain('#102030');
    expect(svg.match(/stroke="#1f2a44"/g)).toHaveLength(2);
  });

  it('numbers the patches of a colouring sheet by fabric, with a key below', async () => {
    const rose = { ...named(12, '#405060'), name: 'Rose & <Thorn>' };
    const { svg } = await made({
      design: halved(1),
      look: 'colouring',
      fabrics: [{ ...named(11, '#102030'), name: 'Sky' }, rose],
    });
    const texts = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</g)];
    // The left half is 6 × 8 inches, with its middle at 3, 4; the middle of the right half is at 9, 4.
    expect(texts.slice(0, 2).map(([, x, y, text]) => [x, y, text])).toEqual([
      ['3', '4', '1'],
      ['9', '4', '2'],
    ]);
    expect(texts.slice(2).map(([, , , text]) => text)).toEqual([
      ...['A quilt', '12″ × 8″'],
      ...['1', 'Sky', '2', 'Rose &amp; &lt;Thorn&gt;'],
    ]);
    // The colours are in the swatches alone.
    expect(svg.match(/<rect [^>]*fill="#102030"/g)).toHaveLength(1);
    expect(svg.match(/#102030/g)).toHaveLength(1);
  });

  it('lays a colouring sheet on white paper with a margin, a title and a key in columns', async () => {
    // A sheet of 8.25 × 11 inches leaves 7.45 × 8.86 for a block, so this block's inches are those of the paper.
    const cloth = { ...named(11, '#102030'), picture: clothForTests(200, 40, 40) };
    const { svg } = await made({
      design: { block: { levels: levelsOf([11]), blockWidth: inches(7.45), blockHeight: inches(8.86) } },
      look: 'colouring',
      fabrics: [cloth],
    });
    // The margin is 0.4″ on each side, the head 0.75″. The key is 0.25″ below the block, with a row of 0.34″.
    expect(svg).toContain('width="8.25in" height="11in" viewBox="-0.4 -1.15 8.25 11"');
    expect(svg).toContain('<rect x="-0.4" y="-1.15" width="8.25" height="11" fill="#fff"/>');
    expect(svg.match(/<image [^>]*xlink:href="data:image\/jpeg;base64,/g)).toHaveLength(1);
    expect(svg).not.toContain('<pattern');
  });

  it('keeps the longest name and the key of many fabrics on the sheet', async () => {
    const many = Array.from({ length: 12 }, (_, i) => ({ ...named(11 + i, '#102030'), name: `Fabric ${i}` }));
    const levels = many.map(({ fabricNum }, i) =>
      levelsOf([fabricNum]).flatMap(([square]) =>
        square ? [{ ...square, shapeXLoc: blockUnits(80 * i), shapeWidth: blockUnits(80) }] : [],
      ),
    );
    const side = { blockWidth: inches(15), blockHeight: inches(18) };
    const { svg } = await made({
      design: { block: { levels, ...side } },
      look: 'colouring',
      name: 'W'.repeat(99),
      fabrics: many,
    });
    const sizeOf = (text: string) => Number(new RegExp(`font-size="([\\d.]+)"[^>]*>${text}<`).exec(svg)?.[1]);
    // 99 letters as wide as high and a rest of 0.6, on 7.45″ of paper: 7.45 ÷ 99.6.
    expect(sizeOf('W{99}')).toBeCloseTo(0.0748, 4);
    expect(sizeOf('Fabric 0')).toBe(0.15);
    // An entry is 0.66″ wide, and 0.8 + 8 × 0.6 + 0.6 times 0.15″: 1.59″ in all. Four entries, each 0.25″ apart, fit
    // into 7.45″.
    const rows = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="0.26"/g)];
    expect(new Set(rows.map(([, x]) => x)).size).toBe(4);
    expect(new Set(rows.map(([, , y]) => y)).size).toBe(3);
  });

  it.each([
    ['a Lap', 48, 60, 3],
    ['a King of 30 fabrics', 108, 108, 30],
    ['a runner', 36, 260, 12],
    ['a quilt of 200 fabrics', 60, 80, 200],
  ])('fits the colouring sheet of %s on A4 and on Letter', async (_, wide, long, count) => {
    const [[square] = []] = levelsOf([11]);
    if (!square) throw new Error('There is no square.');
    const many = Array.from({ length: count }, (_, i) => ({
      ...named(11 + i, '#102030'),
      name: `Fabric with a long name ${i}`,
    }));
    const patches = many.map(({ fabricNum }, i) => ({
      ...{ ...square, fillFabric: fabricNum },
      ...{ shapeXLoc: blockUnits(5 * i), shapeWidth: blockUnits(5) },
    }));
    const block = { levels: [patches], blockWidth: inches(wide), blockHeight: inches(long) };
    const { svg } = await made({ design: { block }, look: 'colouring', fabrics: many });
    const [, width, height] = /width="([\d.]+)in" height="([\d.]+)in"/.exec(svg)?.map(Number) ?? [];
    // The group of the title is measured in inches on the paper.
    const inch = Number(/translate\([^)]*\) scale\(([\d.]+)\)/.exec(svg)?.[1]);
    const sides = [width ?? NaN, height ?? NaN].map((side) => side / inch).sort((a, b) => a - b);
    expect(sides[0]).toBeLessThan(8.251);
    expect(sides[1]).toBeLessThan(11.001);
    expect(svg.match(/<rect [^>]*width="0.26"/g)).toHaveLength(count);
  });

  it('leaves out the numbers that nobody could read on the paper', async () => {
    const [[square] = []] = levelsOf([11]);
    if (!square) throw new Error('There is no square.');
    const thin = { ...square, fillFabric: 12, shapeWidth: blockUnits(10) };
    const numbersIn = async (side: number) => {
      const block = { levels: [[square], [thin]], blockWidth: inches(side), blockHeight: inches(side) };
      const { svg } = await made({ design: { block }, look: 'colouring', fabrics });
      return [...svg.matchAll(/text-anchor="middle"[^>]*>(\d+)</g)].map(([, number]) => number);
    };
    // The thin patch of a block of 100″ is an inch wide, and 0.07″ on the paper: its number would be 0.04″ high.
    expect(await numbersIn(100)).toEqual(['1']);
  });

  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['"]]> & \'', '&quot;]]&gt; &amp; &#39;'],
    ['bell\u0007 turned\u202egnp', 'bell turnedgnp'],
  ])('keeps the name %j as plain text', async (name, written) => {
    const { svg } = await made({ design: halved(1), fabrics, name });
    expect(svg).toContain(`<title>${written}</title>`);
  });
});
