import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { quiltPresentation } from '../../documents/comparing/quilt-presentation';
import { DraftList } from '../../documents/files/LeftDrafts';
import { OpenDraft } from '../../documents/files/OpenDraft';
import type { SessionProps } from '../../documents/saving/session-props';
import { hasUnsavedChanges } from '../../persistence/document-store';
import type { DocumentSession } from '../../persistence/document-session';
import { createFreeFormSession } from '../../persistence/kinds/free-form-session';
import { createStandardQuiltSession } from '../../persistence/kinds/standard-quilt-session';
import { useMade } from '../../server/session/use-tab';
import styles from './UnsavedQuilts.module.css';

/** The list of quilts that have changes only on this device. Renders nothing if there are none. */
export function UnsavedQuilts() {
  const standard = useMade(createStandardQuiltSession);
  const freeForm = useMade(createFreeFormSession);
  const isStandardUnsaved = useHasUnsaved(standard);
  const isFreeFormUnsaved = useHasUnsaved(freeForm);
  if (!isStandardUnsaved && !isFreeFormUnsaved) return null;
  return (
    <section className={styles.unsaved} aria-labelledby="unsaved-quilts">
      <h2 id="unsaved-quilts">Not saved yet</h2>
      <p>This work is kept on this device only. Open a quilt to continue with it.</p>
      <Unsaved documentSession={standard} editor="/standard-quilt-layouts" />
      <Unsaved documentSession={freeForm} editor="/free-form-quilt-layouts" />
    </section>
  );
}

/** True if the open quilt of one kind, or a closed quilt of this kind that the device stores, has unsaved changes. */
function useHasUnsaved<Design>({ kind, store, left }: DocumentSession<Design, Quilt>): boolean {
  const document = useStore(store);
  const { drafts } = useStore(left.list);
  return hasUnsavedChanges(kind, document) || drafts.length > 0;
}

interface UnsavedProps<Design> extends SessionProps<Design, Quilt> {
  /** The address of the screen that edits quilts of this kind. */
  editor: string;
}

/** The quilts of one kind that have unsaved changes, the open quilt first. */
function Unsaved<Design>({ documentSession, editor }: UnsavedProps<Design>) {
  const navigate = useNavigate();
  const { drafts } = useStore(documentSession.left.list);
  const show = () => void navigate(editor);
  return (
    <>
      <OpenDraft documentSession={documentSession} presentation={quiltPresentation} onOpen={show} />
      {drafts.length > 0 && (
        <DraftList
          documentSession={documentSession}
          presentation={quiltPresentation}
          drafts={drafts}
          onOpen={show}
        />
      )}
    </>
  );
}
