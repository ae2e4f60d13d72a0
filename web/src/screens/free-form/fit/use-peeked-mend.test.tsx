// @vitest-environment jsdom
import { act as inReact, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import type { Arrangement } from '@quiltwright/shared/model/free-form/arrangement';
import { after, next, placeAt } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { laidPlacements } from '@quiltwright/shared/model/free-form/free-form-document';
import type { Mending } from '@quiltwright/shared/model/free-form/fit/mend-commands';
import { usePeekedMend } from './use-peeked-mend';

afterEach(cleanup);

const laid = after(placeAt(0, 0), placeAt(10, 4));
const mending = { id: 2, mend: { kind: 'move', changes: { xLocation: 12 } } } as unknown as Mending;

function peeking(arrangement: Arrangement) {
  const { result, rerender } = renderHook((shown: Arrangement) => usePeekedMend(shown), {
    initialProps: arrangement,
  });
  return {
    rerender,
    point: (at: Mending | null) => {
      inReact(() => {
        result.current.peekMend(at);
      });
    },
    /** The place of the second block in the preview of the fix; null without one. */
    left: () => {
      const { mended } = result.current;
      return mended && laidPlacements(mended.document.design)[1]?.placement.xLocation;
    },
  };
}

it('shows the quilt with a fix, for as long as that is pointed at', () => {
  const { point, left } = peeking(laid);
  expect(left()).toBeNull();
  point(mending);
  expect(left()).toBe(12);
  point(null);
  expect(left()).toBeNull();
});

it('shows none on a quilt that has changed since, for example by undo', () => {
  const { point, left, rerender } = peeking(laid);
  point(mending);
  rerender(next(laid, placeAt(20, 30)));
  expect(left()).toBeNull();
});

it('shows none for a removed block', () => {
  const { point, left } = peeking(next(laid, act(commands.remove)));
  point(mending);
  expect(left()).toBeNull();
});
