import { useStore } from 'zustand';
import type { DocumentSession } from '../../persistence/document-session';
import { useMade } from '../../server/session/use-tab';
import { createLapse, forgetLapse } from '../../server/account/lapse';
import { Button } from '../../ui/basics/Button';
import { RenewLink } from '../../page/subscribe/RenewLink';
import styles from '../../page/forms/Note.module.css';

/** Shows the saves that wait until the subscription is renewed, with links to renew it and a button to try again. */
export function UnpaidNote<Design, Content extends object>({
  documentSession,
}: {
  documentSession: DocumentSession<Design, Content>;
}) {
  const lapse = useMade(createLapse);
  const save = useStore(documentSession.queue.state);
  if (save.state !== 'failed' || save.failure.code !== 'lapsed') return null;
  const { kind, queue } = documentSession;
  return (
    <div className={styles.note} role="status">
      <p>{`Your subscription has ended, so “${kind.nameOf(save.sending.order.content)}” is kept on this device only and isn’t saved.`}</p>
      <div className={styles.actions}>
        <Button
          onClick={() => {
            forgetLapse(lapse);
            queue.retryNow();
          }}
        >
          Try again
        </Button>
        <RenewLink look="red" />
      </div>
    </div>
  );
}
