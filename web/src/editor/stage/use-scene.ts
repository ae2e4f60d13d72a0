import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Failure } from '@quiltwright/shared/result';
import type { Requests } from '@quiltwright/workers/client/requests';
import { WorkerRequests } from '@quiltwright/workers/client/worker-requests';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { useEffect, useState } from 'react';

/** What the canvas shows: the last scene that could be worked out, and why the latest could not. */
export interface Seen {
  scene: Scene | null;
  failure: Failure | null;
  retry: () => void;
}

/** Workers for as long as the page lives; they start when they are first asked. */
const pageRequests = new WorkerRequests();

/** Starts the worker before the first quilt is to be shown. */
export function startSceneWorker(): void {
  pageRequests.start('canvas');
}

/** The scene of a quilt, worked out anew with each change of it. Null for nothing to show. */
export function useScene(quilt: Quilt | null, requests: Requests = pageRequests): Seen {
  const [{ scene, failure }, setSeen] = useState<Omit<Seen, 'retry'>>({ scene: null, failure: null });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!quilt) return;
    let isWanted = true;
    void requests.request('show', quilt, { lane: 'canvas' }).then((answer) => {
      if (!isWanted) return;
      if (answer.ok) setSeen({ scene: answer.value, failure: null });
      else setSeen((seen) => ({ ...seen, failure: answer.error }));
    });
    return () => {
      isWanted = false;
    };
  }, [quilt, requests, attempt]);

  return {
    scene: quilt && scene,
    failure,
    retry: () => {
      setAttempt((count) => count + 1);
    },
  };
}
