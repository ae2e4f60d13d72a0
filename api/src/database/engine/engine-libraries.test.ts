import { describe, expect, it } from 'vitest';
import { needsNewerLibraries } from './engine-libraries.js';

describe('needsNewerLibraries', () => {
  it.each([
    ['2.36', true],
    ['2.37', true],
    ['2.38', false],
    ['2.41', false],
    ['2.9', true],
    ['3.0', false],
    ['1.99', true],
  ])('on glibc %s: %s', (glibc, expected) => {
    expect(needsNewerLibraries(glibc)).toBe(expected);
  });

  it('skips systems without glibc', () => {
    expect(needsNewerLibraries('')).toBe(false);
  });
});
