import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { palettes, UPLOADS_PALETTE } from '@quiltwright/shared/quilting/palette';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { paletteQuery } from '../../server/queries';
import { useSession } from '../../server/session';
import { allOf } from './all-of';
import { nearestFabrics, searchFabrics } from './fabric-search';
import { valueOf, type FabricValue } from './fabric-value';
import { goesWith } from './goes-with';
import { collectedIn, FAVOURITES } from './palette-contents';
import { useFavourites } from './use-favourites';
import { useOfferedPalettes } from './use-offered-palettes';

/** What fabrics are looked for. */
export interface Wanted {
  /** Part of a name, or what colours are called. */
  words: string;
  /** #rrggbb, of which the nearest come first; null for any. */
  colour: string | null;
  value: FabricValue | null;
  /** What goes with this fabric is wanted, whatever the words and the colour; null for no matter. */
  beside: Fabric | null;
}

/** What is wanted until something is looked for. */
export const anything: Wanted = { words: '', colour: null, value: null, beside: null };

/** Whether fabrics of all palettes are looked for. */
export function isSearch({ words, colour, beside }: Wanted): boolean {
  return words.trim() !== '' || colour !== null || beside !== null;
}

/**
 * The fabrics to show: those of a palette, of a collection or the favourites, or what a search finds in all palettes, in
 * any case of the wanted value.
 */
export function useCloth(paletteNum: number, wanted: Wanted) {
  const { words, colour, value, beside } = wanted;
  const isSearching = isSearch(wanted);
  const favourites = useFavourites();
  const isOfFavourites = paletteNum === FAVOURITES && !isSearching;
  const listed = isOfFavourites ? favourites.fabricNums : collectedIn(paletteNum);
  const fabrics = useFabricsOf(isSearching || listed ? null : paletteNum);
  const find = useCallback(
    (among: readonly Fabric[]): Shown => {
      if (beside) return exactly(goesWith(beside, among));
      if (colour !== null) return exactly(nearestFabrics(among, colour, words));
      if (isSearching) return foundBy(among, words);
      if (!listed) return exactly(among);
      const byNumber = new Map(among.map((fabric) => [fabric.fabricNum, fabric]));
      return exactly(listed.flatMap((fabricNum) => byNumber.get(fabricNum) ?? []));
    },
    [words, colour, beside, isSearching, listed],
  );
  const found = useMemo(() => {
    const ofAny = find(fabrics.fabrics);
    if (value === null) return { ...ofAny, isOtherValue: false };
    const ofValue = find(fabrics.fabrics.filter((fabric) => valueOf(fabric) === value));
    // What only comes near is of no use where another value has what was looked for.
    if (ofValue.isNearest && !ofAny.isNearest) return { shown: [], isNearest: false, isOtherValue: true };
    return { ...ofValue, isOtherValue: ofAny.shown.length > 0 && ofValue.shown.length === 0 };
  }, [find, fabrics.fabrics, value]);
  return {
    fabrics: found.shown,
    /** Nothing is as it was looked for: these only come near. */
    isNearest: found.isNearest,
    /** There are some, though none of the wanted value. */
    isOtherValue: found.isOtherValue,
    isPending: fabrics.isPending || (isOfFavourites && favourites.isLoading),
    error: fabrics.error ?? (isOfFavourites ? favourites.error : null),
    refetch: () => {
      fabrics.refetch();
      if (isOfFavourites && favourites.error) void favourites.refetch();
    },
    favourites,
  };
}

/** The fabrics of a palette, of a collection, or the favourites. */
export function usePaletteFabrics(paletteNum: number): readonly Fabric[] {
  return useCloth(paletteNum, anything).fabrics;
}

const libraryPalettes = palettes
  .map(({ paletteNum }) => paletteNum)
  .filter((paletteNum) => paletteNum !== UPLOADS_PALETTE);

/** The fabrics that anyone may take, as far as they are known by now. */
export function useLibrary(): readonly Fabric[] {
  return usePalettes(libraryPalettes).fabrics;
}

/** The fabrics of a palette; null for those of all that are offered. */
function useFabricsOf(paletteNum: number | null) {
  const offered = useOfferedPalettes().map((palette) => palette.paletteNum);
  return usePalettes(paletteNum === null ? offered : offered.filter((each) => each === paletteNum));
}

function usePalettes(paletteNums: readonly number[]) {
  const { quilterNum } = useSession();
  return useQueries({
    queries: paletteNums.map((paletteNum) => paletteQuery(paletteNum, quilterNum)),
    combine: allOf,
  });
}

interface Shown {
  shown: readonly Fabric[];
  isNearest: boolean;
}

function exactly(shown: readonly Fabric[]): Shown {
  return { shown, isNearest: false };
}

function foundBy(fabrics: readonly Fabric[], words: string): Shown {
  const { named, near, nearest } = searchFabrics(fabrics, words);
  return { shown: [...named, ...near, ...nearest], isNearest: nearest.length > 0 };
}
