import { storeContactMessage } from '@quiltwright/shared/contract/contact-calls';
import { LIMITS } from '@quiltwright/shared/limits';
import { MESSAGES } from '@quiltwright/shared/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { emailRule } from '../../panels/email-rule';
import { FailureNote } from '../../panels/FailureNote';
import form from '../../panels/Form.module.css';
import { call } from '../../server/call';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { TextArea } from '../../ui/TextArea';

/** A message to the house, which can be sent once it is whole. It stays in the form until it is sent. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { senderName: '', emailAddress: '', senderMessage: '' },
  });
  const { errors, isValid, isSubmitting } = formState;

  const submit = handleSubmit(async (message) => {
    setFailure(null);
    const answer = await call(storeContactMessage, { body: message });
    if (answer.ok) onSent();
    else setFailure(`Your message was not sent. ${answer.error.message}`);
  });

  return (
    <form
      noValidate
      className={form.form}
      onSubmit={(event) => {
        void submit(event);
      }}
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
      {failure !== null && <FailureNote message={failure} />}
      <Button type="submit" look="primary" disabled={!isValid || isSubmitting}>
        {isSubmitting ? 'Sending…' : 'Send'}
      </Button>
    </form>
  );
}

const filledIn = (message: string) => (text: string) => text.trim() !== '' || message;
