import { inches } from '@quiltwright/shared/geometry/units';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { linesOfLevels } from '@quiltwright/workers/kernels/patches/lines/lines-of-levels';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { show } from '@quiltwright/workers/kernels/show/show';
import { anyQuilt, placementOf, standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import fc from 'fast-check';
import { assertExists } from '@quiltwright/shared/result';
import { describe, expect, it } from 'vitest';
import { KnownScenes } from './known-scenes';

/** Returns the scene of a quilt, computed as a worker does it. */
function workedOut(quilt: Quilt): Scene {
  const shown = show(quilt, linesOfLevels);
  return assertExists(shown.ok ? shown.value : null, 'a scene');
}

function knownOf(...quilts: Quilt[]): KnownScenes {
  const known = new KnownScenes();
  for (const quilt of quilts) known.learn(quilt, workedOut(quilt));
  return known;
}

describe('scenes of quilts whose blocks are known', () => {
  it('equal a worker’s, in other sizes, layouts, borders and fabrics', () => {
    const known = knownOf(standardQuilt());
    for (const changed of [
      standardQuilt({ generatingSize: 2 }),
      standardQuilt({ generatingLayout: 3 }),
      standardQuilt({ borderWidth1: inches(2), generatingSashing: 2 }),
      standardQuilt({ blocks: [placementOf(4, [77]), placementOf(5, [78])] }),
    ])
      expect(known.sceneOf(changed)).toEqual(workedOut(changed));
  });

  it('equal a worker’s before there is a block, and with a place that has none yet', () => {
    const empty = { ...placementOf(0, []), levels: [] };
    const bare = standardQuilt({ blocks: [empty] });
    expect(new KnownScenes().sceneOf(bare)).toEqual(workedOut(bare));
    const half = standardQuilt({ generatingLayout: 3, blocks: [placementOf(4, [11]), empty] });
    expect(knownOf(standardQuilt()).sceneOf(half)).toEqual(workedOut(half));
  });

  it('equal a worker’s for any quilt', () => {
    fc.assert(
      fc.property(anyQuilt, (quilt) => {
        expect(knownOf(quilt).sceneOf(quilt)).toEqual(workedOut(quilt));
      }),
      { numRuns: 50 },
    );
  });

  it('are left to a worker while a block is unknown', () => {
    const known = knownOf(standardQuilt());
    expect(new KnownScenes().sceneOf(standardQuilt())).toBeNull();
    // The known block is one square. A block of two squares, one over the other, isn't known.
    expect(known.sceneOf(standardQuilt({ blocks: [placementOf(4, [11, 12])] }))).toBeNull();
  });

  it('are left to a worker if they need much computation', () => {
    const carpet = (numOfRows: number) =>
      standardQuilt({ generatingSize: 0, blocks: [placementOf(4, [11], { numOfColumns: 50, numOfRows })] });
    const known = knownOf(carpet(10));
    expect(known.sceneOf(carpet(10))).toEqual(workedOut(carpet(10)));
    expect(known.sceneOf(carpet(11))).toBeNull();
  });
});
