import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FailureNote } from '../../page/forms/FailureNote';
import { useStore } from 'zustand';
import { useSession } from '../../server/session/session';
import { useMade } from '../../server/session/use-tab';
import { notePage, sharedPagesQuery, type SharedLook } from '../../server/shared-pages/shared-pages';
import { Dialog } from '../../ui/dialogs/Dialog';
import { useCuttingChoices } from '../estimate/plan/cutting-choices';
import { createSewnView } from '../workspace/canvas/sewn-view';
import { SharedLink } from './SharedLink';
import { SharingForm } from './SharingForm';
import type { SaveFirst } from './save-first';
import styles from './Sharing.module.css';

export interface ShareDialogProps {
  kind: 'quilt' | 'block';
  designNum: number;
  /** Saves the changes of the open document before it is shared. Null if the document has no unsaved changes. */
  saveFirst: SaveFirst | null;
  onClose: () => void;
}

/** The dialog that shares a saved quilt or block with friends, and changes the shared page. */
export function ShareDialog({ kind, designNum, saveFirst, onClose }: ShareDialogProps) {
  const { quilterNum } = useSession();
  const client = useQueryClient();
  const list = useQuery(sharedPagesQuery(quilterNum));
  const look = useLook(kind);
  const pages = list.data?.pages ?? [];
  const page = pages.find((each) => each.kind === kind && each.designNum === designNum);
  return (
    <Dialog
      open
      title={page ? `Your ${kind} is shared` : `Share this ${kind} with friends`}
      about={
        <p>
          {page
            ? 'Whoever has this link sees the page.'
            : `Friends open a link and see the ${kind} with its size and fabrics. They need no account. Only people with the link find the page.`}
        </p>
      }
      onClose={onClose}
    >
      {list.error && !list.data && (
        <FailureNote
          message={list.error.message}
          onRetry={() => {
            void list.refetch();
          }}
        />
      )}
      {saveFirst && (
        <p
          className={styles.note}
        >{`Your latest changes aren’t saved yet. The ${kind} is saved first, so that friends see them.`}</p>
      )}
      {list.data && page && (
        <SharedLink
          key={page.pageNum}
          page={page}
          look={look}
          saveFirst={saveFirst}
          onChange={(next) => {
            notePage(client, quilterNum, next);
          }}
          onGone={() => {
            notePage(client, quilterNum, page, { isGone: true });
          }}
        />
      )}
      {list.data && !page && (
        <SharingForm
          of={{ kind, designNum }}
          look={look}
          saveFirst={saveFirst}
          makerName={pages[0]?.makerName ?? ''}
          onShared={(next) => {
            notePage(client, quilterNum, next);
          }}
        />
      )}
      {pages.length > 0 && (
        <p className={styles.more}>
          <Link to="/shared-pages" onClick={onClose}>
            My shared pages
          </Link>
        </p>
      )}
    </Dialog>
  );
}

/**
 * Returns how friends see the design: quilts with the pattern and the binding that the quilter chose last, also if the
 * editor shows them as designed. The server chooses how blocks look.
 */
function useLook(kind: 'quilt' | 'block'): SharedLook {
  const { pattern } = useStore(useMade(createSewnView));
  const [{ bindingFabric }] = useCuttingChoices();
  return kind === 'quilt' ? { quilting: pattern, binding: bindingFabric } : {};
}
