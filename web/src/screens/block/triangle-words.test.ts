import type { PatchKind } from '@quiltwright/workers/kernels/patches/sewn';
import { describe, expect, it } from 'vitest';
import { measuredWords, squaresWords } from './triangle-words';

const of = (...kinds: PatchKind[]) => kinds.map((kind) => ({ kind }));

describe('the words about triangles', () => {
  it('are empty if there are none', () => {
    expect(measuredWords(of('square', 'rectangle'))).toBe('Without seam allowances.');
    expect(squaresWords(of('square', 'diamond'))).toBe('With ¼-inch seams.');
  });

  it('are only about the present kinds', () => {
    expect(measuredWords(of('halfSquareTriangle'))).toBe(
      'Without seam allowances. Half-square triangles are measured along their short sides.',
    );
    expect(measuredWords(of('quarterSquareTriangle', 'halfSquareTriangle'))).toBe(
      'Without seam allowances. Half-square triangles are measured along their short sides, quarter-square triangles along the long side.',
    );
    expect(measuredWords(of('quarterSquareTriangle'))).toBe(
      'Without seam allowances. Quarter-square triangles are measured along the long side.',
    );
    expect(squaresWords(of('halfSquareTriangle'))).toBe(
      'With ¼-inch seams. For half-square triangles cut each square once, corner to corner: it makes two.',
    );
  });

  it('say which triangles are sky', () => {
    expect(measuredWords(of('goose', 'sky'))).toBe(
      'Without seam allowances. Sky triangles are measured along their short sides. Sky triangles are the two beside each flying goose.',
    );
    expect(squaresWords(of('goose', 'sky'))).toBe(
      'With ¼-inch seams. For sky triangles cut each square once, corner to corner: it makes two. For flying geese cut each square twice, corner to corner: it makes four.',
    );
  });
});
