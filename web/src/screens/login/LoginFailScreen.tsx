import { MESSAGES } from '@quiltwright/shared/messages';
import { Actions, Page } from '../../panels/Page';
import { ButtonLink } from '../../ui/Button';

export function LoginFailScreen() {
  return (
    <Page title="Login" heading="Login failed" lead={MESSAGES.loginFailed} narrow>
      <Actions>
        <ButtonLink to="/login" look="primary">
          Back to Login
        </ButtonLink>
        <ButtonLink to="/password-reset">Reset your password</ButtonLink>
      </Actions>
    </Page>
  );
}
