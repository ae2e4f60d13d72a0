import type { BodyOf } from '@quiltwright/shared/contract/call';
import { QUILT_LIST } from '@quiltwright/shared/contract/codes';
import type { retrQuiltList } from '@quiltwright/shared/contract/quilt-calls';
import { queryOptions } from '@tanstack/react-query';
import { openQuilt } from './open-quilt';
import { knowFabrics } from './queries';
import { answered, ask, sessionOf } from './query-client';

/** A saved quilt as the lists of the account have it. */
export interface ListedQuilt {
  quiltNum: number;
  quiltName: string;
  isStandard: boolean;
  changedAt?: string | undefined;
}

/** All of the quilter's saved quilts, those of either kind, the latest first. */
export const allQuiltsQuery = (quilterNum: number) =>
  queryOptions({
    queryKey: ['quilts', quilterNum, 'all'],
    queryFn: async (asking): Promise<ListedQuilt[]> => {
      const list = (onlyStd: BodyOf<typeof retrQuiltList>['onlyStd']) =>
        ask(asking, 'retrQuiltList', { body: { quilterNum, onlyStd } });
      const [standard, freeForm] = await Promise.all([list(QUILT_LIST.standard), list(QUILT_LIST.freeForm)]);
      const quilts = [
        ...standard.map((quilt) => ({ ...quilt, isStandard: true })),
        ...freeForm.map((quilt) => ({ ...quilt, isStandard: false })),
      ];
      return quilts.sort((a, b) => b.quiltNum - a.quiltNum);
    },
    staleTime: 0,
  });

/** A saved quilt as it is on the server now. */
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
