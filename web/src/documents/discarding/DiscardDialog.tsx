import { Download } from 'lucide-react';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import { useStore } from 'zustand';
import { shownName } from '../../persistence/document-store';
import type { DocumentSession } from '../../persistence/document-session';
import { Button } from '../../ui/basics/Button';
import { Dialog } from '../../ui/dialogs/Dialog';

interface DiscardDialogProps<Design, Content extends object> {
  documentSession: DocumentSession<Design, Content>;
  open: boolean;
  /** The kind of document that will be opened: a saved or a new document. */
  next: 'saved' | 'new';
  onClose: () => void;
  onDiscard: () => void;
}

/**
 * Asks the quilter whether to open another document, although the open document has changes that aren't saved to the
 * account. The question gives the open document's name, size and screen, because the quilter may be on another screen.
 */
export function DiscardDialog<Design, Content extends object>({
  documentSession,
  open,
  next,
  onClose,
  onDiscard,
}: DiscardDialogProps<Design, Content>) {
  const isKept = useStore(documentSession.draftKept, documentSession.slots.canBeLeft);
  const { noun, fullName, screenTitle, contentOf, sidesOf } = documentSession.kind;
  const name = useStore(documentSession.store, (document) => shownName(documentSession.kind, document));
  const size = useStore(documentSession.store, ({ design }) => formatSize(...sidesOf(contentOf(design))));
  const named = name ? `${fullName} “${name}”` : `unnamed ${fullName}`;
  const act = next === 'new' ? 'start' : 'open';
  return (
    <Dialog
      open={open}
      title={`The changes to your ${fullName} are not saved`}
      about={
        <p>
          <span>{`The ${named} (${size}) on the screen ${screenTitle} has unsaved changes. ${
            isKept
              ? `If you ${act} another ${noun}, this one is kept on this device only. Look for it under “Kept on this device”.`
              : `This device can’t keep the changes. You lose them if you ${act} another ${noun}.`
          }`}</span>
          {!isKept && <span>{` Save the ${noun} or download it as a file first.`}</span>}
        </p>
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onDiscard}>{`${next === 'new' ? 'Start' : 'Open'} without saving`}</Button>
          {!isKept && (
            <Button onClick={() => void documentSession.files.download()}>
              <Download aria-hidden />
              Download a file
            </Button>
          )}
          <Button look="primary" onClick={onClose}>
            Keep working
          </Button>
        </>
      }
    />
  );
}
