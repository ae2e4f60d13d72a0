import { expect, it } from 'vitest';
import { sewingWayOf } from './sewing-way';

it('is the way in which all outlines are sewn, and null while they differ', () => {
  const pieced = {};
  const applique = { applique: true } as const;
  expect(sewingWayOf([pieced, pieced])).toBe('pieced');
  expect(sewingWayOf([applique, applique])).toBe('applique');
  expect(sewingWayOf([pieced, applique])).toBeNull();
});
