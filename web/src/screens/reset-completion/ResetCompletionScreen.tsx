import { MESSAGES } from '@quiltwright/shared/messages';
import { useState } from 'react';
import { redirect, useLoaderData, useRevalidator } from 'react-router-dom';
import { FailureNote } from '../../page/forms/FailureNote';
import { Actions } from '../../page/frame/Page';
import { SplitPage } from '../../page/layout/SplitPage';
import type { Tab } from '../../browser/tab';
import { call } from '../../server/calls/call';
import { createSession } from '../../server/session/session';
import { ButtonLink } from '../../ui/basics/Button';
import { NewPasswordForm, type PasswordEnd } from './NewPasswordForm';

/** The token of a valid link, or the reason why the link could not be checked. */
type MailedLink = { resetToken: string; failure: null } | { resetToken: null; failure: string };

/**
 * Asks the server if the link from the password e-mail is still valid. If the link isn't valid, redirects to the screen
 * for expired links.
 */
export async function mailedLink(tab: Tab, request: Request): Promise<Response | MailedLink> {
  const resetToken = new URL(request.url).searchParams.get('token') ?? '';
  if (resetToken === '') return redirect('/reset-link-expired');
  const answer = await call(tab.get(createSession), 'checkReset', { body: { resetToken } });
  if (!answer.ok) return { resetToken: null, failure: answer.error.message };
  return answer.value.result === 1 ? { resetToken, failure: null } : redirect('/reset-link-expired');
}

export function ResetCompletionScreen() {
  const link = useLoaderData<MailedLink>();
  const { revalidate, state } = useRevalidator();
  const [end, setEnd] = useState<PasswordEnd | null>(null);
  if (end === 'saved') return <PasswordSaved />;
  if (end === 'not-saved') return <PasswordNotSaved />;
  if (end === 'unclear') return <PasswordUnclear />;
  if (link.resetToken === null)
    return (
      <SplitPage title="New Password" heading="The link could not be checked" part="foot">
        <FailureNote
          message={state === 'loading' ? 'Trying again…' : link.failure}
          onRetry={() => {
            void revalidate();
          }}
        />
      </SplitPage>
    );
  return (
    <SplitPage
      title="New Password"
      heading="Choose a new password"
      lead="You will be logged out on your other devices."
      part="foot"
    >
      <NewPasswordForm resetToken={link.resetToken} onEnd={setEnd} />
    </SplitPage>
  );
}

function PasswordSaved() {
  return (
    <SplitPage
      title="New Password"
      heading={MESSAGES.passwordSavedTitle}
      lead="You can now log in with your new password."
      part="foot"
    >
      <Actions>
        <ButtonLink to="/login" look="primary">
          Log In
        </ButtonLink>
      </Actions>
    </SplitPage>
  );
}

function PasswordUnclear() {
  return (
    <SplitPage
      title="New Password"
      heading="Please try to log in"
      lead="The server didn’t answer, so your new password may be saved already. Try to log in with the new password. If that doesn’t work, ask for another link."
      part="foot"
    >
      <Actions>
        <ButtonLink to="/login" look="primary">
          Log In
        </ButtonLink>
        <ButtonLink to="/password-reset">Reset Page</ButtonLink>
      </Actions>
    </SplitPage>
  );
}

function PasswordNotSaved() {
  return (
    <SplitPage
      title="New Password"
      heading={MESSAGES.passwordNotSavedTitle}
      lead={`${MESSAGES.passwordNotSaved} The link may also belong to another e-mail address.`}
      part="foot"
    >
      <Actions>
        <ButtonLink to="/password-reset" look="primary">
          Reset Page
        </ButtonLink>
        <ButtonLink to="/contact">Contact</ButtonLink>
      </Actions>
    </SplitPage>
  );
}
