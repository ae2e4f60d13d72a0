import { describe, expect, it } from 'vitest';
import { placementOf, standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { linesOfLevels } from '../patches/lines/lines-of-levels';
import { show } from './show';

describe('show', () => {
  it('goes from the quilter’s choices to the picture', () => {
    /* A Queen has 8 × 9 blocks of 12 inches. */
    expect(show(standardQuilt(), linesOfLevels)).toMatchObject({
      ok: true,
      value: { width: 96, length: 108, bands: [], blocks: [{ blockNum: 4 }, { blockNum: 5 }] },
    });
  });

  it('gives the reason why a quilt can’t be drawn', () => {
    const carpet = placementOf(4, [11], { numOfColumns: 99, numOfRows: 99 });
    const blocks = Array.from({ length: 103 }, () => carpet);
    expect(show(standardQuilt({ generatingSize: 0, blocks }), linesOfLevels)).toMatchObject({
      ok: false,
      error: { code: 'too-many-copies' },
    });
  });
});
