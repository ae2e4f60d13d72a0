import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachRulerMark } from './ruler-marks';

function marksOf(scale: number, from: number, to: number): { inches: number; label: string }[] {
  const marks: { inches: number; label: string }[] = [];
  eachRulerMark(scale, from, to, (inches, label) => marks.push({ inches, label }));
  return marks;
}

const labels = (scale: number, from: number, to: number) =>
  marksOf(scale, from, to).flatMap(({ label }) => (label ? [label] : []));

test('a whole quilt has a figure every 12 inches, with a true minus', () => {
  expect(labels(6.3, -15, 50)).toEqual(['−12', '0', '12', '24', '36', '48']);
});

test('figures get denser and sparser with the zoom', () => {
  expect(labels(60, 0, 3)).toEqual(['0', '1', '2', '3']);
  expect(labels(1.5, 0, 100)).toEqual(['0', '48', '96']);
});

test('marks stay 5 pixels apart and include every figure', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.2, max: 192, noNaN: true }), (scale) => {
      const marks = marksOf(scale, 0, 800);
      const step = (marks[1]?.inches ?? 0) - (marks[0]?.inches ?? 0);
      expect(step * scale).toBeGreaterThanOrEqual(5);
      const figures = marks.filter(({ label }) => label).map(({ inches }) => inches);
      const between = (figures[1] ?? Infinity) - (figures[0] ?? 0);
      expect(between * scale).toBeGreaterThanOrEqual(60);
      expect(figures.every((inches, i) => inches === i * between)).toBe(true);
    }),
  );
});
