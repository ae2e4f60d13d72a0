import { MESSAGES } from '@quiltwright/shared/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Credentials } from '../../server/account/sign-in';
import { Field } from '../../ui/fields/Field';
import { emailRule } from './email-rule';
import { Form } from '../forms/Form';

interface LoginFormProps {
  /** The first value of its field. */
  email?: string;
  /** Logs in, and goes on to the next screen. Returns the message for the form, null for none. */
  onLogin: (credentials: Credentials) => Promise<string | null>;
}

/** A form with e-mail and password. */
export function LoginForm({ email = '', onLogin }: LoginFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { payerEmail: email, password: '' },
  });
  const { errors, isValid, isSubmitting } = formState;

  const submit = handleSubmit(async ({ payerEmail, password }) => {
    setFailure(null);
    setFailure(await onLogin({ payerEmail: payerEmail.trim(), password }));
  });

  return (
    <Form
      action="Login"
      acting="Logging in…"
      isActing={isSubmitting}
      isIncomplete={!isValid}
      failure={failure}
      onSubmit={submit}
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
    </Form>
  );
}
