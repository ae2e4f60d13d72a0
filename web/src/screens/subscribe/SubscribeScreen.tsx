import { redirectDocument } from 'react-router-dom';
import { Benefits } from '../../page/benefits/BenefitLists';
import { Quiet } from '../../page/frame/Page';
import { SplitPage } from '../../page/layout/SplitPage';
import type { Tab } from '../../browser/tab';
import { call } from '../../server/calls/call';
import { createSession, isSignedIn, isSubscriber, useSession } from '../../server/session/session';
import { ButtonLink } from '../../ui/basics/Button';
import { PriceCard } from './PriceCard';

/**
 * Redirects to the configured subscription page, which is outside the product. Returns null if no such page is
 * configured, or if its address can't be fetched.
 */
export async function subscribe(tab: Tab): Promise<Response | null> {
  const answer = await call(tab.get(createSession), 'links');
  return answer.ok && answer.value.subscribe !== null ? redirectDocument(answer.value.subscribe) : null;
}

const forOthers = {
  heading: 'You can’t subscribe on this site yet',
  lead: 'Our payment provider sells subscriptions on its page, but this site isn’t connected to that page yet. Here is what a subscription will cost.',
};
const forSubscribers = {
  heading: 'You have a subscription',
  lead: 'My Account shows the date your subscription is paid up to. You renew a subscription on the page of our payment provider. This site isn’t connected to that page yet, so please write to us to renew your subscription.',
};

/** The screen that is shown if no subscription page is configured, or if its address can't be fetched. */
export function SubscribeScreen() {
  const session = useSession();
  const subscriber = isSubscriber(session);
  const head = subscriber ? forSubscribers : forOthers;
  return (
    <SplitPage title="Subscribe" heading={head.heading} lead={head.lead} part="foot">
      <PriceCard>
        {subscriber && (
          <ButtonLink to="/my-account" look="primary" large>
            My account
          </ButtonLink>
        )}
        {isSignedIn(session) ? (
          <ButtonLink to="/standard-quilt-layouts" look={subscriber ? 'secondary' : 'primary'} large>
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
