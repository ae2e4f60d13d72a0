import { MESSAGES } from '@quiltwright/shared/messages';
import { useState } from 'react';
import { emailRule } from '../../page/sign-in/email-rule';
import { Form } from '../../page/forms/Form';
import { useSentForm } from '../../page/forms/use-sent-form';
import { useCall } from '../../server/calls/call';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Field } from '../../ui/fields/Field';

interface NewPasswordFormProps {
  resetToken: string;
  /**
   * Called with the final result of saving the new password. Not called after a failure that another try with the
   * same link may overcome.
   */
  onEnd: (end: PasswordEnd) => void;
}

/**
 * The result of saving a new password. `unclear` means that the link is used up, perhaps by an earlier try whose
 * answer was lost.
 */
export type PasswordEnd = 'saved' | 'not-saved' | 'unclear';

/** A form for the e-mail address to which the link was sent, and for the new password. */
export function NewPasswordForm({ resetToken, onEnd }: NewPasswordFormProps) {
  const call = useCall();
  const [isShown, setIsShown] = useState(false);
  const [isUnanswered, setIsUnanswered] = useState(false);
  const { form, field } = useSentForm({
    defaultValues: { emailAddr: '', newPwd: '' },
    send: async ({ emailAddr, newPwd }, setError) => {
      const answer = await call('storePassword', {
        body: { emailAddr: emailAddr.trim(), newPwd, resetToken },
      });
      if (answer.ok) {
        onEnd(answer.value.dbResponse === 1 ? 'saved' : isUnanswered ? 'unclear' : 'not-saved');
        return null;
      }
      const { code, problem, message } = answer.error;
      if (code === 'offline' || code === 'away' || code === 'strange') setIsUnanswered(true);
      const ofPassword = problem?.errors?.find(({ path }) => path === 'newPwd');
      if (!ofPassword) return message;
      setError('newPwd', { message: ofPassword.message }, { shouldFocus: true });
      return null;
    },
  });

  return (
    <Form action="Save the new password" acting="Saving…" {...form}>
      <Field
        label="E-mail"
        type="email"
        autoComplete="username"
        {...field('emailAddr', { validate: emailRule(MESSAGES.emailInvalid) })}
      />
      <Field
        label="New password, at least 8 characters"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        {...field('newPwd', { required: MESSAGES.newPasswordMissing })}
      />
      <Checkbox label="Show the password" checked={isShown} onChange={setIsShown} />
    </Form>
  );
}
