import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '../server/account-queries';
import { keepOwnPassword } from '../server/password';
import { Button, ButtonLink } from '../ui/Button';
import { Card } from './Card';
import { FailureNote } from './FailureNote';
import { Actions, Quiet } from './Page';

/** Asks whoever still has the password that was made for them to choose their own; nothing for all others. */
export function PasswordNudge({ quilterNum }: { quilterNum: number }) {
  const { data } = useQuery(accountQuery(quilterNum));
  if (!data?.shouldChoosePassword) return null;
  return (
    <Card title="A password of your own">
      <Quiet>
        You still use the one that was made for you. One that you choose is easier to remember, and nobody
        finds it in an old mail.
      </Quiet>
      <Actions>
        <ButtonLink to="/my-account#password">Choose a password</ButtonLink>
        <KeepPassword quilterNum={quilterNum} />
      </Actions>
    </Card>
  );
}

/** The way to go on with the password that was made for one, and to be asked no more. */
export function KeepPassword({ quilterNum }: { quilterNum: number }) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const keep = async () => {
    const answer = await keepOwnPassword();
    setFailure(answer.ok ? null : answer.error.message);
    if (answer.ok) await client.invalidateQueries(accountQuery(quilterNum));
  };
  return (
    <>
      <Button
        look="quiet"
        onClick={() => {
          void keep();
        }}
      >
        Keep this one
      </Button>
      {failure !== null && <FailureNote message={failure} />}
    </>
  );
}
