import { MESSAGES } from '@quiltwright/shared/messages';
import { useLocation } from 'react-router-dom';
import { Actions, Quiet } from '../../page/frame/Page';
import { SplitPage } from '../../page/layout/SplitPage';
import { typedEmail, type TypedEmail } from '../../page/sign-in/typed-email';
import { ButtonLink } from '../../ui/basics/Button';

/**
 * The screen after a failed login. It replaces the login screen in the history: the Back button later skips the
 * login.
 */
export function LoginFailScreen() {
  const here = useLocation();
  const email = typedEmail(here.state);
  const state: TypedEmail = { email };
  return (
    <SplitPage title="Login failed" heading="Login failed" lead={MESSAGES.loginFailed} part="foot">
      {email !== '' && (
        <p>
          You tried to log in with <strong>{email}</strong>.
        </p>
      )}
      <Quiet>
        Use the e-mail address of your subscription. Use the password from your receipt, or the password that
        you chose later.
      </Quiet>
      <Actions>
        <ButtonLink to={`/login${here.search}`} state={state} replace look="primary">
          Back to Login
        </ButtonLink>
        <ButtonLink to="/password-reset" state={state}>
          Reset your password
        </ButtonLink>
      </Actions>
    </SplitPage>
  );
}
