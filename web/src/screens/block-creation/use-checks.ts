import type { Checks } from '@quiltwright/workers/kernels/checks/check-types';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { CreatedBlockDocument } from '../../model/created-block/created-block-document';
import { createSceneRequests } from '../../panels/workspace/use-scene';
import { useMade } from '../../server/use-tab';

/** What was found last, and whether the block is still as it was then. */
export interface BlockChecks {
  /** Null until it is known. */
  found: Checks | null;
  isCurrent: boolean;
}

const nothing: Checks = { gaps: [], hidden: [], overlapping: [], offRuler: null };

/**
 * Has the block looked over by a worker after each change. Until that has answered, what was found before stays; of another
 * document nothing does.
 */
export function useChecks({ id, design }: CreatedBlockDocument): BlockChecks {
  const requests = useMade(createSceneRequests);
  const { levels, blockWidth, blockHeight } = design.block;
  const block = useMemo(
    () => ({ document: id, checked: { levels, blockWidth, blockHeight } }),
    [id, levels, blockWidth, blockHeight],
  );
  // The canvas comes first.
  const later = useDeferredValue(block);
  const [{ of, found }, setFound] = useState<{ of: typeof block | null; found: Checks | null }>({
    of: null,
    found: null,
  });
  const isEmpty = levels.every(({ length }) => length === 0);
  useEffect(() => {
    // The worker isn’t started for nothing.
    if (later.checked.levels.every(({ length }) => length === 0)) return;
    let isWanted = true;
    void requests.request('checks', later.checked, { lane: 'checks' }).then((answer) => {
      if (isWanted) setFound({ of: later, found: answer.ok ? answer.value : null });
    });
    return () => {
      isWanted = false;
    };
  }, [later, requests]);
  if (isEmpty) return { found: nothing, isCurrent: true };
  return { found: of?.document === id ? found : null, isCurrent: of === block };
}
