import { Download } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { hasUnsavedChanges } from '../../../persistence/document-store';
import { Button } from '../../../ui/basics/Button';
import type { SessionProps } from '../../../documents/saving/session-props';
import { Warning } from '../layout/Warning';

/**
 * The warning that the browser can't store the document. It stays until the browser stores the document, all changes
 * are saved elsewhere, or the quilter closes it.
 */
export function NotKeptWarning<Design, Content extends object>({
  documentSession,
}: SessionProps<Design, Content>) {
  const { fault } = useStore(documentSession.draftKept);
  const isLoss = useStore(documentSession.store, (document) =>
    hasUnsavedChanges(documentSession.kind, document),
  );
  return fault !== null && isLoss && <FaultWarning fault={fault} documentSession={documentSession} />;
}

function FaultWarning<Design, Content extends object>({
  fault,
  documentSession,
}: SessionProps<Design, Content> & { fault: string }) {
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return (
    <Warning
      text={`${fault} Your work is lost when this page closes, unless you save it or download it.`}
      onHide={() => {
        setHidden(true);
      }}
    >
      <Button onClick={() => void documentSession.files.download()}>
        <Download aria-hidden />
        Download a file
      </Button>
    </Warning>
  );
}
