// @vitest-environment jsdom
import { areaOf, bulged } from '@quiltwright/shared/geometry/outline';
import { expect, it } from 'vitest';
import { outlinesOfSvg } from './svg-outlines';

const svg = (content: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const found = (text: string, side = 12) => {
  const read = outlinesOfSvg(text, side, side);
  return read.ok ? read.value : { outlines: [], unused: read.error, ignored: [] };
};
const read = (content: string) => found(svg(content)).outlines;
const areas = (content: string) =>
  read(content).map((corners) => Math.abs(areaOf(bulged(corners.map(([x, y, bulge]) => ({ x, y, bulge }))))));

it('reads rectangles, circles, polygons and paths, scaled to the block', () => {
  /* A unit of the drawing is 10 block units. */
  expect(read('<rect x="10" y="20" width="30" height="40"/>')).toEqual([
    [
      [100, 200, 0],
      [400, 200, 0],
      [400, 600, 0],
      [100, 600, 0],
    ],
  ]);
  expect(areas('<circle cx="50" cy="50" r="20"/>')[0]).toBeCloseTo(Math.PI * 200 ** 2, 3);
  expect(areas('<polygon points="0,0 100,0 0,100"/>')).toEqual([500_000]);
  expect(areas('<path d="M0 0H100V50H0Z M0 60H50V90H0Z"/>')).toEqual([500_000, 150_000]);
});

it('applies transforms, and leaves out what isn’t drawn', () => {
  expect(read('<g transform="translate(50 50) rotate(90)"><path d="M0 0H10V20H0Z"/></g>')).toEqual([
    [
      [500, 500, 0],
      [500, 600, 0],
      [300, 600, 0],
      [300, 500, 0],
    ],
  ]);
  expect(areas('<circle r="10" transform="translate(50,50) scale(4,2)"/>')[0]).toBeGreaterThan(
    Math.PI * 400 * 200 * 0.99,
  );
  expect(read('<g transform="translate(50-20)"><rect width="10" height="20" y="30"/></g>')).toEqual([
    [
      [500, 100, 0],
      [600, 100, 0],
      [600, 300, 0],
      [500, 300, 0],
    ],
  ]);
  expect(found(svg('<defs><rect width="9" height="9"/></defs>')).unused).toBe('no-outlines');
});

it('rounds the corners of rectangles', () => {
  /* A square of side 400 without its corners, whose squares of side 100 keep quarters of discs. */
  const rounded = 400 ** 2 - (4 - Math.PI) * 100 ** 2;
  for (const radii of ['rx="10"', 'ry="10"', 'rx="10" ry="10"', 'rx="auto" ry="10"'])
    expect(areas(`<rect width="40" height="40" ${radii}/>`)[0]).toBeCloseTo(rounded, 2);
  /* Radii are at most half of a side: this is a disc. */
  expect(areas('<rect width="40" height="40" rx="90"/>')[0]).toBeCloseTo(Math.PI * 200 ** 2, 2);
});

it('reads absolute lengths in pixels', () => {
  /* 25.4 mm are an inch or 96 pixels, and 36 pt are 48 pixels. */
  expect(areas('<rect width="25.4mm" height="36pt"/>')[0]).toBeCloseTo(960 * 480, 6);
});

it('leaves out what is not displayed', () => {
  const rect = '<rect width="9" height="9"/>';
  for (const hidden of ['display="none"', 'style="fill:red; display: none"'])
    expect(read(`<g ${hidden}>${rect}<text>Quilt</text></g>${rect}`)).toHaveLength(1);
});

it('names what it can’t read', () => {
  const content = [
    '<use href="#a"/><text>Quilt<tspan>s</tspan></text><line x2="9"/><image/><rect width="50%" height="9"/>',
    '<svg><rect width="9" height="9"/></svg><circle r="1em"/><defs><text>Quilt</text></defs>',
  ];
  expect(found(svg(content.join('')))).toEqual({
    ...{ outlines: [], unused: [] },
    ignored: ['copy', 'text', 'line', 'picture', 'relative', 'drawing', 'relative'],
  });
});

it('says why no shape can have an outline', () => {
  const round = Array.from({ length: 121 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 121;
    return `${String(50 + 40 * Math.cos(angle))} ${String(50 + 40 * Math.sin(angle))}`;
  });
  const content = [
    '<path d="M0 0L50 50L50 0L0 40Z"/><path d="M0 0L50 50"/><rect width="50" height="50"/>',
    '<path d="M0 0L1"/><path d="M9 9"/><polygon points="1 1 2"/><polygon points=""/>',
    `<polygon points="${round.join()}"/><polygon points="${round.slice(1).join()}"/>`,
    '<g transform="scale(1e200)"><rect width="1e200" height="1e200"/></g>',
  ];
  const { outlines, unused } = found(svg(content.join('')));
  expect(outlines.map(({ length }) => length)).toEqual([4, 120]);
  expect(unused).toEqual(['damaged', 'damaged', 'crosses', 'empty', 'many-corners', 'damaged']);
});

it('centres a drawing of other proportions, and takes its own box without a viewBox', () => {
  const wide = found(svg('<rect x="7" y="7" width="200" height="100"/>', ''), 10);
  expect(wide.outlines[0]?.slice(0, 2)).toEqual([
    [0, 250, 0],
    [1000, 250, 0],
  ]);
  /* The box around a circle reaches over its corners, which are at its left and right. */
  expect(found(svg('<circle r="7"/>', '')).outlines[0]).toEqual([
    [0, 500, expect.closeTo(1, 9)],
    [1000, 500, expect.closeTo(1, 9)],
  ]);
});

it('refuses other files', () => {
  expect(found('{"levels": []}').unused).toBe('unreadable');
  expect(found('<svg xmlns="http://www.w3.org/2000/svg">').unused).toBe('unreadable');
  expect(found(svg('<g/>')).unused).toBe('no-outlines');
  expect(found(svg('<path d="M9 9"/>')).unused).toBe('no-outlines');
  expect(found(svg('<path d="M0 0H9"/>', '')).unused).toBe('flat');
});

it('refuses declarations by which a small file becomes a large drawing', () => {
  const declared = (declarations: string, content: string) =>
    found(`<!DOCTYPE svg [${declarations}]>${svg(content)}`);
  const rect = '<rect width="9" height="9"/>';
  expect(declared('<!ENTITY ns "http://www.w3.org/2000/svg">', rect).outlines).toHaveLength(1);
  for (const declarations of [
    `<!ENTITY a "${'1 1 '.repeat(51)}">`,
    '<!ENTITY a "<g/><g/>">',
    '<!ENTITY a "1"><!ENTITY b "&a;&a;">',
    '<!ENTITY % a "1">',
    '<!ATTLIST path d CDATA "M0 0">',
    '<!ENTITY a "1">'.repeat(21),
    '<!-- "> --><!ENTITY a "<!--"><!ENTITY b "<g/>"><!ENTITY c "-->">',
  ])
    expect(declared(declarations, rect).unused).toBe('declarations');
  expect(declared('<!-- <!ENTITY a "<g/>"> -->', rect).outlines).toHaveLength(1);
  expect(found(`<!-- <!ENTITY a "<g/>"> -->${svg(rect)}<!-- <!ATTLIST -->`).outlines).toHaveLength(1);
});

it('refuses in a moment what has too many lines and curves', () => {
  /* Each of these curves needs 64 arcs. */
  const curve = 'M0 0C900 90 -900 90 90 0';
  expect(found(svg(`<path d="${curve.repeat(15_000)}"/>`)).unused).toBe('detailed');
  expect(found(svg(`<path d="${curve}"/>`.repeat(15_000))).unused).toBe('detailed');
  expect(found(svg(`<path d="M0 0${'l1 1'.repeat(20_001)}"/>`)).unused).toBe('detailed');
  expect(found(svg('<rect width="9" height="9"/>'.repeat(5_001))).unused).toBe('detailed');
});

it('reads elements inside each other, each once', () => {
  const depth = 500;
  const group = '<g transform="translate(0 .02)"><rect width="9" height="9"/>';
  expect(read(group.repeat(depth) + '</g>'.repeat(depth))).toHaveLength(depth);
});
