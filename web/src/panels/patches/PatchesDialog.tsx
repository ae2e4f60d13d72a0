import type { Block } from '@quiltwright/shared/quilting/block';
import type { Failure } from '@quiltwright/shared/result';
import type { NumberedPatches } from '@quiltwright/workers/kernels/patches/numbered';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useMade } from '../../server/use-tab';
import { Dialog } from '../../ui/Dialog';
import { FailureNote } from '../FailureNote';
import type { FindFabric } from '../use-fabrics';
import { createSceneRequests } from '../workspace/use-scene';
import { HiddenLayers } from './HiddenLayers';
import { PatchList } from './PatchList';
import styles from './PatchesDialog.module.css';
import { PatchPicture } from './PatchPicture';
import { countWords } from './patch-words';

/** A block whose patches are shown. */
export interface ShownPatches {
  name: string;
  block: Pick<Block, 'blockWidth' | 'blockHeight' | 'levels'>;
  /** The block as it is coloured, as large as the place where it stands. */
  picture: ReactNode;
}

interface PatchesDialogProps extends ShownPatches {
  fabric: FindFabric;
  onClose: () => void;
}

/** What a block is sewn of: every patch outlined and numbered, counted by kind, and the cloth that nobody sees. */
export function PatchesDialog({ name, block, picture, fabric, onClose }: PatchesDialogProps) {
  const { blockWidth, blockHeight, levels } = block;
  const asked = useMemo(() => ({ blockWidth, blockHeight, levels }), [blockWidth, blockHeight, levels]);
  const { found, done, failure, retry } = usePatches(asked);
  /** The group that is marked in the picture, by the number of its first patch. */
  const [marked, setMarked] = useState<number | null>(null);
  return (
    <Dialog open title={`Patches of ${name}`} wide fits onClose={onClose}>
      {failure && <FailureNote message={failure.message} onRetry={retry} />}
      {!failure && (
        <div className={styles.patches}>
          <PatchPicture block={asked} found={found} marked={marked} picture={picture} />
          <div className={styles.words}>
            <p role="status" className={styles.count}>
              {found ? countWords(found.groups) : 'Working out the patches …'}
              {!found && done > 0 && (
                <progress className={styles.progress} aria-label="How far it is" value={done} max={1} />
              )}
            </p>
            {found && <PatchList groups={found.groups} fabric={fabric} marked={marked} onMark={setMarked} />}
            {found && <HiddenLayers block={asked} found={found} fabric={fabric} />}
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** The patches of a block, worked out by a worker; null until they are known. */
function usePatches(block: ShownPatches['block']) {
  const requests = useMade(createSceneRequests);
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState(0);
  const [{ found, failure }, setAnswer] = useState<{
    found: NumberedPatches | null;
    failure: Failure | null;
  }>({ found: null, failure: null });
  useEffect(() => {
    const giveUp = new AbortController();
    const { signal } = giveUp;
    const onProgress = (share: number) => {
      if (!signal.aborted) setDone(share);
    };
    void requests.request('patches', block, { lane: 'patches', signal, onProgress }).then((answer) => {
      if (signal.aborted) return;
      setAnswer(answer.ok ? { found: answer.value, failure: null } : { found: null, failure: answer.error });
    });
    return () => {
      giveUp.abort();
    };
  }, [block, requests, attempt]);
  return {
    found,
    done,
    failure,
    retry: () => {
      setDone(0);
      setAttempt((count) => count + 1);
    },
  };
}
