import { LIMITS } from '@quiltwright/shared/limits';
import { MESSAGES } from '@quiltwright/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { SHARED_PAGES } from '@quiltwright/shared/contract/codes';
import { emailRule } from '../../page/sign-in/email-rule';
import { Form } from '../../page/forms/Form';
import { useSentForm } from '../../page/forms/use-sent-form';
import { accountQuery } from '../../server/queries/account-queries';
import { useCall } from '../../server/calls/call';
import { isSubscriber, useSession } from '../../server/session/session';
import { Field } from '../../ui/fields/Field';
import { TextArea } from '../../ui/fields/TextArea';

const empty = { senderName: '', emailAddress: '', senderMessage: '' };

/**
 * A form for a message to Quiltwright. A subscriber's own e-mail address is filled in as the sender. The typed text
 * stays in the form until the message is sent. The query parameter `about` of the screen's address can hold the path of
 * a shared page. The message then begins as a report of that page.
 */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const [params] = useSearchParams();
  const first = { ...empty, senderMessage: reportOf(params.get('about') ?? '') };
  const call = useCall();
  const session = useSession();
  const account = useQuery({ ...accountQuery(session.quilterNum), enabled: isSubscriber(session) }).data;
  const { form, field, isIncomplete } = useSentForm({
    defaultValues: first,
    ...(account && { values: { ...first, emailAddress: account.email } }),
    resetOptions: { keepDirtyValues: true },
    send: async (message) => {
      const answer = await call('storeContactMessage', { body: message });
      if (!answer.ok) return `Your message was not sent. ${answer.error.message}`;
      onSent();
      return null;
    },
  });

  return (
    <Form action="Send" acting="Sending…" isIncomplete={isIncomplete} {...form}>
      <Field
        label="Name"
        autoComplete="name"
        maxLength={LIMITS.senderNameLength}
        {...field('senderName', { validate: filledIn(MESSAGES.senderNameMissing) })}
      />
      <Field
        label="E-mail"
        type="email"
        autoComplete="email"
        {...field('emailAddress', { validate: emailRule(MESSAGES.senderEmailInvalid) })}
      />
      <TextArea
        label="Message"
        maxLength={LIMITS.contactMessageLength}
        {...field('senderMessage', { validate: filledIn(MESSAGES.senderMessageMissing) })}
      />
    </Form>
  );
}

const filledIn = (message: string) => (text: string) => text.trim() !== '' || message;

/** Returns the beginning of a report of a shared page; empty if the path isn't one of a shared page. */
function reportOf(path: string): string {
  const isPage = path.startsWith(SHARED_PAGES) && /^[\w/-]{4,40}$/.test(path);
  return isPage ? `I report the page ${location.origin}${path}\nThis is wrong with it: ` : '';
}
