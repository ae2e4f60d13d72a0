import { counted } from '@quiltwright/shared/counted';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Failure } from '@quiltwright/shared/result';
import type { BlockTroubles } from '@quiltwright/workers/kernels/sewability/quilt-sewability';
import type { SewingTrouble } from '@quiltwright/workers/kernels/sewability/sewability-types';
import { useEffect, useMemo, useState } from 'react';
import { quiltOfBlock } from '../../../render/quilt/block-quilt';
import { useMade } from '../../../server/session/use-tab';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { exactInches } from '@quiltwright/shared/ruler/lengths';
import { withUnsavedNumbered } from '../../blocks/list/unsaved-blocks';
import { FailureNote } from '../../../page/forms/FailureNote';
import { QuiltPicture } from '../../../documents/pictures/QuiltPicture';
import { createSceneRequests } from '../../../editor/loading/scenes';
import { PatchPicture } from './PatchPicture';
import styles from './QuiltSewingDialog.module.css';
import { SewingList } from '../sewing/SewingList';

/** The greatest number of blocks that the dialog shows. */
const MOST_SHOWN = 24;

export interface QuiltSewingProps {
  quilt: Quilt;
  /** Returns the name of a block; null if the block is unknown. */
  nameBlock: (blockNum: number) => string | null;
}

/**
 * The difficulties in sewing a quilt, block by block. Pressing a difficulty highlights its places in the picture of the
 * block.
 */
export function QuiltSewingDialog({ quilt, nameBlock, onClose }: QuiltSewingProps & { onClose: () => void }) {
  const { found, done, failure, retry } = useQuiltSewing(useMemo(() => withUnsavedNumbered(quilt), [quilt]));
  return (
    <Dialog open title="How it sews" wide fits onClose={onClose}>
      {failure && <FailureNote message={failure.message} onRetry={retry} />}
      {!failure && (
        <p role="status" className={styles.status}>
          <span>{found ? statusWords(found) : 'Checking the seams …'}</span>
          {!found && done > 0 && <progress aria-label="Progress" value={done} max={1} />}
        </p>
      )}
      <ul className={styles.blocks}>
        {found?.slice(0, MOST_SHOWN).map((block, index) => (
          <li key={index}>
            <OneBlock block={block} name={nameBlock(block.blockNum) ?? 'Block'} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function statusWords(found: readonly BlockTroubles[]): string {
  const hard = found.filter(({ troubles }) => troubles.length > 0).length;
  const blocks = (count: number) => counted(count, 'block');
  const shown = found.length > MOST_SHOWN ? ` The first ${MOST_SHOWN} are shown.` : '';
  if (found.length === 0) return 'There are no blocks yet.';
  if (hard === 0) return `${blocks(found.length)} checked: nothing is hard to sew.${shown}`;
  return `${hard.toLocaleString('en')} of ${blocks(found.length)} ${hard === 1 ? 'is' : 'are'} hard to sew in places.${shown}`;
}

function OneBlock({ block, name }: { block: BlockTroubles; name: string }) {
  const { levels, blockWidth, blockHeight, copies, troubles } = block;
  const [marked, setMarked] = useState<SewingTrouble | null>(null);
  const picture = useMemo(
    () => quiltOfBlock({ levels, blockWidth, blockHeight, designedBlockNum: 0 }),
    [levels, blockWidth, blockHeight],
  );
  return (
    <div className={styles.block}>
      <PatchPicture
        block={block}
        found={null}
        marked={null}
        trouble={marked}
        picture={<QuiltPicture quilt={picture} label="" />}
      />
      <SewingList
        heading={`${name}, ${exactInches(blockWidth)} × ${exactInches(blockHeight)}${copies > 1 ? `, ${copies} times` : ''}`}
        troubles={troubles}
        marked={marked}
        onMark={setMarked}
      />
    </div>
  );
}

interface Answer {
  found: readonly BlockTroubles[] | null;
  failure: Failure | null;
}

const unknown: Answer = { found: null, failure: null };

/**
 * Returns the difficulties in sewing a quilt, which a worker computes; null until they are known. Closing the dialog
 * cancels the work.
 */
function useQuiltSewing(quilt: Quilt) {
  const requests = useMade(createSceneRequests);
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState(0);
  const [{ found, failure }, setAnswer] = useState<Answer>(unknown);
  useEffect(() => {
    const giveUp = new AbortController();
    const { signal } = giveUp;
    const onProgress = (share: number) => {
      if (!signal.aborted) setDone(share);
    };
    void requests
      .request('quiltSewability', quilt, { lane: 'patches', signal, onProgress })
      .then((answer) => {
        if (signal.aborted) return;
        setAnswer(
          answer.ok ? { found: answer.value, failure: null } : { found: null, failure: answer.error },
        );
      });
    return () => {
      giveUp.abort();
    };
  }, [quilt, requests, attempt]);
  return {
    found,
    done,
    failure,
    retry: () => {
      setAnswer(unknown);
      setDone(0);
      setAttempt((count) => count + 1);
    },
  };
}
