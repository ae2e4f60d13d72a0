import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { palettes, UPLOADS_PALETTE } from '@quiltwright/shared/quilting/palette';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { paletteQuery } from '../../../server/queries/queries';
import { useSession } from '../../../server/session/session';
import { allOf } from '../swatch/all-of';
import { nearestFabrics, searchFabrics } from '../finding/fabric-search';
import { valueOf, type FabricValue } from '../finding/fabric-value';
import { goesWith } from '../finding/goes-with';
import { collectedIn, FAVOURITES } from './palette-contents';
import { useFavourites } from './use-favourites';
import { useOfferedPalettes } from './use-offered-palettes';

/** The search for fabrics. */
export interface Wanted {
  /** Part of a name, or words for colours. */
  words: string;
  /** #rrggbb, whose nearest fabrics come first; null for any. */
  colour: string | null;
  value: FabricValue | null;
  /** Shows fabrics that go with this one, regardless of the words and the colour; null for no such search. */
  beside: Fabric | null;
}

/** The search without conditions. */
export const anything: Wanted = { words: '', colour: null, value: null, beside: null };

/** True if the search covers all palettes. */
export function isSearch({ words, colour, beside }: Wanted): boolean {
  return words.trim() !== '' || colour !== null || beside !== null;
}

/**
 * Returns the fabrics to show in the wanted value: those of a palette, a collection or the favourites, or a search's
 * results in all palettes.
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
    // Near results are useless if another value has exact ones.
    if (ofValue.isNearest && !ofAny.isNearest) return { shown: [], isNearest: false, isOtherValue: true };
    return { ...ofValue, isOtherValue: ofAny.shown.length > 0 && ofValue.shown.length === 0 };
  }, [find, fabrics.fabrics, value]);
  return {
    fabrics: found.shown,
    /** True if there is no exact result: these are only near. */
    isNearest: found.isNearest,
    /** True if there are results, but none in the wanted value. */
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

/** Returns the fabrics of a palette, of a collection, or the favourites. */
export function usePaletteFabrics(paletteNum: number): readonly Fabric[] {
  return useCloth(paletteNum, anything).fabrics;
}

const libraryPalettes = palettes
  .map(({ paletteNum }) => paletteNum)
  .filter((paletteNum) => paletteNum !== UPLOADS_PALETTE);

/** Returns the known fabrics that anyone may use. */
export function useLibrary(): readonly Fabric[] {
  return usePalettes(libraryPalettes).fabrics;
}

/** Returns the fabrics of a palette; null for those of all available palettes. */
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
