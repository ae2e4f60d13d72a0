import { Download } from 'lucide-react';
import { useStore } from 'zustand';
import type { DocumentKind } from '../persistence/document-kind';
import type { DocumentSession } from '../persistence/document-session';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

/** It may lie on the table of another screen than the one that is seen. */
const words: Record<DocumentKind<unknown, object>['id'], string> = {
  'standard-quilt': 'standard quilt',
  'free-form-quilt': 'free form quilt',
  'designed-block': 'block design',
  'created-block': 'block that is drawn',
};

interface DiscardDialogProps<Design, Content extends object> {
  documentSession: DocumentSession<Design, Content>;
  open: boolean;
  /** What takes its place. */
  next: 'saved' | 'new';
  onClose: () => void;
  onDiscard: () => void;
}

/** Asks before another document is opened, if the open one has changes that are nowhere else. */
export function DiscardDialog<Design, Content extends object>({
  documentSession,
  open,
  next,
  onClose,
  onDiscard,
}: DiscardDialogProps<Design, Content>) {
  const isKept = useStore(documentSession.draftKept, documentSession.slots.canBeLeft);
  const { id, noun, nameOf, contentOf } = documentSession.kind;
  const name = useStore(
    documentSession.store,
    ({ design, newName }) => nameOf(contentOf(design)) || newName.trim(),
  );
  const when = `when you ${next === 'new' ? 'start' : 'open'} another one`;
  return (
    <Dialog
      open={open}
      title="Your changes are not saved"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onDiscard}>{next === 'new' ? 'Start' : 'Open'} without saving</Button>
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
    >
      <p>
        {`${name ? `“${name}”` : `The ${words[id]} on the table`} has changes that are not saved. `}
        {isKept
          ? `W${when.slice(1)}, it is kept on this device only: look for it below your saved ${noun}s.`
          : `This device can’t keep them: ${when}, they are lost.`}
        {!isKept && ` Save the ${noun} or download it as a file first.`}
      </p>
    </Dialog>
  );
}
