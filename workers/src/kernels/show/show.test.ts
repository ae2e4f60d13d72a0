import { describe, expect, it } from 'vitest';
import { inches } from '@quiltwright/shared/geometry/units';
import { freeFormQuilt, placementOf, standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { assertExists } from '@quiltwright/shared/result';
import { layer } from '../cutting/cutting.fixture';
import { linesOfLevels } from '../patches/lines/lines-of-levels';
import { copyBounds } from '../scene/scene-access';
import { show } from './show';

describe('show', () => {
  it('goes from the quilter’s choices to the picture', () => {
    /* A Queen has 8 × 9 blocks of 12 inches. */
    expect(show(standardQuilt(), linesOfLevels)).toMatchObject({
      ok: true,
      value: { width: 96, length: 108, bands: [], blocks: [{ blockNum: 4 }, { blockNum: 5 }] },
    });
  });

  it('lays the cloth of setting triangles level, as the cutting plan does', () => {
    // Half of a square of 12″, turned so that its long side of 12√2″ is at the top of the quilt. Its middle is there too.
    const half = layer([2, 0, 0, 1000, 1000, 11]);
    const sides = { blockWidth: inches(12), blockHeight: inches(12) };
    const place = { xLocation: inches(20 - 6), yLocation: inches(0 - 6) };
    const setting = placementOf(4, [], { levels: half, turn: 7, ...sides, ...place });
    const shown = show(freeFormQuilt({ blocks: [setting] }), linesOfLevels);
    const scene = assertExists(shown.ok ? shown.value : null, 'a scene');
    const near = (length: number): unknown => expect.closeTo(length, 3);
    expect(scene.blocks).toMatchObject([{ width: near(16.9706), height: near(8.4853) }]);
    expect(scene.blocks[0]).not.toHaveProperty('turn');
    expect(copyBounds(scene, 0)).toMatchObject({ x: near(20 - 8.4853), y: near(0), width: near(16.9706) });
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
