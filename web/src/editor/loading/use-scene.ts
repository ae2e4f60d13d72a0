import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Failure } from '@quiltwright/shared/result';
import { WorkerRequests } from '@quiltwright/workers/client/worker-requests';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { useEffect, useMemo, useState } from 'react';
import { useMade } from '../../server/session/use-tab';
import { KnownScenes } from './known-scenes';

/** The canvas' content: the last scene that could be computed, and the reason why the latest could not. */
export interface Seen {
  scene: Scene | null;
  failure: Failure | null;
  retry: () => void;
}

/** Creates the workers that compute scenes; one starts at its first request. */
export const createSceneRequests = () => new WorkerRequests();

const createKnownScenes = () => new KnownScenes();

/** Returns the scene of a quilt, computed again at each change of it. Null for no quilt. */
export function useScene(quilt: Quilt | null): Seen {
  const requests = useMade(createSceneRequests);
  const knownScenes = useMade(createKnownScenes);
  const [{ scene, failure }, setSeen] = useState<Omit<Seen, 'retry'>>({ scene: null, failure: null });
  const [attempt, setAttempt] = useState(0);
  /** A known scene comes with the change itself, without the worker's round trip and a frame. */
  const known = useMemo(() => quilt && knownScenes.sceneOf(quilt), [quilt, knownScenes]);
  if (known && scene !== known) setSeen({ scene: known, failure: null });

  useEffect(() => {
    if (!quilt || known) return;
    let isWanted = true;
    void requests.request('show', quilt, { lane: 'canvas' }).then((answer) => {
      if (!isWanted) return;
      if (answer.ok) {
        knownScenes.learn(quilt, answer.value);
        setSeen({ scene: answer.value, failure: null });
      } else setSeen((seen) => ({ ...seen, failure: answer.error }));
    });
    return () => {
      isWanted = false;
    };
  }, [quilt, known, knownScenes, requests, attempt]);

  return {
    scene: quilt && scene,
    failure,
    retry: () => {
      setAttempt((count) => count + 1);
    },
  };
}
