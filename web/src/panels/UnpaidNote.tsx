import { useStore } from 'zustand';
import type { Work } from '../persistence/work';
import { forgetLapse } from '../server/lapse';
import { Button } from '../ui/Button';
import { RenewLink } from './RenewLink';
import styles from './UnpaidNote.module.css';

/** What waits to be saved until the subscription is renewed, where it can be renewed or tried again. */
export function UnpaidNote<Design, Content extends object>({ work }: { work: Work<Design, Content> }) {
  const save = useStore(work.queue.state);
  if (save.state !== 'failed' || save.failure.code !== 'lapsed') return null;
  const { kind, queue } = work;
  return (
    <div className={styles.note} role="status">
      <p>
        “{kind.nameOf(save.sending.order.content)}” is kept on this device and isn’t saved: your subscription
        has ended.
      </p>
      <div className={styles.actions}>
        <Button
          onClick={() => {
            forgetLapse();
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
