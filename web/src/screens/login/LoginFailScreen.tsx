import { MESSAGES } from '@quiltwright/shared/messages';
import { useLocation } from 'react-router-dom';
import { Actions, Quiet } from '../../panels/Page';
import { SplitPage } from '../../panels/SplitPage';
import { typedEmail, type TypedEmail } from '../../panels/typed-email';
import { ButtonLink } from '../../ui/Button';

export function LoginFailScreen() {
  const here = useLocation();
  const email = typedEmail(here.state);
  const state: TypedEmail = { email };
  return (
    <SplitPage title="Login" heading="Login failed" lead={MESSAGES.loginFailed} part="foot">
      {email !== '' && (
        <p>
          You tried with <strong>{email}</strong>.
        </p>
      )}
      <Quiet>
        It is the e-mail address that your subscription is paid with, and the password from the receipt or the
        one that you set since.
      </Quiet>
      <Actions>
        <ButtonLink to={`/login${here.search}`} state={state} look="primary">
          Back to Login
        </ButtonLink>
        <ButtonLink to="/password-reset" state={state}>
          Reset your password
        </ButtonLink>
      </Actions>
    </SplitPage>
  );
}
