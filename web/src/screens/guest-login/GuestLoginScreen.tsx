import { redirect, useLoaderData, useRevalidator } from 'react-router-dom';
import type { Tab } from '../../browser/tab';
import { FailureNote } from '../../page/forms/FailureNote';
import { Actions, Quiet } from '../../page/frame/Page';
import { ScreenLinks } from '../../page/links/ScreenLinks';
import { SplitPage } from '../../page/layout/SplitPage';
import { guestScreens } from '../../page/links/guest-screens';
import { createSession, isSubscriber } from '../../server/session/session';
import { GUEST, logIn } from '../../server/account/sign-in';
import { useTab } from '../../server/session/use-tab';
import { ButtonLink } from '../../ui/basics/Button';
import { returnPath } from '../../browser/return-path';
import { LeaveAccount } from './LeaveAccount';

/**
 * The state of the screen: `ask` while a subscriber must confirm, `open` if the free trial is open, or `failed` with
 * the failure in words.
 */
type Visit = { state: 'ask' | 'open' } | { state: 'failed'; message: string };

/**
 * Signs the visitor in as a guest, and redirects to the requested screen. If a subscriber is signed in, asks for
 * confirmation instead.
 */
export async function guestLogin(tab: Tab, request: Request): Promise<Response | Visit> {
  if (isSubscriber(tab.get(createSession).getState())) return { state: 'ask' };
  const answer = await logIn(tab, GUEST);
  if (!answer.ok) return { state: 'failed', message: answer.error.message };
  const { search } = new URL(request.url);
  if (!answer.value) return redirect(`/login-fail${search}`);
  const wanted = returnPath(search);
  return wanted === null ? { state: 'open' } : redirect(wanted);
}

export function GuestLoginScreen() {
  const visit = useLoaderData<Visit>();
  const tab = useTab();
  const { revalidate, state } = useRevalidator();
  if (visit.state === 'ask') {
    const leave = async () => {
      const answer = await logIn(tab, GUEST);
      if (!answer.ok) return answer.error.message;
      await revalidate();
      return null;
    };
    return <LeaveAccount onLeave={leave} />;
  }
  if (visit.state === 'failed') {
    return (
      <SplitPage title="Free Trial" heading="The free trial could not be opened">
        <FailureNote
          message={state === 'loading' ? 'Trying again…' : visit.message}
          onRetry={() => {
            void revalidate();
          }}
        />
      </SplitPage>
    );
  }
  return (
    <SplitPage
      title="Free Trial"
      heading="Welcome to the free trial"
      lead="Design quilts in real fabrics, for as long as you like."
    >
      <ScreenLinks links={guestScreens} />
      <Actions>
        <ButtonLink to="/standard-quilt-layouts" look="primary" large>
          Start a quilt
        </ButtonLink>
        <ButtonLink to="/why-subscribe" large>
          Why subscribe
        </ButtonLink>
      </Actions>
      <Quiet>Subscribers can also save their work and draw their own blocks.</Quiet>
    </SplitPage>
  );
}
