import { LIMITS } from '@quiltwright/shared/limits';
import { MESSAGES } from '@quiltwright/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { emailRule } from '../../page/sign-in/email-rule';
import { Form } from '../../page/forms/Form';
import { accountQuery } from '../../server/queries/account-queries';
import { useCall } from '../../server/calls/call';
import { isSubscriber, useSession } from '../../server/session/session';
import { Field } from '../../ui/fields/Field';
import { TextArea } from '../../ui/fields/TextArea';

const empty = { senderName: '', emailAddress: '', senderMessage: '' };

/**
 * A message to Quiltwright, from a subscriber's own address unless they type another. It stays in the form until it is
 * sent.
 */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const call = useCall();
  const [failure, setFailure] = useState<string | null>(null);
  const session = useSession();
  const account = useQuery({ ...accountQuery(session.quilterNum), enabled: isSubscriber(session) }).data;
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: empty,
    ...(account && { values: { ...empty, emailAddress: account.email } }),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isValid, isSubmitting } = formState;

  const submit = handleSubmit(async (message) => {
    setFailure(null);
    const answer = await call('storeContactMessage', { body: message });
    if (answer.ok) onSent();
    else setFailure(`Your message was not sent. ${answer.error.message}`);
  });

  return (
    <Form
      action="Send"
      acting="Sending…"
      isActing={isSubmitting}
      isIncomplete={!isValid}
      failure={failure}
      onSubmit={submit}
    >
      <Field
        label="Name"
        autoComplete="name"
        maxLength={LIMITS.senderNameLength}
        fault={errors.senderName?.message}
        {...register('senderName', { validate: filledIn(MESSAGES.senderNameMissing) })}
      />
      <Field
        label="E-mail"
        type="email"
        autoComplete="email"
        fault={errors.emailAddress?.message}
        {...register('emailAddress', { validate: emailRule(MESSAGES.senderEmailInvalid) })}
      />
      <TextArea
        label="Message"
        maxLength={LIMITS.contactMessageLength}
        fault={errors.senderMessage?.message}
        {...register('senderMessage', { validate: filledIn(MESSAGES.senderMessageMissing) })}
      />
    </Form>
  );
}

const filledIn = (message: string) => (text: string) => text.trim() !== '' || message;
