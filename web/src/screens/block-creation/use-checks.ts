import type { Block } from '@quiltwright/shared/quilting/block';
import type { Checks } from '@quiltwright/workers/kernels/checks/check-types';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { createSceneRequests } from '../../panels/workspace/use-scene';
import { useMade } from '../../server/use-tab';

/** What was found last, and whether the block is still as it was then. */
export interface BlockChecks {
  /** Null until it is known. */
  found: Checks | null;
  isCurrent: boolean;
}

const nothing: Checks = { gaps: [], hidden: [], overlapping: [], offRuler: null };

/** Has the block looked over by a worker after each change. Until that has answered, what was found before stays. */
export function useChecks({ levels, blockWidth, blockHeight }: Block): BlockChecks {
  const requests = useMade(createSceneRequests);
  const block = useMemo(() => ({ levels, blockWidth, blockHeight }), [levels, blockWidth, blockHeight]);
  // The canvas comes first.
  const later = useDeferredValue(block);
  const [{ of, found }, setFound] = useState<{ of: typeof block | null; found: Checks | null }>({
    of: null,
    found: null,
  });
  const isEmpty = levels.every(({ length }) => length === 0);
  useEffect(() => {
    // The worker isn’t started for nothing.
    if (later.levels.every(({ length }) => length === 0)) return;
    let isWanted = true;
    void requests.request('checks', later, { lane: 'checks' }).then((answer) => {
      if (isWanted) setFound({ of: later, found: answer.ok ? answer.value : null });
    });
    return () => {
      isWanted = false;
    };
  }, [later, requests]);
  return isEmpty ? { found: nothing, isCurrent: true } : { found, isCurrent: of === block };
}
