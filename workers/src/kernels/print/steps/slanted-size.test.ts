import { areaOf, polygon } from '@quiltwright/shared/geometry/outline';
import { expect, it } from 'vitest';
import { slantedSize } from './slanted-size';

const patch = (...corners: [x: number, y: number][]) => {
  const points = corners.map(([x, y]) => ({ x, y }));
  return { corners: points, area: areaOf(polygon(points)) };
};

it('measures a pair of quarter-square triangles along its short sides', () => {
  // The pair is half of a square of 4″. The allowance adds ¼″ to each short side at the right angle. At the tip it adds
  // ¼ · (1 + √2) = 0.604″, so the side is 4.854″.
  const pair = [patch([0, 0], [4, 0], [2, 2]), patch([0, 0], [2, 2], [0, 4])];
  expect(slantedSize(pair, 0.25)).toBe('Short sides measure about 4⅞″');
});

it('measures other parts along their longest side', () => {
  // A square of 3″ with a triangle on its right has a bottom of 6″. The allowance adds ¼″ at its right angle and 0.604″
  // at its tip, so it is 6.854″.
  const trapezium = [patch([0, 0], [3, 0], [3, 3], [0, 3]), patch([3, 0], [6, 3], [3, 3])];
  expect(slantedSize(trapezium, 0.25)).toBe('Longest side measures about 6⅞″');
});

it('measures no part with an inner corner or a sharp tip', () => {
  const corner = [patch([0, 0], [4, 0], [4, 2], [0, 2]), patch([0, 2], [2, 2], [2, 4], [0, 4])];
  expect(slantedSize(corner, 0.25)).toBe('');
  // The triangle is 4″ high and 2″ wide, so the angle of its tip is 28°.
  expect(slantedSize([patch([0, 0], [1, 4], [0, 4]), patch([0, 0], [0, 4], [-1, 4])], 0.25)).toBe('');
});
