import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Card } from '../../panels/Card';
import { Actions, Quiet } from '../../panels/Page';
import { KeepPassword } from '../../panels/PasswordNudge';
import { accountQuery } from '../../server/account-queries';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/Notices';
import { ChangePasswordForm } from './ChangePasswordForm';

/** The way to another password, which is open where a link leads to `#password`. */
export function PasswordCard({ quilterNum }: { quilterNum: number }) {
  const { hash } = useLocation();
  const { data: account } = useQuery(accountQuery(quilterNum));
  const [isOpen, setIsOpen] = useState(hash === '#password');
  const isGiven = account?.shouldChoosePassword ?? false;
  return (
    <Card title="Password">
      {isOpen ? (
        <ChangePasswordForm
          quilterNum={quilterNum}
          email={account?.email ?? ''}
          onChanged={() => {
            setIsOpen(false);
            notify('Your password is changed');
          }}
          onCancel={() => {
            setIsOpen(false);
          }}
        />
      ) : (
        <>
          <Quiet>
            {isGiven
              ? 'You still use the one that was made for you. One that you choose is easier to remember, and nobody finds it in an old mail.'
              : 'A new password signs you out everywhere but here.'}
          </Quiet>
          <Actions>
            <Button
              onClick={() => {
                setIsOpen(true);
              }}
            >
              {isGiven ? 'Choose a password' : 'Change password'}
            </Button>
            {isGiven && <KeepPassword quilterNum={quilterNum} />}
          </Actions>
        </>
      )}
    </Card>
  );
}
