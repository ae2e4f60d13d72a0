import { MESSAGES } from '@quiltwright/shared/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { FailureNote } from '../../panels/FailureNote';
import { Card, Page, Quiet } from '../../panels/Page';
import { logIn } from '../../server/sign-in';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';

const email = z.email();

export function LoginScreen() {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { payerEmail: '', password: '' },
  });
  const { errors, isValid, isSubmitting } = formState;

  const submit = handleSubmit(async ({ payerEmail, password }) => {
    setFailure(null);
    const answer = await logIn({ payerEmail: payerEmail.trim(), password });
    if (!answer.ok) setFailure(answer.error.message);
    else await navigate(answer.value ? '/login-success' : '/login-fail');
  });

  return (
    <Page title="Login" narrow>
      <Card>
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
            {...register('payerEmail', {
              validate: (text) => email.safeParse(text.trim()).success || MESSAGES.emailInvalid,
            })}
          />
          <Field
            label="Password"
            type="password"
            autoComplete="current-password"
            fault={errors.password?.message}
            {...register('password', { required: MESSAGES.passwordMissing })}
          />
          {failure && <FailureNote message={failure} />}
          <Button type="submit" look="primary" disabled={!isValid || isSubmitting}>
            {isSubmitting ? 'Logging in…' : 'Login'}
          </Button>
        </form>
        <Quiet>
          <Link to="/password-reset">Forgot your password?</Link>
        </Quiet>
      </Card>
      <Quiet>
        No account yet? <Link to="/guest-login">Try it free as a guest</Link> or{' '}
        <Link to="/subscribe">Subscribe</Link>.
      </Quiet>
    </Page>
  );
}
