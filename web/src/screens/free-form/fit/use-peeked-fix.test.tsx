// @vitest-environment jsdom
import { act as inReact, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import type { Arrangement } from '@quiltwright/shared/model/free-form/arrangement';
import { after, next, placeAt } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { laidPlacements } from '@quiltwright/shared/model/free-form/free-form-document';
import type { PlacementFix } from '@quiltwright/shared/model/free-form/fit/fix-commands';
import { usePeekedFix } from './use-peeked-fix';

afterEach(cleanup);

const laid = after(placeAt(0, 0), placeAt(10, 4));
const placementFix = { id: 2, fix: { kind: 'move', changes: { xLocation: 12 } } } as unknown as PlacementFix;

function peeking(arrangement: Arrangement) {
  const { result, rerender } = renderHook((shown: Arrangement) => usePeekedFix(shown), {
    initialProps: arrangement,
  });
  return {
    rerender,
    point: (at: PlacementFix | null) => {
      inReact(() => {
        result.current.peekFix(at);
      });
    },
    /** Returns the x position, in inches, of the second block in the previewed quilt; null without a preview. */
    left: () => {
      const { fixed } = result.current;
      return fixed && laidPlacements(fixed.document.design)[1]?.placement.xLocation;
    },
  };
}

it('shows the quilt with a fix while its button is pointed at', () => {
  const { point, left } = peeking(laid);
  expect(left()).toBeNull();
  point(placementFix);
  expect(left()).toBe(12);
  point(null);
  expect(left()).toBeNull();
});

it('shows none on a quilt that has changed since, for example by undo', () => {
  const { point, left, rerender } = peeking(laid);
  point(placementFix);
  rerender(next(laid, placeAt(20, 30)));
  expect(left()).toBeNull();
});

it('shows none for a removed block', () => {
  const { point, left } = peeking(next(laid, act(commands.remove)));
  point(placementFix);
  expect(left()).toBeNull();
});
