import { describe, expect, it } from 'vitest';
import { formatInches, formatSize } from './inches';

describe('formatInches', () => {
  it.each([
    [0, '0″'],
    [12, '12″'],
    [12.5, '12½″'],
    [0.125, '⅛″'],
    [41.2501, '41¼″'],
    [7.95, '8″'],
    [-2.375, '−2⅜″'],
    [-0.01, '0″'],
  ])('writes %s as %s', (length, text) => {
    expect(formatInches(length)).toBe(text);
  });
});

describe('formatSize', () => {
  it('puts width before length', () => {
    expect(formatSize(88, 102)).toBe('88″ × 102″');
  });
});
