// @vitest-environment jsdom
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { placementOf, standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inTab } from '../../../test/in-tab';
import { useScene } from './use-scene';

afterEach(cleanup);

it('says that the shown scene is late while a worker computes the next one', async () => {
  const open: { quilt: Quilt | null } = { quilt: null };
  const { result, rerender } = renderHook(({ quilt }) => useScene(quilt), {
    wrapper: inTab(),
    initialProps: open,
  });
  expect(result.current).toMatchObject({ scene: null, isCurrent: true });

  rerender({ quilt: standardQuilt({ blocks: [{ ...placementOf(0, []), levels: [] }] }) });
  const { scene } = result.current;
  expect(scene).not.toBeNull();
  expect(result.current.isCurrent).toBe(true);

  rerender({ quilt: standardQuilt() });
  expect(result.current).toMatchObject({ scene, isCurrent: false, failure: null });

  // No worker starts here, so the answer is a failure.
  await waitFor(() => {
    expect(result.current.isCurrent).toBe(true);
  });
  expect(result.current.scene).toBe(scene);
  expect(result.current.failure?.message).toMatch(/^The quilt could not be drawn/);
});
