import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createDeviceStore } from '../../browser/device-store';
import { hasFields, isListOf, isWholeNumber, type Guarded } from '../../browser/guards';
import type { Tab } from '../../browser/tab';
import { useMade } from '../../server/use-tab';
import { paletteQuery } from '../../server/queries';
import { useSession } from '../../server/session';
import { allOf } from './all-of';
import { useOfferedPalettes } from './use-offered-palettes';

/** Fabrics that stay at hand after they were used. */
export const RECENT = 4;

const isUsed = hasFields({ fabricNum: isWholeNumber, paletteNum: isWholeNumber });

/** A fabric that was used, and the palette in which it is found. */
type Used = Guarded<typeof isUsed>;

function createRecent() {
  return createDeviceStore('recent-fabrics', isListOf(isUsed, RECENT), []);
}

/** Latest first; one that is at hand already keeps its place, so that nothing moves under the pointer. */
export function withUsed(before: Used[], { fabricNum, paletteNum }: Fabric): Used[] {
  if (before.some((used) => used.fabricNum === fabricNum)) return before;
  return [{ fabricNum, paletteNum }, ...before].slice(0, RECENT);
}

/** Keeps a fabric at hand on this device. Those of no palette can't be taken again, so they aren't kept. */
export function rememberFabric(tab: Tab, fabric: Fabric): void {
  const recent = tab.get(createRecent);
  if (fabric.paletteNum !== 0) recent.setState(withUsed(recent.getState(), fabric), true);
}

/** The fabrics that were used last on this device, of those that whoever is at the table may take. */
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
