import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Failure } from '@quiltwright/shared/result';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { useEffect, useMemo, useState } from 'react';
import { useMade } from '../../server/session/use-tab';
import { createScenes } from './scenes';

/**
 * The content of the canvas: the last computed scene. If a later scene couldn't be computed, `failure` has the reason.
 */
export interface Seen {
  scene: Scene | null;
  /** False while the scene of the latest quilt is still being computed. */
  isCurrent: boolean;
  failure: Failure | null;
  retry: () => void;
}

/** The result of the last computation, and its quilt. */
interface Answered extends Pick<Seen, 'scene' | 'failure'> {
  of: Quilt | null;
}

/**
 * Returns the latest scene of a quilt. A change of the quilt starts a new computation. Without a quilt, the scene is
 * null.
 */
export function useScene(quilt: Quilt | null): Seen {
  const scenes = useMade(createScenes);
  const [{ of, scene, failure }, setSeen] = useState<Answered>({ of: null, scene: null, failure: null });
  const [attempt, setAttempt] = useState(0);
  /** The scene, if the page can compute it without a worker. It then appears in the same render as the change. */
  const known = useMemo(() => quilt && scenes.known(quilt), [quilt, scenes]);
  if (known && scene !== known) setSeen({ of: quilt, scene: known, failure: null });

  useEffect(() => {
    if (!quilt || known) return;
    let isWanted = true;
    void scenes.request(quilt).then((answer) => {
      if (!isWanted) return;
      if (answer.ok) setSeen({ of: quilt, scene: answer.value, failure: null });
      else setSeen((seen) => ({ ...seen, of: quilt, failure: answer.error }));
    });
    return () => {
      isWanted = false;
    };
  }, [quilt, known, scenes, attempt]);

  return {
    scene: quilt && scene,
    isCurrent: known !== null || of === quilt,
    failure,
    retry: () => {
      setAttempt((count) => count + 1);
    },
  };
}
