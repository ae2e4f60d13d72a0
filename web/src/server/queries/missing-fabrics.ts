import { createStore } from 'zustand/vanilla';
import type { Tab } from '../../browser/tab';
import { fabricQuery, knownFabric } from './queries';
import { createQueryClient, isNotThere } from './query-client';
import { isOnDevice } from '../device-cloth/device-cloth';
import { createSession } from '../session/session';

/** The greatest number of fabrics that are requested at the same time. A file may name thousands of fabrics. */
const AT_ONCE = 6;

/**
 * Returns a store of missing fabrics, and a function that looks for missing fabrics. A fabric is missing if a document
 * has its number, but the server doesn't give the fabric to this quilter. The fabric was deleted, or belongs to another
 * quilter.
 */
export function createMissingFabrics(tab: Tab) {
  const client = tab.get(createQueryClient);
  const session = tab.get(createSession);
  const missing = createStore<{ fabrics: ReadonlySet<number> }>(() => ({ fabrics: new Set() }));
  const note = (fabricNum: number, isMissing: boolean) => {
    const { fabrics } = missing.getState();
    if (fabrics.has(fabricNum) === isMissing) return;
    const others = [...fabrics].filter((each) => each !== fabricNum);
    missing.setState({ fabrics: new Set(isMissing ? [...others, fabricNum] : others) });
  };
  session.subscribe((now, before) => {
    if (now.quilterNum !== before.quilterNum) missing.setState({ fabrics: new Set() });
  });

  const lookAt = async (fabricNum: number): Promise<void> => {
    // The server doesn't know a fabric that only this device has.
    if (isOnDevice(fabricNum) && knownFabric(client, fabricNum)) return;
    const { quilterNum } = session.getState();
    const query = fabricQuery(fabricNum);
    let isMissing = false;
    try {
      await client.query({ ...query, staleTime: 0 });
    } catch (error) {
      // If the server can't be reached, the fabric may exist.
      if (!isNotThere(error)) return;
      isMissing = true;
    }
    if (quilterNum !== session.getState().quilterNum) return;
    if (isMissing && knownFabric(client, fabricNum)) client.removeQueries({ queryKey: query.queryKey });
    note(fabricNum, isMissing);
  };

  return {
    missing,
    /**
     * Asks the server for the given fabrics that this page doesn't know yet. Resolves after all answers.
     * @param again true to ask for known fabrics too, because they may have been deleted
     */
    look: async (fabricNums: readonly number[], { again = false } = {}): Promise<void> => {
      const { fabrics } = missing.getState();
      const isOpen = (fabricNum: number) => !fabrics.has(fabricNum) && !knownFabric(client, fabricNum);
      const queue = fabricNums.filter((fabricNum) => again || isOpen(fabricNum)).values();
      const work = async () => {
        for (const fabricNum of queue) await lookAt(fabricNum);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
  };
}
