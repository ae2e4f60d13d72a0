import { redirect, useLoaderData, useRevalidator } from 'react-router-dom';
import type { Tab } from '../../browser/tab';
import { FailureNote } from '../../panels/FailureNote';
import { Actions, Quiet } from '../../panels/Page';
import { ScreenLinks } from '../../panels/ScreenLinks';
import { SplitPage } from '../../panels/SplitPage';
import { guestScreens } from '../../panels/guest-screens';
import { GUEST, logIn } from '../../server/sign-in';
import { ButtonLink } from '../../ui/Button';
import { returnPath } from '../../browser/return-path';

/** Visiting the page signs in as guest, and goes on to where somebody wanted to go. Gives what went wrong, null when nothing did. */
export async function guestLogin(tab: Tab, request: Request): Promise<Response | string | null> {
  const answer = await logIn(tab, GUEST);
  if (!answer.ok) return answer.error.message;
  const { search } = new URL(request.url);
  if (!answer.value) return redirect(`/login-fail${search}`);
  const wanted = returnPath(search);
  return wanted === null ? null : redirect(wanted);
}

export function GuestLoginScreen() {
  const failure = useLoaderData<string | null>();
  const { revalidate, state } = useRevalidator();
  if (failure !== null) {
    return (
      <SplitPage title="Free Trial" heading="The free trial could not be opened">
        <FailureNote
          message={state === 'loading' ? 'Trying again…' : failure}
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
      lead="Lay out quilts in real cloth, for as long as you like."
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
      <Quiet>
        Subscribers save all that they make. They also get block creation, to draw blocks of their own
      </Quiet>
    </SplitPage>
  );
}
