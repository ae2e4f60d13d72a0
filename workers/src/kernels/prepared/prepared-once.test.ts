import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { placementOf, standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { DEFAULT_CUTTING } from '../cutting/settings';
import { FINISHING_DEFAULTS } from '../finishing/finishing-types';
import type { Kernels } from '../kernels';
import { pageKinds } from '../print/paper/print-types';
import { fontsForTests, jobOf } from '../print/print.fixture';

/** A King quilt of two blocks, with sashing and borders. All its parts have fabrics. */
const king = standardQuilt({
  ...{ generatingSize: 2, generatingLayout: 4, generatingSashing: 2, sashingFabric: 13 },
  blocks: [placementOf(4, [11]), placementOf(5, [12])],
});
const settings = { cutting: DEFAULT_CUTTING, finishing: FINISHING_DEFAULTS };
const report = () => undefined;

describe('a quilt is prepared once', () => {
  const counted = [
    '../expand/expand',
    '../finishing/finishing',
    '@quiltwright/shared/quilting/standard/generate',
    '../patches/sewn',
    '@quiltwright/shared/quilting/bands/band-areas',
    '../variants/block-variants',
  ] as const;
  let kernels: Kernels;
  let steps: Record<string, unknown>;

  beforeAll(async () => {
    // Spies count the calls of the real steps. The modules are loaded again, so that other tests get them without spies.
    vi.resetModules();
    for (const path of counted) vi.doMock(path, { spy: true });
    const { expand } = await import('../expand/expand');
    const { finishingOf } = await import('../finishing/finishing');
    const { generate } = await import('@quiltwright/shared/quilting/standard/generate');
    const { sewnOf } = await import('../patches/sewn');
    const { bandAreas } = await import('@quiltwright/shared/quilting/bands/band-areas');
    const { blockVariants } = await import('../variants/block-variants');
    steps = { generate, bandAreas, expand, blockVariants, finishingOf, sewnOf };
    const { createKernels } = await import('../kernels');
    kernels = createKernels();
  });
  afterEach(() => {
    vi.clearAllMocks();
  });
  afterAll(() => {
    for (const path of counted) vi.doUnmock(path);
    vi.resetModules();
  });

  /** Returns the names of the functions in `steps`, each with the number of its calls in this test. */
  const calls = () =>
    Object.entries(steps).map(([name, step]) => [name, vi.mocked(step as typeof report).mock.calls.length]);

  // A standard quilt expands its blocks and its empty places. Each of its two blocks has patches.
  const once = Object.entries({
    ...{ generate: 1, bandAreas: 1, expand: 2, blockVariants: 1, finishingOf: 1, sewnOf: 2 },
  });

  it('for a plan', async () => {
    expect(await kernels.plan.run({ quilt: king, settings }, report)).toMatchObject({ ok: true });
    expect(calls()).toEqual(once);
  });

  it('for a print of all pages', async () => {
    const job = jobOf({ quilt: king }, await fontsForTests(), { pages: pageKinds });
    expect(await kernels.print.run(job, report)).toMatchObject({ ok: true });
    expect(calls()).toEqual(once);
  });

  it('for an estimate', async () => {
    expect(await kernels.estimate.run(king, report)).toMatchObject({ ok: true });
    expect(calls()).toEqual(
      expect.arrayContaining([
        ['generate', 1],
        ['bandAreas', 1],
      ]),
    );
  });

  it('for the sewing troubles', async () => {
    expect(await kernels.quiltSewability.run(king, report)).toMatchObject({ ok: true });
    expect(calls()).toEqual(
      expect.arrayContaining([
        ['generate', 1],
        ['expand', 1],
        ['blockVariants', 1],
      ]),
    );
  });
});
