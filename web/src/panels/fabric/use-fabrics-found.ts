import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { palettes, UPLOADS_PALETTE, type Palette } from '@quiltwright/shared/quilting/palette';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { paletteQuery } from '../../server/queries';
import { isSubscriber, useSession } from '../../server/session';
import { searchFabrics, type Found } from './fabric-search';

/** The palettes that whoever is at the table may take from: uploads are for subscribers. */
export function useOfferedPalettes(): readonly Palette[] {
  const subscriber = isSubscriber(useSession());
  return palettes.filter(({ paletteNum }) => paletteNum !== UPLOADS_PALETTE || subscriber);
}

/** What words find in all palettes, which are asked for once there are words. Null without any. */
export function useFabricsFound(words: string) {
  const { quilterNum } = useSession();
  const isSearching = words.trim() !== '';
  const { fabrics, isPending, error } = useQueries({
    queries: useOfferedPalettes().map(({ paletteNum }) => ({
      ...paletteQuery(paletteNum, quilterNum),
      enabled: isSearching,
    })),
    combine: useCallback(
      (answers: { data?: Fabric[] | undefined; isPending: boolean; error: Error | null }[]) => ({
        fabrics: answers.flatMap(({ data }) => data ?? []),
        isPending: answers.some((answer) => answer.isPending),
        error: answers.find((answer) => answer.error)?.error ?? null,
      }),
      [],
    ),
  });
  const found = useMemo(
    (): Found | null => (isSearching ? searchFabrics(fabrics, words) : null),
    [fabrics, words, isSearching],
  );
  return { found, isPending, error };
}
