import { MESSAGES } from '@quiltwright/shared/messages';
import { Actions, Quiet } from '../../panels/Page';
import { SplitPage } from '../../panels/SplitPage';
import { ButtonLink } from '../../ui/Button';

export function LoginFailScreen() {
  return (
    <SplitPage title="Login" heading="Login failed" lead={MESSAGES.loginFailed} part="foot">
      <Quiet>
        It is the e-mail address that your subscription is paid with, and the password from the receipt or the
        one that you set since.
      </Quiet>
      <Actions>
        <ButtonLink to="/login" look="primary">
          Back to Login
        </ButtonLink>
        <ButtonLink to="/password-reset">Reset your password</ButtonLink>
      </Actions>
    </SplitPage>
  );
}
