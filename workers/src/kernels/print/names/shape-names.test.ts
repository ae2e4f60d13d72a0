import { expect, it } from 'vitest';
import { shapeName } from './shape-names';

const named = (...corners: readonly (readonly [number, number])[]) =>
  shapeName({ kind: 'other', corners: corners.map(([x, y]) => ({ x, y })), holes: [] });

it('calls shapes by their names, and a nameless one a patch', () => {
  expect(named([0, 0], [4, 0], [1, 3])).toBe('Triangle');
  expect(named([0, 0], [4, 0], [6, 2], [2, 2])).toBe('Parallelogram');
  expect(named([0, 0], [6, 0], [4, 2], [2, 2])).toBe('Trapezoid');
  expect(named([0, 0], [6, 0], [4, 2], [0, 2])).toBe('Trapezoid');
  expect(named([2, 0], [4, 2], [2, 6], [0, 2])).toBe('Kite');
  expect(named([0, 2], [2, 0], [4, 2], [4, 6], [0, 6])).toBe('Pentagon');
  expect(named([0, 2], [2, 0], [4, 0], [4, 2], [2, 4], [0, 4])).toBe('Hexagon');
  expect(named([0, 0], [5, 0], [4, 3], [1, 2])).toBe('Patch');
  // One of the six corners of a chevron is an inner corner.
  expect(named([0, 0], [2, 1], [4, 0], [4, 2], [2, 3], [0, 2])).toBe('Patch');
});

it('calls patches that a ruler cuts by their kind', () => {
  expect(shapeName({ kind: 'halfSquareTriangle', corners: [], holes: [] })).toBe('Half-square triangle');
  expect(shapeName({ kind: 'other', corners: [], holes: [[]] })).toBe('Patch');
});
