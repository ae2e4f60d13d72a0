import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { Card } from '../../page/layout/Card';
import { GivenPassword, KeepPassword } from '../../page/sign-in/KeepPassword';
import { Actions, Quiet } from '../../page/frame/Page';
import { accountQuery } from '../../server/queries/account-queries';
import { Button } from '../../ui/basics/Button';
import { notify } from '../../ui/basics/notify';
import { ChangePasswordForm } from './ChangePasswordForm';

/** The card with the form that changes the password. A link to `#password` opens the form. */
export function PasswordCard({ quilterNum }: { quilterNum: number }) {
  const { hash } = useLocation();
  const { data: account } = useQuery(accountQuery(quilterNum));
  const [isOpen, setIsOpen] = useState(hash === '#password');
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => {
      setIsOpen(false);
    });
    button.current?.focus();
  };
  const isGiven = account?.shouldChoosePassword ?? false;
  return (
    <Card title="Password">
      {isOpen ? (
        <ChangePasswordForm
          quilterNum={quilterNum}
          email={account?.email ?? ''}
          onChanged={() => {
            close();
            notify('Your password is changed');
          }}
          onCancel={close}
        />
      ) : (
        <>
          {isGiven ? <GivenPassword /> : <Quiet>A new password logs you out on all other devices.</Quiet>}
          <Actions>
            <Button
              ref={button}
              onClick={() => {
                setIsOpen(true);
              }}
            >
              {isGiven ? 'Choose a password' : 'Change password'}
            </Button>
            {isGiven && <KeepPassword quilterNum={quilterNum} onKept={() => button.current?.focus()} />}
          </Actions>
        </>
      )}
    </Card>
  );
}
