import type { Block } from '@quiltwright/shared/quilting/block';
import type { Failure } from '@quiltwright/shared/result';
import type { NumberedPatches } from '@quiltwright/workers/kernels/patches/numbered';
import type { SewingTrouble } from '@quiltwright/workers/kernels/sewability/sewability-types';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useMade } from '../../../server/session/use-tab';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { FailureNote } from '../../../page/forms/FailureNote';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { createSceneRequests } from '../../../editor/loading/scenes';
import { HiddenLayers } from './HiddenLayers';
import { PatchList } from './PatchList';
import styles from './PatchesDialog.module.css';
import { PatchPicture } from './PatchPicture';
import { SewingList } from '../sewing/SewingList';
import { countWords } from '@quiltwright/workers/kernels/patches/patch-words';

/** A block and its picture, for the dialog with its patches. */
export interface ShownPatches {
  name: string;
  block: Pick<Block, 'blockWidth' | 'blockHeight' | 'levels'>;
  /** A picture of the block in its present colours. It fills the element around it. */
  picture: ReactNode;
  /**
   * Replaces the block's layers by `levels`: the same block, cut so that all its seams run straight through. Absent if
   * the block can't be changed.
   */
  onStraight?: (levels: Block['levels']) => void;
}

interface PatchesDialogProps extends ShownPatches {
  fabric: FindFabric;
  onClose: () => void;
}

/**
 * The dialog with the patches of a block. Each patch is outlined and numbered, and patches are counted by kind. It also
 * shows hidden fabric and sewing difficulties.
 */
export function PatchesDialog({ name, block, picture, onStraight, fabric, onClose }: PatchesDialogProps) {
  const { blockWidth, blockHeight, levels } = block;
  const asked = useMemo(() => ({ blockWidth, blockHeight, levels }), [blockWidth, blockHeight, levels]);
  const { found, troubles, done, failure, retry } = usePatches(asked);
  /** The number of the first patch in the group that is highlighted in the picture; null for none. */
  const [marked, setMarked] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<SewingTrouble | null>(null);
  const mark = (first: number | null, hard: SewingTrouble | null) => {
    setMarked(first);
    setTrouble(hard);
  };
  return (
    <Dialog open title={`Patches of ${name}`} wide fits onClose={onClose}>
      {failure && <FailureNote message={failure.message} onRetry={retry} />}
      {!failure && (
        <div className={styles.patches}>
          <PatchPicture block={asked} found={found} marked={marked} trouble={trouble} picture={picture} />
          <div className={styles.words}>
            <p role="status" className={styles.count}>
              <span>{found ? countWords(found.groups) : 'Calculating the patches …'}</span>
              {!found && done > 0 && (
                <progress className={styles.progress} aria-label="Progress" value={done} max={1} />
              )}
            </p>
            {found && (
              <PatchList
                groups={found.groups}
                fabric={fabric}
                marked={marked}
                onMark={(first) => {
                  mark(first, null);
                }}
              />
            )}
            {found && found.patches.length > 0 && (
              <SewingList
                heading="Sewing the block"
                troubles={troubles}
                marked={trouble}
                onMark={(hard) => {
                  mark(null, hard);
                }}
                {...(onStraight && {
                  onStraight: (levels: Block['levels']) => {
                    onStraight(levels);
                    onClose();
                  },
                })}
              />
            )}
            {found && <HiddenLayers block={asked} found={found} fabric={fabric} />}
          </div>
        </div>
      )}
    </Dialog>
  );
}

interface Answer {
  found: NumberedPatches | null;
  troubles: readonly SewingTrouble[] | null;
  failure: Failure | null;
}

const unknown: Answer = { found: null, troubles: null, failure: null };

/**
 * Returns the patches of a block and its sewing difficulties, which a worker computes. Both are null until the worker
 * has finished.
 */
function usePatches(block: ShownPatches['block']) {
  const requests = useMade(createSceneRequests);
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState(0);
  const [{ found, troubles, failure }, setAnswer] = useState<Answer>(unknown);
  useEffect(() => {
    const giveUp = new AbortController();
    const { signal } = giveUp;
    const onProgress = (share: number) => {
      if (!signal.aborted) setDone(share);
    };
    const isGivenUp = () => signal.aborted;
    const ask = async () => {
      const patches = await requests.request('patches', block, { lane: 'patches', signal, onProgress });
      if (isGivenUp()) return;
      if (!patches.ok) {
        setAnswer({ ...unknown, failure: patches.error });
        return;
      }
      setAnswer({ ...unknown, found: patches.value });
      const sewing = await requests.request('sewability', block, { lane: 'patches', signal });
      if (isGivenUp()) return;
      setAnswer({
        found: patches.value,
        troubles: sewing.ok ? sewing.value : null,
        failure: sewing.ok ? null : sewing.error,
      });
    };
    void ask();
    return () => {
      giveUp.abort();
    };
  }, [block, requests, attempt]);
  return {
    found,
    troubles,
    done,
    failure,
    retry: () => {
      setDone(0);
      setAttempt((count) => count + 1);
    },
  };
}
