import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '../../server/queries/account-queries';
import { useMade } from '../../server/session/use-tab';
import { keepOwnPassword } from '../../server/account/password';
import { createSession } from '../../server/session/session';
import { Button } from '../../ui/basics/Button';
import { FailureNote } from '../forms/FailureNote';
import { Quiet } from '../frame/Page';

/** Says why a generated password should be changed. */
export function GivenPassword() {
  return (
    <Quiet>
      You still use the password from your receipt. A password that you choose yourself is easier to remember,
      and safer than a password in an old e-mail.
    </Quiet>
  );
}

interface KeepPasswordProps {
  quilterNum: number;
  /** Called when the quilter has decided to keep the password; the button then disappears. */
  onKept: () => void;
}

/** A button for keeping the generated password. It also ends the reminder to choose another password. */
export function KeepPassword({ quilterNum, onKept }: KeepPasswordProps) {
  const session = useMade(createSession);
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const keep = async () => {
    const answer = await keepOwnPassword(session);
    setFailure(answer.ok ? null : answer.error.message);
    if (!answer.ok) return;
    onKept();
    await client.invalidateQueries(accountQuery(quilterNum));
  };
  return (
    <>
      <Button
        look="quiet"
        onClick={() => {
          void keep();
        }}
      >
        Keep this password
      </Button>
      {failure !== null && <FailureNote message={failure} />}
    </>
  );
}
