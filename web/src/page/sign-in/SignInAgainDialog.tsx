import { MESSAGES } from '@quiltwright/shared/messages';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useTab } from '../../server/session/use-tab';
import { createLastEmail } from '../../server/account/last-email';
import { createSession, type Session } from '../../server/session/session';
import { enter, openSession, type Credentials } from '../../server/account/sign-in';
import { Button } from '../../ui/basics/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { LoginForm } from './LoginForm';

interface SignInAgainDialogProps {
  /** The word for the kind of document: quilt or block. */
  noun: string;
  open: boolean;
  /** The number of the quilter whose saves wait for the sign-in. */
  quilterNum: number;
  onClose: () => void;
}

/**
 * Signs a quilter in again without leaving the screen, so that waiting saves continue. For a sign-in to another
 * account, the dialog first explains the effect on the open document.
 */
export function SignInAgainDialog({ noun, open, quilterNum, onClose }: SignInAgainDialogProps) {
  const tab = useTab();
  const [other, setOther] = useState<{ session: Session; credentials: Credentials } | null>(null);
  const last = useStore(tab.get(createLastEmail));
  const close = () => {
    setOther(null);
    onClose();
  };
  const goOn = (session: Session, credentials: Credentials) => {
    close();
    enter(tab, session, credentials);
  };
  const logIn = async (credentials: Credentials) => {
    const answer = await openSession(tab.get(createSession), credentials);
    if (!answer.ok) return answer.error.message;
    if (!answer.value) return MESSAGES.loginFailed;
    if (answer.value.quilterNum === quilterNum) goOn(answer.value, credentials);
    else setOther({ session: answer.value, credentials });
    return null;
  };

  if (other) {
    return (
      <Dialog
        open={open}
        title="You logged in with another account"
        about={
          <>
            <p>{`This ${noun} belongs to the account that you were logged in with before. To save it, log in with that account.`}</p>
            <p>{`If you continue with this account, the ${noun} is kept on this device until you log in with the other account.`}</p>
          </>
        }
        onClose={close}
        actions={
          <>
            <Button
              onClick={() => {
                goOn(other.session, other.credentials);
              }}
            >
              Continue with this account
            </Button>
            <Button
              look="primary"
              onClick={() => {
                setOther(null);
              }}
            >
              Log in again
            </Button>
          </>
        }
      />
    );
  }
  return (
    <Dialog
      open={open}
      title="Log in again to save"
      about={`You are no longer logged in. Your ${noun} isn’t lost, and is saved as soon as you log in.`}
      onClose={close}
    >
      <LoginForm email={last.quilterNum === quilterNum ? last.email : ''} onLogin={logIn} />
    </Dialog>
  );
}
