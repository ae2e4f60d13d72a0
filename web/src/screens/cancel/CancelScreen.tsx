import { Actions } from '../../page/frame/Page';
import { SplitPage } from '../../page/layout/SplitPage';
import { isSignedIn, isSubscriber, useSession } from '../../server/session/session';
import { ButtonLink } from '../../ui/basics/Button';

/** The page to which the payment provider sends people who cancel the payment. */
export function CancelScreen() {
  const session = useSession();
  return (
    <SplitPage
      title="Transaction Canceled"
      heading="Nothing was charged"
      lead="Your transaction is canceled. If something kept you from subscribing, we would love to hear about it: it helps us make Quiltwright better."
      part="foot"
    >
      <Actions>
        <ButtonLink to="/contact" look="primary">
          Tell us why
        </ButtonLink>
        {!isSubscriber(session) && <ButtonLink to="/why-subscribe">Why subscribe</ButtonLink>}
        {isSignedIn(session) ? (
          <ButtonLink to="/standard-quilt-layouts">Back to my quilt</ButtonLink>
        ) : (
          <ButtonLink to="/guest-login">Try it free</ButtonLink>
        )}
      </Actions>
    </SplitPage>
  );
}
