import { Users } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { fetchChunk } from '../../browser/chunks';
import type { SessionProps } from '../../documents/saving/session-props';
import { hasUnsavedChanges } from '../../persistence/document-store';
import { SubscribeDialog } from '../../page/subscribe/SubscribeDialog';
import { isSubscriber, useSession } from '../../server/session/session';
import { Button } from '../../ui/basics/Button';
import { notify } from '../../ui/basics/notify';
import { ForSubscribers } from '../making/ForSubscribers';
import type { DocumentControl } from '../workspace/use-document-control';
import { saveFirst } from './save-first';
import type { ShareDialogProps } from './ShareDialog';

type Shared = Pick<ShareDialogProps, 'kind' | 'designNum'>;

interface ShareButtonProps<Design, Content extends object> extends SessionProps<Design, Content> {
  trySave: DocumentControl['trySave'];
}

/**
 * The button that opens the dialog for sharing the open document with friends. For guests, the button says that sharing
 * is for subscribers, and offers a subscription. A document that was never saved must be saved first.
 */
export function ShareButton<Design, Content extends object>({
  documentSession,
  trySave,
}: ShareButtonProps<Design, Content>) {
  const mayShare = isSubscriber(useSession());
  const [isOffered, setOffered] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps> | null>(null);
  const [shared, setShared] = useState<Shared | null>(null);
  const { noun } = documentSession.kind;
  const isChanged = useStore(documentSession.store, (document) =>
    hasUnsavedChanges(documentSession.kind, document),
  );
  const isOpen = shared !== null;
  useEffect(() => {
    documentSession.shareDialog.setState({ isOpen });
    return () => {
      documentSession.shareDialog.setState({ isOpen: false });
    };
  }, [documentSession, isOpen]);
  const press = () => {
    const document = documentSession.store.getState();
    if (!mayShare) setOffered(true);
    else if (!document.stored) notify(`Save the ${noun} first. Friends see the ${noun} as you saved it.`);
    else {
      setShared({
        kind: noun,
        designNum: document.stored.num,
      });
      void fetchChunk('ShareDialog', () => import('./ShareDialog')).then(({ ShareDialog }) => {
        setDialog(() => ShareDialog);
      });
    }
  };
  /** Saves the open document. If the save made a new document, the dialog then shares that one. */
  const save = async () => {
    const designNum = await saveFirst(documentSession, trySave);
    if (designNum !== null) setShared((before) => before && { ...before, designNum });
    return designNum;
  };
  return (
    <>
      <Button look="quiet" onClick={press}>
        <Users aria-hidden />
        <span>Share …</span>
        {!mayShare && <ForSubscribers />}
      </Button>
      <SubscribeDialog
        open={isOffered}
        feature={`Sharing a link with friends is for subscribers. As a guest you can send a picture of the ${noun}: choose Export.`}
        onClose={() => {
          setOffered(false);
        }}
      />
      {Dialog && shared && (
        <Dialog
          {...shared}
          saveFirst={isChanged ? save : null}
          onClose={() => {
            setShared(null);
          }}
        />
      )}
    </>
  );
}
