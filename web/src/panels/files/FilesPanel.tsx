import { Download, FolderInput } from 'lucide-react';
import { memo, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/basics/Button';
import { notify } from '../../ui/basics/notify';
import type { DocumentPresentation } from '../../documents/comparing/document-presentation';
import { ExportButton } from '../export/ExportButton';
import { PrintButton } from '../print/PrintButton';
import { ShareButton } from '../sharing/ShareButton';
import type { SessionProps } from '../../documents/saving/session-props';
import type { DocumentControl } from '../workspace/use-document-control';
import styles from './FilesPanel.module.css';
import { LeftDrafts } from '../../documents/files/LeftDrafts';
import { UnpaidNote } from '../../documents/saving/UnpaidNote';

interface FilesProps<Design, Content extends object> extends SessionProps<Design, Content> {
  /** Shows the drafts of this kind of document: their pictures and descriptions. */
  presentation: Pick<DocumentPresentation<Content>, 'Picture' | 'details'>;
  trySave: DocumentControl['trySave'];
  /** The name of the pre-made block, for an open block without an own name. */
  pattern?: string | null;
  /** Puts the buttons into a part of the panel that folds; absent if they are always shown. */
  folded?: (buttons: ReactNode) => ReactNode;
  /** More buttons. */
  children?: ReactNode;
}

function Files<Design, Content extends object>({
  documentSession,
  presentation,
  trySave,
  pattern = null,
  folded = (buttons) => buttons,
  children,
}: FilesProps<Design, Content>) {
  const input = useRef<HTMLInputElement>(null);
  const { drafts } = useStore(documentSession.left.list);
  const openContent = () => {
    const { design, newName } = documentSession.store.getState();
    const content = documentSession.kind.contentOf(design);
    return { content, names: [documentSession.kind.nameOf(content), newName, pattern] };
  };
  const buttons = (
    <div className={styles.buttons}>
      <Button look="quiet" onClick={() => void documentSession.files.download()}>
        <Download aria-hidden />
        Download a file
      </Button>
      <Button look="quiet" onClick={() => input.current?.click()}>
        <FolderInput aria-hidden />
        Load a file
      </Button>
      <PrintButton content={openContent} />
      <ExportButton content={openContent} />
      <ShareButton documentSession={documentSession} trySave={trySave} />
      {children}
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) void documentSession.files.load(file, notify);
        }}
      />
    </div>
  );
  return (
    <section className={styles.files} aria-label="Files">
      {folded(buttons)}
      <UnpaidNote documentSession={documentSession} />
      {drafts.length > 0 && (
        <LeftDrafts documentSession={documentSession} presentation={presentation} drafts={drafts} />
      )}
    </section>
  );
}

/**
 * Buttons that download, print and export the open document, and that load a document from a file. Below are the
 * unsaved documents of closed tabs.
 */
export const FilesPanel = memo(Files) as typeof Files;
