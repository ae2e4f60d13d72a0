// @vitest-environment jsdom
import { areaOf, bulged } from '@quiltwright/shared/geometry/outline';
import { expect, it } from 'vitest';
import { outlinesOfSvg } from './svg-outlines';

const svg = (content: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const read = (content: string) => outlinesOfSvg(svg(content), 12, 12)?.outlines ?? [];
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
  expect(outlinesOfSvg(svg('<defs><rect width="9" height="9"/></defs>'), 12, 12)).toBeNull();
});

it('counts outlines that no shape can have', () => {
  const { outlines, skipped } =
    outlinesOfSvg(
      svg('<path d="M0 0L50 50L50 0L0 40Z"/><path d="M0 0L50 50"/><rect width="50" height="50"/>'),
      12,
      12,
    ) ?? {};
  expect(outlines).toHaveLength(1);
  expect(skipped).toBe(2);
});

it('centres a drawing of other proportions, and takes its own box without a viewBox', () => {
  const wide = outlinesOfSvg(svg('<rect x="7" y="7" width="200" height="100"/>', ''), 10, 10);
  expect(wide?.outlines[0]?.slice(0, 2)).toEqual([
    [0, 250, 0],
    [1000, 250, 0],
  ]);
});

it('refuses other files', () => {
  expect(outlinesOfSvg('{"levels": []}', 12, 12)).toBeNull();
  expect(outlinesOfSvg('<svg xmlns="http://www.w3.org/2000/svg">', 12, 12)).toBeNull();
  expect(outlinesOfSvg(svg('<text>Quilt</text>'), 12, 12)).toBeNull();
});
