import { Faq } from '../../page/help/Faq';
import { Actions, Page } from '../../page/frame/Page';
import { isSubscriber, useSession } from '../../server/session/session';
import { ButtonLink } from '../../ui/basics/Button';

export function FaqScreen() {
  const offersTrial = !isSubscriber(useSession());
  return (
    <Page title="FAQ" heading="Questions and answers" lead="The questions that quilters ask most often.">
      <Faq />
      <h2>Is your question missing?</h2>
      <Actions>
        <ButtonLink to="/contact">Contact</ButtonLink>
        <ButtonLink to="/block-list">Pre-Made Block List</ButtonLink>
        {offersTrial && (
          <ButtonLink to="/guest-login" look="primary">
            Free Trial
          </ButtonLink>
        )}
      </Actions>
    </Page>
  );
}
