import { MESSAGES } from '@quiltwright/shared/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMade } from '../../server/session/use-tab';
import { Form } from '../../page/forms/Form';
import { useSentForm } from '../../page/forms/use-sent-form';
import { accountQuery, sessionsQuery } from '../../server/queries/account-queries';
import { changeOwnPassword } from '../../server/account/password';
import { createSession } from '../../server/session/session';
import { Button } from '../../ui/basics/Button';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Field } from '../../ui/fields/Field';

interface ChangePasswordFormProps {
  quilterNum: number;
  /** The account's e-mail address, with which password managers store the password. */
  email: string;
  onChanged: () => void;
  onCancel: () => void;
}

const UNCLEAR =
  'The server didn’t answer, so your new password may be saved already. If your old password no longer works, log in with the new password.';

/** A form for the old password and a new one. */
export function ChangePasswordForm({ quilterNum, email, onChanged, onCancel }: ChangePasswordFormProps) {
  const session = useMade(createSession);
  const client = useQueryClient();
  const [isShown, setIsShown] = useState(false);
  const { form, field, setFocus } = useSentForm({
    // Checks only when the form is sent. A message that appears when a field loses the focus would move the button
    // that is just being pressed.
    mode: 'onSubmit',
    defaultValues: { oldPassword: '', newPassword: '' },
    send: async (passwords, setError) => {
      const answer = await changeOwnPassword(session, passwords);
      if (answer.ok) {
        void client.invalidateQueries(accountQuery(quilterNum));
        void client.invalidateQueries(sessionsQuery(quilterNum));
        onChanged();
        return null;
      }
      const { code, problem, message } = answer.error;
      const fault = problem?.errors?.[0];
      if (fault?.path !== 'oldPassword' && fault?.path !== 'newPassword')
        return code === 'offline' || code === 'strange' ? UNCLEAR : message;
      setError(fault.path, { message: fault.message }, { shouldFocus: true });
      return null;
    },
  });
  useEffect(() => {
    setFocus('oldPassword');
  }, [setFocus]);

  const type = isShown ? 'text' : 'password';
  return (
    <>
      <Form action="Save the new password" acting="Saving…" {...form}>
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Field
          label="Current password"
          type={type}
          autoComplete="current-password"
          {...field('oldPassword', { required: MESSAGES.passwordMissing })}
        />
        <Field
          label="New password, at least 8 characters"
          type={type}
          autoComplete="new-password"
          {...field('newPassword', { required: MESSAGES.newPasswordMissing })}
        />
        <Checkbox label="Show the passwords" checked={isShown} onChange={setIsShown} />
      </Form>
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}
