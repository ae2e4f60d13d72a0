import { noSeamChecks } from '@quiltwright/shared/drafting/seam-checks';
import type { Checks } from '@quiltwright/workers/kernels/checks/check-types';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { CreatedBlockDocument } from '@quiltwright/shared/model/created-block/created-block-document';
import { idle } from '../../../browser/idle';
import { createSceneRequests } from '../../../editor/loading/scenes';
import { useMade } from '../../../server/session/use-tab';

/** The last result of the checks. `isCurrent` is true if this result belongs to the current block. */
export interface BlockChecks {
  /** The faults that the checks found; null until the first result is known. */
  found: Checks | null;
  isCurrent: boolean;
}

/** The longest wait, in milliseconds, from a change to the start of a check. */
const LONGEST_REST = 500;

const nothing: Checks = {
  gaps: [],
  hidden: [],
  overlapping: [],
  offRuler: null,
  seams: noSeamChecks,
  onPaper: null,
};

/**
 * Checks the block in a worker. After a change, waits as long as the last check took. A held key, which changes the
 * block step by step, then causes only one check. During a check, returns the previous result, unless another
 * document is open now.
 */
export function useChecks({ id, design }: CreatedBlockDocument): BlockChecks {
  const requests = useMade(createSceneRequests);
  const { levels, blockWidth, blockHeight } = design.block;
  const block = useMemo(
    () => ({ document: id, checked: { levels, blockWidth, blockHeight } }),
    [id, levels, blockWidth, blockHeight],
  );
  // React renders the canvas before it starts a check.
  const later = useDeferredValue(block);
  const [{ of, found }, setFound] = useState<{ of: typeof block | null; found: Checks | null }>({
    of: null,
    found: null,
  });
  const took = useRef(0);
  const isEmpty = levels.every(({ length }) => length === 0);
  // The faults of the first shape then appear without waiting for the worker's code.
  useEffect(() => void idle().then(() => requests.start('checks')), [requests]);
  useEffect(() => {
    // Without shapes there is nothing to check.
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
