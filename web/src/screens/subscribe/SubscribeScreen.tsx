import { redirectDocument } from 'react-router-dom';
import { Benefits } from '../../panels/BenefitLists';
import { Quiet } from '../../panels/Page';
import { SplitPage } from '../../panels/SplitPage';
import type { Tab } from '../../browser/tab';
import { call } from '../../server/call';
import { createSession, isSignedIn, useSession } from '../../server/session';
import { ButtonLink } from '../../ui/Button';
import { PriceCard } from './PriceCard';

/** Redirects to the subscription page outside the product, if one is configured. */
export async function subscribe(tab: Tab): Promise<Response | null> {
  const answer = await call(tab.get(createSession), 'links');
  return answer.ok && answer.value.subscribe !== null ? redirectDocument(answer.value.subscribe) : null;
}

/** The screen for a subscription page that isn't configured, or whose address can't be fetched. */
export function SubscribeScreen() {
  const signedIn = isSignedIn(useSession());
  return (
    <SplitPage
      title="Subscribe"
      heading="You can’t subscribe on this site yet"
      lead="Subscriptions are sold on the page of our payment provider, and this site isn’t connected to it yet. This is what a subscription will cost."
      part="foot"
    >
      <PriceCard>
        {signedIn ? (
          <ButtonLink to="/standard-quilt-layouts" look="primary" large>
            Back to my quilt
          </ButtonLink>
        ) : (
          <ButtonLink to="/guest-login" look="primary" large>
            Try it free
          </ButtonLink>
        )}
        <ButtonLink to="/contact">Contact</ButtonLink>
      </PriceCard>
      <h2>What subscribers get</h2>
      <Benefits />
      <Quiet>Your current work stays in this browser while you look around.</Quiet>
    </SplitPage>
  );
}
