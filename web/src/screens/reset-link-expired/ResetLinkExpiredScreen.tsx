import { MESSAGES } from '@quiltwright/shared/messages';
import { Actions, Quiet } from '../../page/frame/Page';
import { SplitPage } from '../../page/layout/SplitPage';
import { ButtonLink } from '../../ui/basics/Button';

export function ResetLinkExpiredScreen() {
  return (
    <SplitPage
      title="Reset Link Expired"
      heading="This link has expired"
      lead={MESSAGES.resetExpired}
      part="foot"
    >
      <Quiet>
        You can use a link once, within an hour. When you ask for a new link, earlier links stop working.
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
