import { MESSAGES } from '@quiltwright/shared/messages';
import type { Credentials } from '../../server/account/sign-in';
import { Field } from '../../ui/fields/Field';
import { emailRule } from './email-rule';
import { Form } from '../forms/Form';
import { useSentForm } from '../forms/use-sent-form';

interface LoginFormProps {
  /** The first value of the e-mail field. */
  email?: string;
  /** Logs in and goes to the next screen. Returns the message to show in the form; null if it succeeded. */
  onLogin: (credentials: Credentials) => Promise<string | null>;
}

/** A form with e-mail and password. */
export function LoginForm({ email = '', onLogin }: LoginFormProps) {
  const { form, field, isIncomplete } = useSentForm({
    defaultValues: { payerEmail: email, password: '' },
    send: ({ payerEmail, password }) => onLogin({ payerEmail: payerEmail.trim(), password }),
  });

  return (
    <Form action="Login" acting="Logging in…" isIncomplete={isIncomplete} {...form}>
      <Field
        label="E-mail"
        type="email"
        autoComplete="username"
        {...field('payerEmail', { validate: emailRule(MESSAGES.emailInvalid) })}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        {...field('password', { required: MESSAGES.passwordMissing })}
      />
    </Form>
  );
}
