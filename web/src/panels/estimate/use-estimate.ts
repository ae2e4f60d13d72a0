import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Failure } from '@quiltwright/shared/result';
import type { Estimate } from '@quiltwright/workers/kernels/estimate/estimate-types';
import { useEffect, useRef, useState } from 'react';
import { useMade } from '../../server/use-tab';
import { createSceneRequests } from '../workspace/use-scene';

interface Estimated {
  /** What was worked out last; null until something was, and where it failed. */
  estimate: Estimate | null;
  /** Whether that is of the quilt as it is. */
  isCurrent: boolean;
  /** How far the work on it is, from 0 to 1. */
  done: number;
  failure: Failure | null;
  retry: () => void;
}

interface Known {
  of: Quilt | null;
  attempt: number;
  estimate: Estimate | null;
  failure: Failure | null;
}

/**
 * What a quilt takes of each fabric, worked out by a worker of its own: by the quick estimate, or as it is sewn (`yardage`).
 * The answer for a quilt that has changed since is dropped; when nobody looks any more the work is given up. Null for
 * nothing to count.
 */
export function useEstimate(kernel: 'estimate' | 'yardage', quilt: Quilt | null): Estimated {
  const requests = useMade(createSceneRequests);
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<Known>({ of: null, attempt: 0, estimate: null, failure: null });
  const [progress, setProgress] = useState<{ of: Quilt; done: number } | null>(null);
  const life = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    life.current = controller;
    return () => {
      controller.abort();
    };
  }, []);
  useEffect(() => {
    if (!quilt) return;
    const signal = life.current?.signal;
    let isWanted = true;
    const onProgress = (done: number) => {
      if (isWanted) setProgress({ of: quilt, done });
    };
    void requests
      .request(kernel, quilt, { lane: kernel, onProgress, ...(signal && { signal }) })
      .then((answer) => {
        if (!isWanted) return;
        setKnown({
          of: quilt,
          attempt,
          estimate: answer.ok ? answer.value : null,
          failure: answer.ok ? null : answer.error,
        });
      });
    return () => {
      isWanted = false;
    };
  }, [kernel, quilt, requests, attempt]);
  const isCurrent = known.of === quilt && known.attempt === attempt;
  return {
    estimate: known.estimate,
    isCurrent,
    done: progress?.of === quilt ? progress.done : 0,
    failure: isCurrent ? known.failure : null,
    retry: () => {
      setAttempt((count) => count + 1);
    },
  };
}
