import { endOtherSessions, endSession } from '@quiltwright/shared/contract/session-calls';
import type { Result } from '@quiltwright/shared/result';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../panels/Card';
import { FailureNote } from '../../panels/FailureNote';
import { Actions, Quiet } from '../../panels/Page';
import { sessionsQuery } from '../../server/account-queries';
import { call } from '../../server/call';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/Notices';
import { sessionWords } from './session-words';
import styles from './SessionsCard.module.css';

/** Where the quilter is signed in, and the ways to end that elsewhere. */
export function SessionsCard({ quilterNum }: { quilterNum: number }) {
  const { data, error, refetch } = useQuery(sessionsQuery(quilterNum));
  const [failure, setFailure] = useState<string | null>(null);
  const end = async (ended: Promise<Result<unknown>>, told: string) => {
    const answer = await ended;
    setFailure(answer.ok ? null : answer.error.message);
    if (answer.ok) notify(told);
    await refetch();
  };
  const message = failure ?? (data ? null : (error?.message ?? null));
  return (
    <Card title="Where you are signed in">
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
        <ul className={styles.sessions}>
          {data.map((session) => (
            <li key={session.id} className={styles.session}>
              <div>
                <p className={styles.device}>
                  {session.device}
                  {session.isThis && <span className={styles.mark}>This one</span>}
                </p>
                <Quiet>{sessionWords(session, new Date())}</Quiet>
              </div>
              {!session.isThis && (
                <Button
                  aria-label={`Sign out ${session.device}`}
                  onClick={() => {
                    void end(
                      call(endSession, { body: { id: session.id } }),
                      `${session.device} is signed out`,
                    );
                  }}
                >
                  Sign out
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
              void end(call(endOtherSessions), 'You are signed out everywhere else');
            }}
          >
            Sign out everywhere else
          </Button>
        </Actions>
      )}
    </Card>
  );
}
