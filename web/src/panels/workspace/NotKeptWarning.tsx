import { Download, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { hasUnsavedChanges } from '../../persistence/document-store';
import { Button, IconButton } from '../../ui/Button';
import type { SessionProps } from './session-props';
import styles from './NotKeptWarning.module.css';

/** Stays until the browser keeps what is on the table, nothing of it is only here, or somebody has read it. */
export function NotKeptWarning<Design, Content extends object>({
  documentSession,
}: SessionProps<Design, Content>) {
  const { fault } = useStore(documentSession.draftKept);
  const isLoss = useStore(documentSession.store, (document) =>
    hasUnsavedChanges(documentSession.kind, document),
  );
  return fault !== null && isLoss && <Warning fault={fault} documentSession={documentSession} />;
}

function Warning<Design, Content extends object>({
  fault,
  documentSession,
}: SessionProps<Design, Content> & { fault: string }) {
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return (
    <div role="alert" className={styles.warning}>
      <TriangleAlert aria-hidden />
      <p>{`${fault} What you make is lost when this page closes, unless you save it or download it.`}</p>
      <Button onClick={() => void documentSession.files.download()}>
        <Download aria-hidden />
        Download a file
      </Button>
      <IconButton
        label="Hide this warning"
        onClick={() => {
          setHidden(true);
        }}
      >
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
