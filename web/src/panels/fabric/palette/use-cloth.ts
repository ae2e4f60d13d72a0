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

/** The conditions of a search for fabrics. */
export interface Wanted {
  /** The words that the quilter searches for: a part of a name, or words for colours. */
  words: string;
  /** The colour as #rrggbb; the nearest fabrics come first. Null for any colour. */
  colour: string | null;
  /** The lightness of the fabrics: light, medium or dark. Null for any lightness. */
  value: FabricValue | null;
  /**
   * A fabric, to find fabrics that go with it; null for a search by words or colour. If set, words and colour are
   * ignored.
   */
  beside: Fabric | null;
}

/** A search without conditions, which finds every fabric. */
export const anything: Wanted = { words: '', colour: null, value: null, beside: null };

/**
 * True if the quilter searches for fabrics by words, by a colour or by a fabric to go with. A search covers all
 * palettes. Lightness (`value`) alone isn't a search, but narrows the fabrics of a palette.
 */
export function isSearch({ words, colour, beside }: Wanted): boolean {
  return words.trim() !== '' || colour !== null || beside !== null;
}

/**
 * Returns the fabrics to show: those of a palette, of a collection or of the favourites. For a search, returns the
 * results from all palettes. If `wanted` has a lightness (light, medium or dark), returns only fabrics of this
 * lightness.
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
    // Inexact results in this value are of no use if other values have exact results.
    if (ofValue.isNearest && !ofAny.isNearest) return { shown: [], isNearest: false, isOtherValue: true };
    return { ...ofValue, isOtherValue: ofAny.shown.length > 0 && ofValue.shown.length === 0 };
  }, [find, fabrics.fabrics, value]);
  return {
    fabrics: found.shown,
    /** True if no fabric matches all words, so that the fabrics match only some of them. */
    isNearest: found.isNearest,
    /** True if there are fabrics to show, but none of them has the wanted lightness. */
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

/** Returns the loaded fabrics that everyone may use. */
export function useLibrary(): readonly Fabric[] {
  return usePalettes(libraryPalettes).fabrics;
}

/** Returns the fabrics of a palette. For null, returns the fabrics of all palettes that the quilter can use. */
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
