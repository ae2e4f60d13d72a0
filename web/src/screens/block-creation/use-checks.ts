import type { Checks } from '@quiltwright/workers/kernels/checks/check-types';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { CreatedBlockDocument } from '../../model/created-block/created-block-document';
import { createSceneRequests } from '../../panels/workspace/use-scene';
import { useMade } from '../../server/use-tab';

/** What was found last, and whether the block is still as it was then. */
export interface BlockChecks {
  /** Null until it is known. */
  found: Checks | null;
  isCurrent: boolean;
}

/** Milliseconds that a block is left alone at most before it is looked over. */
const LONGEST_REST = 500;

const nothing: Checks = { gaps: [], hidden: [], overlapping: [], offRuler: null };

/**
 * Has the block looked over by a worker once it rests after a change, for as long as that took the last time: while a key
 * is held down nobody looks over each of its steps. Until that has answered, what was found before stays; of another document
 * nothing does.
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
  const took = useRef(0);
  const isEmpty = levels.every(({ length }) => length === 0);
  useEffect(() => {
    // The worker isn’t started for nothing.
    if (later.checked.levels.every(({ length }) => length === 0)) return;
    let isWanted = true;
    const look = async () => {
      const begun = performance.now();
      const answer = await requests.request('checks', later.checked, { lane: 'checks' });
      if (!isWanted) return;
      took.current = performance.now() - begun;
      setFound({ of: later, found: answer.ok ? answer.value : null });
    };
    const resting = setTimeout(() => void look(), Math.min(took.current, LONGEST_REST));
    return () => {
      isWanted = false;
      clearTimeout(resting);
    };
  }, [later, requests]);
  if (isEmpty) return { found: nothing, isCurrent: true };
  return { found: of?.document === id ? found : null, isCurrent: of === block };
}
