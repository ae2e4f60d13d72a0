import { MESSAGES } from '@quiltwright/shared/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Credentials } from '../server/sign-in';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { emailRule } from './email-rule';
import { FailureNote } from './FailureNote';

interface LoginFormProps {
  /** Logs in, and goes where that leads. Gives what is to be told in the form, null for nothing. */
  onLogin: (credentials: Credentials) => Promise<string | null>;
}

/** E-mail, password and the button that can be pressed once both will do. */
export function LoginForm({ onLogin }: LoginFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { payerEmail: '', password: '' },
  });
  const { errors, isValid, isSubmitting } = formState;

  const submit = handleSubmit(async ({ payerEmail, password }) => {
    setFailure(null);
    setFailure(await onLogin({ payerEmail: payerEmail.trim(), password }));
  });

  return (
    <form
      noValidate
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <Field
        label="E-mail"
        type="email"
        autoComplete="username"
        fault={errors.payerEmail?.message}
        {...register('payerEmail', { validate: emailRule(MESSAGES.emailInvalid) })}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        fault={errors.password?.message}
        {...register('password', { required: MESSAGES.passwordMissing })}
      />
      {failure !== null && <FailureNote message={failure} />}
      <Button type="submit" look="primary" disabled={!isValid || isSubmitting}>
        {isSubmitting ? 'Logging in…' : 'Login'}
      </Button>
    </form>
  );
}
