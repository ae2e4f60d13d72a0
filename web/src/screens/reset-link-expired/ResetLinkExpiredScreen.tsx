import { MESSAGES } from '@quiltwright/shared/messages';
import { Actions, Quiet } from '../../panels/Page';
import { SplitPage } from '../../panels/SplitPage';
import { ButtonLink } from '../../ui/Button';

export function ResetLinkExpiredScreen() {
  return (
    <SplitPage
      title="Reset Link Expired"
      heading="This link has expired"
      lead={MESSAGES.resetExpired}
      part="foot"
    >
      <Quiet>
        A link is good for an hour and works once. When you ask for another one, those before it stop working.
      </Quiet>
      <Actions>
        <ButtonLink to="/password-reset" look="primary">
          Reset Page
        </ButtonLink>
        <ButtonLink to="/login">Back to Login</ButtonLink>
      </Actions>
    </SplitPage>
  );
}
