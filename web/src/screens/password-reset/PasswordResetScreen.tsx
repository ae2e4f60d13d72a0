import { MESSAGES } from '@quiltwright/shared/messages';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { emailRule } from '../../page/sign-in/email-rule';
import { Form } from '../../page/forms/Form';
import { useSentForm } from '../../page/forms/use-sent-form';
import { Actions, Quiet } from '../../page/frame/Page';
import { Point, Points } from '../../page/benefits/Points';
import { SplitPage } from '../../page/layout/SplitPage';
import { typedEmail } from '../../page/sign-in/typed-email';
import { useCall } from '../../server/calls/call';
import { isSubscriber, useSession } from '../../server/session/session';
import { Button, ButtonLink } from '../../ui/basics/Button';
import { Field } from '../../ui/fields/Field';
import styles from './PasswordResetScreen.module.css';

/** The result of requesting an e-mail with a link that resets the password. */
interface ResetResult {
  email: string;
  isSent: boolean;
}

export function PasswordResetScreen() {
  const [result, setResult] = useState<ResetResult | null>(null);
  if (result === null)
    return (
      <SplitPage
        title="Password Reset"
        heading="Reset your password"
        lead="Enter the e-mail address of your subscription. We will send you a link to choose a new password."
        part="foot"
      >
        <ResetForm onAnswer={setResult} />
        <Quiet>
          <Link to="/login" className="lone-link">
            Back to Login
          </Link>
        </Quiet>
      </SplitPage>
    );
  const askAgain = () => {
    setResult(null);
  };
  return result.isSent ? (
    <LinkSent email={result.email} onAgain={askAgain} />
  ) : (
    <LinkNotSent email={result.email} onAgain={askAgain} />
  );
}

function ResetForm({ onAnswer }: { onAnswer: (result: ResetResult) => void }) {
  const call = useCall();
  const typed = typedEmail(useLocation().state);
  const { form, field } = useSentForm({
    defaultValues: { payerEmail: typed },
    send: async ({ payerEmail }) => {
      const email = payerEmail.trim();
      const answer = await call('sendReset', { body: { payerEmail: email } });
      if (!answer.ok) return answer.error.message;
      onAnswer({ email, isSent: answer.value.dbResponse === 1 });
      return null;
    },
  });

  return (
    <Form action="Send the link" acting="Sending…" {...form}>
      <Field
        label="E-mail"
        type="email"
        autoComplete="username"
        {...field('payerEmail', { validate: emailRule(MESSAGES.emailInvalid) })}
      />
    </Form>
  );
}

interface ResultProps {
  email: string;
  onAgain: () => void;
}

function LinkSent({ email, onAgain }: ResultProps) {
  return (
    <SplitPage
      title="Password Reset"
      heading={MESSAGES.resetSentTitle}
      lead={
        <span>
          We have sent a message to <strong>{email}</strong>. Open the message and follow the link.
        </span>
      }
      part="foot"
    >
      <Points>
        <Point>You can use the link once, within an hour.</Point>
        <Point>The message may take a few minutes. If it doesn’t arrive, look in your junk mail.</Point>
        <Point>Your password stays the same until you choose a new one.</Point>
      </Points>
      <Actions>
        <ButtonLink to="/login" look="primary">
          Back to Login
        </ButtonLink>
        <Button onClick={onAgain}>Send another link</Button>
      </Actions>
    </SplitPage>
  );
}

function LinkNotSent({ email, onAgain }: ResultProps) {
  const subscriber = isSubscriber(useSession());
  return (
    <SplitPage
      title="Password Reset"
      heading={MESSAGES.resetNotSentTitle}
      lead={
        <span>
          We could not send a link to <strong>{email}</strong>. Perhaps
        </span>
      }
      part="foot"
    >
      <Causes
        causes={[
          'there is no active subscription with this address, or',
          'the payment provider gave us another e-mail address. Try the one that your receipt was sent to.',
        ]}
      />
      <Actions>
        <Button look="primary" onClick={onAgain}>
          Try another address
        </Button>
        <ButtonLink to="/contact">Contact</ButtonLink>
        {!subscriber && (
          <ButtonLink to="/subscribe" look="red">
            Subscribe
          </ButtonLink>
        )}
      </Actions>
    </SplitPage>
  );
}

function Causes({ causes }: { causes: readonly string[] }) {
  return (
    <ul className={styles.causes}>
      {causes.map((cause) => (
        <li key={cause}>{cause}</li>
      ))}
    </ul>
  );
}
