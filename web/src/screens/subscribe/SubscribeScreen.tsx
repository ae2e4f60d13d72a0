import { links } from '@quiltwright/shared/contract/site-calls';
import { Link, redirectDocument } from 'react-router-dom';
import { benefits, MONTHLY_PRICE, PRICE } from '../../panels/benefits';
import { Actions, Card, Page, Points, Quiet } from '../../panels/Page';
import { call } from '../../server/call';
import { isSignedIn, useSession } from '../../server/session';
import { ButtonLink } from '../../ui/Button';

/** Leads on to the subscription page outside the product where one is configured. */
export async function subscribe(): Promise<Response | null> {
  const answer = await call(links);
  return answer.ok && answer.value.subscribe !== null ? redirectDocument(answer.value.subscribe) : null;
}

export function SubscribeScreen() {
  const signedIn = isSignedIn(useSession());
  return (
    <Page title="Subscribe" lead={`${PRICE} (${MONTHLY_PRICE}).`}>
      <Card>
        <h2>What you get</h2>
        <Points points={benefits} />
      </Card>
      <Actions>
        <ButtonLink to="/contact" look="primary">
          Contact us to subscribe
        </ButtonLink>
        {signedIn ? (
          <ButtonLink to="/standard-quilt-layouts">Back to my quilt</ButtonLink>
        ) : (
          <ButtonLink to="/guest-login">Try it free first</ButtonLink>
        )}
      </Actions>
      <Quiet>
        You pay through our payment provider; a refund, less the provider’s fee, is yours for the asking
        within the first 30 days. Questions? <Link to="/contact">Contact us</Link>.
      </Quiet>
    </Page>
  );
}
