import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createDeviceStore } from '../../../browser/storage/device-store';
import { hasFields, isListOf, isWholeNumber, type Guarded } from '../../../browser/storage/guards';
import type { Tab } from '../../../browser/tab';
import { useMade } from '../../../server/session/use-tab';
import { paletteQuery } from '../../../server/queries/queries';
import { useSession } from '../../../server/session/session';
import { allOf } from '../swatch/all-of';
import { useOfferedPalettes } from './use-offered-palettes';

/** The greatest number of recently used fabrics that are remembered. */
export const RECENT = 4;

const isUsed = hasFields({ fabricNum: isWholeNumber, paletteNum: isWholeNumber });

/** The number of a used fabric, and the number of the fabric's palette. */
type Used = Guarded<typeof isUsed>;

function createRecent() {
  return createDeviceStore('recent-fabrics', isListOf(isUsed, RECENT), []);
}

/**
 * Returns the recently used fabrics, with the used fabric added at the start. If the list already contains this fabric,
 * returns the list unchanged, so that nothing moves under the pointer.
 */
export function withUsed(before: Used[], { fabricNum, paletteNum }: Fabric): Used[] {
  if (before.some((used) => used.fabricNum === fabricNum)) return before;
  return [{ fabricNum, paletteNum }, ...before].slice(0, RECENT);
}

/**
 * Remembers a used fabric on this device. A fabric that is in no palette isn't remembered, because it can't be chosen
 * again.
 */
export function rememberFabric(tab: Tab, fabric: Fabric): void {
  const recent = tab.get(createRecent);
  if (fabric.paletteNum !== 0) recent.setState(withUsed(recent.getState(), fabric), true);
}

/** Returns the recently used fabrics on this device that the signed-in quilter may use. */
export function useRecentFabrics(): readonly Fabric[] {
  const used = useStore(useMade(createRecent));
  const { quilterNum } = useSession();
  const palettes = useOfferedPalettes().filter(({ paletteNum }) =>
    used.some((each) => each.paletteNum === paletteNum),
  );
  const { fabrics } = useQueries({
    queries: palettes.map(({ paletteNum }) => paletteQuery(paletteNum, quilterNum)),
    combine: allOf,
  });
  return useMemo(
    () => used.flatMap(({ fabricNum }) => fabrics.find((fabric) => fabric.fabricNum === fabricNum) ?? []),
    [used, fabrics],
  );
}
