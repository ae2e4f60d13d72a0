import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Failure } from '@quiltwright/shared/result';
import type { Estimate } from '@quiltwright/workers/kernels/estimate/estimate-types';
import { useEffect, useState } from 'react';
import { createSceneRequests } from '../../panels/workspace/use-scene';
import { useMade } from '../../server/use-tab';

interface Estimated {
  /** Null until it is known. */
  estimate: Estimate | null;
  failure: Failure | null;
  retry: () => void;
}

/** The quick estimate of a quilt, worked out by a worker. */
export function useEstimate(quilt: Quilt | undefined): Estimated {
  const requests = useMade(createSceneRequests);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Omit<Estimated, 'retry'> & { of: Quilt | undefined; attempt: number }>(
    { of: undefined, attempt: 0, estimate: null, failure: null },
  );
  useEffect(() => {
    if (!quilt) return;
    const giveUp = new AbortController();
    void requests.request('estimate', quilt, { lane: 'estimate', signal: giveUp.signal }).then((given) => {
      if (giveUp.signal.aborted) return;
      const known = given.ok
        ? { estimate: given.value, failure: null }
        : { estimate: null, failure: given.error };
      setAnswer({ of: quilt, attempt, ...known });
    });
    return () => {
      giveUp.abort();
    };
  }, [quilt, requests, attempt]);
  const isCurrent = answer.of === quilt && answer.attempt === attempt;
  return {
    estimate: isCurrent ? answer.estimate : null,
    failure: isCurrent ? answer.failure : null,
    retry: () => {
      setAttempt((count) => count + 1);
    },
  };
}
