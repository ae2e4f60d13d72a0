import { Link, useNavigate } from 'react-router-dom';
import { LoginForm } from '../../panels/LoginForm';
import { Card, Page, Quiet } from '../../panels/Page';
import { logIn, type Credentials } from '../../server/sign-in';

export function LoginScreen() {
  const navigate = useNavigate();
  const enter = async (credentials: Credentials) => {
    const answer = await logIn(credentials);
    if (!answer.ok) return answer.error.message;
    await navigate(answer.value ? '/login-success' : '/login-fail');
    return null;
  };

  return (
    <Page title="Login" narrow>
      <Card>
        <LoginForm onLogin={enter} />
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
