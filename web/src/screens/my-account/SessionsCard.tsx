import type { Result } from '@quiltwright/shared/result';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Card } from '../../page/layout/Card';
import { FailureNote } from '../../page/forms/FailureNote';
import { Actions, Quiet } from '../../page/frame/Page';
import { sessionsQuery } from '../../server/queries/account-queries';
import { useCall } from '../../server/calls/call';
import { Button } from '../../ui/basics/Button';
import { notify } from '../../ui/basics/notify';
import { sessionWords } from './session-words';
import styles from './SessionsCard.module.css';

/** The list of devices on which the quilter is logged in, with buttons that end the other logins. */
export function SessionsCard({ quilterNum }: { quilterNum: number }) {
  const call = useCall();
  const { data, error, refetch } = useQuery(sessionsQuery(quilterNum));
  const [failure, setFailure] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const isEnding = useRef(false);
  const end = async (ask: () => Promise<Result<unknown>>, success: string) => {
    if (isEnding.current) return;
    isEnding.current = true;
    const answer = await ask();
    isEnding.current = false;
    setFailure(answer.ok ? null : answer.error.message);
    if (answer.ok) {
      notify(success);
      // The button disappears with its session, so the list takes the focus.
      list.current?.focus({ preventScroll: true });
    }
    await refetch();
  };
  const message = failure ?? (data ? null : (error?.message ?? null));
  return (
    <Card title="Where you are logged in">
      {message !== null && (
        <FailureNote
          message={message}
          onRetry={() => {
            setFailure(null);
            void refetch();
          }}
        />
      )}
      {data && (
        <ul ref={list} className={styles.sessions} tabIndex={-1} aria-label="Where you are logged in">
          {data.map((session) => (
            <li key={session.id} className={styles.session}>
              <div>
                <p className={styles.device}>
                  <span>{session.device}</span>
                  {session.isThis && <span className={styles.mark}>This browser</span>}
                </p>
                <Quiet>{sessionWords(session, new Date())}</Quiet>
              </div>
              {!session.isThis && (
                <Button
                  aria-label={`Log out ${session.device}`}
                  onClick={() => {
                    void end(
                      () => call('endSession', { body: { id: session.id } }),
                      `${session.device} is logged out`,
                    );
                  }}
                >
                  Log out
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <Actions>
          <Button
            onClick={() => {
              void end(() => call('endOtherSessions'), 'You are logged out everywhere else');
            }}
          >
            Log out everywhere else
          </Button>
        </Actions>
      )}
    </Card>
  );
}
