import { Users } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { fetchChunk } from '../../browser/chunks';
import type { SessionProps } from '../../documents/saving/session-props';
import { hasUnsavedChanges } from '../../persistence/document-store';
import { SubscribeDialog } from '../../page/subscribe/SubscribeDialog';
import { createSession, isSubscriber } from '../../server/session/session';
import { useTab } from '../../server/session/use-tab';
import { Button } from '../../ui/basics/Button';
import { notify } from '../../ui/basics/notify';
import type { ShareDialogProps } from './ShareDialog';

type Design = Pick<ShareDialogProps, 'kind' | 'designNum' | 'isChanged'>;

/**
 * The button that opens the dialog for sharing the open document with friends. Guests are offered a subscription, and a
 * document that was never saved must be saved first.
 */
export function ShareButton<Document, Content extends object>({
  documentSession,
}: SessionProps<Document, Content>) {
  const tab = useTab();
  const [isOffered, setOffered] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps> | null>(null);
  const [shared, setShared] = useState<Design | null>(null);
  const { noun } = documentSession.kind;
  const press = () => {
    const document = documentSession.store.getState();
    if (!isSubscriber(tab.get(createSession).getState())) setOffered(true);
    else if (!document.stored) notify(`Save the ${noun} first. Friends see the ${noun} as you saved it.`);
    else {
      setShared({
        kind: noun,
        designNum: document.stored.num,
        isChanged: hasUnsavedChanges(documentSession.kind, document),
      });
      void fetchChunk('ShareDialog', () => import('./ShareDialog')).then(({ ShareDialog }) => {
        setDialog(() => ShareDialog);
      });
    }
  };
  return (
    <>
      <Button look="quiet" onClick={press}>
        <Users aria-hidden />
        Share …
      </Button>
      <SubscribeDialog
        open={isOffered}
        onClose={() => {
          setOffered(false);
        }}
      />
      {Dialog && shared && (
        <Dialog
          {...shared}
          onClose={() => {
            setShared(null);
          }}
        />
      )}
    </>
  );
}
