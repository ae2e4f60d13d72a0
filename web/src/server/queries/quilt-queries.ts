import type { AnswerOf } from '@quiltwright/shared/contract/call';
import type { listQuilts } from '@quiltwright/shared/contract/calls/quilt-calls';
import { shownSides } from '@quiltwright/shared/quilting/sideways';
import { queryOptions } from '@tanstack/react-query';
import { openQuilt } from './open-quilt';
import { allPages, knowFabrics, roomOf, type Room } from './queries';
import { answered, ask, sessionOf } from './query-client';

/**
 * A saved quilt in a list, without its blocks. If the quilt is shown turned by a quarter, its width and length
 * are exchanged.
 */
export type ListedQuilt = AnswerOf<typeof listQuilts>['quilts'][number] & { isStandard: boolean };

/** All saved quilts of the quilter, with their number and the greatest number that the account can store. */
export type QuiltList = Room & { quilts: readonly ListedQuilt[] };

/**
 * The query of all saved quilts of the quilter, both standard and free form, the latest first. Each screen that
 * uses the query fetches the list again.
 */
export const quiltsQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['quilts', quilterNum],
    queryFn: async (asking): Promise<QuiltList> => {
      const pages = await allPages((query) => ask(asking, 'listQuilts', { query }));
      const quilts = pages.flatMap((page) => page.quilts);
      return {
        ...roomOf(pages),
        quilts: quilts.map((quilt) => ({
          ...{ ...quilt, ...shownSides(quilt) },
          isStandard: quilt.generatingSize !== 0,
        })),
      };
    },
    staleTime: 0,
  });

/** The query of a saved quilt. Each screen that uses the query fetches the quilt again. */
export const quiltQuery = (quiltNum: number, quilterNum: number) =>
  queryOptions({
    queryKey: ['quilt', quilterNum, quiltNum],
    queryFn: async ({ client, meta }) => {
      const { quilt, fabrics } = await answered(openQuilt(sessionOf(meta), quiltNum));
      knowFabrics(client, fabrics);
      return quilt;
    },
    staleTime: 0,
  });
