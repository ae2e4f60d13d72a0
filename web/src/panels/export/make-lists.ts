import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { success, type Result } from '@quiltwright/shared/result';
import { KernelRequests } from '../../browser/kernels/kernel-requests';
import type { QueryClient } from '@tanstack/react-query';
import { libraryQuery, ownBlocksQuery, stashQuery } from '../../server/queries/queries';
import { nameOfBlock } from '../blocks/list/block-name';
import { withUnsavedNumbered } from '../blocks/list/unsaved-blocks';
import { planSettings, type CuttingChoices } from '../estimate/plan/cutting-choices';
import { fabricNames } from './fabrics';
import type { MakeOptions } from '../making/use-making';
import type { Lists } from './lists';

interface ListsWanted {
  quilt: Quilt;
  choices: CuttingChoices;
  quilterNum: number;
  client: QueryClient;
}

/** Returns the shopping and cutting lists of a quilt, with the same figures as in the estimator. */
export async function makeLists(
  { quilt: made, choices, quilterNum, client }: ListsWanted,
  { signal, onProgress }: MakeOptions,
): Promise<Result<Lists>> {
  const quilt = withUnsavedNumbered(made);
  const requests = new KernelRequests();
  const settings = planSettings(choices, quilt);
  const options = { lane: 'export', signal };
  try {
    const names = Promise.all([
      fabricNames(client, quilt),
      orNone(client.query(libraryQuery)),
      orNone(client.query(ownBlocksQuery(quilterNum)).then(({ blocks }) => blocks)),
      orNone(client.query(stashQuery(quilterNum))),
    ]);
    const whole = await requests.request('plan', { quilt, settings }, { ...options, onProgress });
    if (!whole.ok) return whole;
    const { plan, finishing, unchosen } = whole.value;
    const [nameFabric, library, ofOwn, stash] = await names;
    const fabrics = plan.fabrics.flatMap((of) => {
      const own = stash.find(({ fabricNum }) => fabricNum === of.fabric);
      return own ? [{ plan: of, stash: own }] : [];
    });
    const left = await requests.request('stash', { fabrics, settings: settings.cutting }, options);
    if (!left.ok) return left;
    const known = [...library, ...ofOwn];
    return success({
      plan,
      finishing,
      unchosen,
      left: new Map(left.value.map((of) => [of.fabric, of])),
      settings: settings.cutting,
      nameFabric,
      nameBlock: (blockNum) => nameOfBlock(known, blockNum),
    });
  } finally {
    requests.dispose();
  }
}

/** Returns a list, or an empty list if it can't be fetched. */
async function orNone<T>(list: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await list;
  } catch {
    return [];
  }
}
