import { Link, useNavigate } from 'react-router-dom';
import { LoginForm } from '../../panels/LoginForm';
import { Quiet } from '../../panels/Page';
import { SplitPage } from '../../panels/SplitPage';
import { logIn, type Credentials } from '../../server/sign-in';
import { ButtonLink } from '../../ui/Button';
import styles from './LoginScreen.module.css';

export function LoginScreen() {
  const navigate = useNavigate();
  const enter = async (credentials: Credentials) => {
    const answer = await logIn(credentials);
    if (!answer.ok) return answer.error.message;
    await navigate(answer.value ? '/login-success' : '/login-fail');
    return null;
  };

  return (
    <SplitPage
      title="Login"
      lead="With the e-mail address that you subscribed with, and the password from your receipt."
    >
      <div className={styles.form}>
        <LoginForm onLogin={enter} />
        <Quiet>
          <Link to="/password-reset" className={styles.link}>
            Forgot your password?
          </Link>
        </Quiet>
      </div>
      <hr className="stitch" />
      <div className={styles.others}>
        <p>No account yet?</p>
        <ButtonLink to="/guest-login">Try it free as a guest</ButtonLink>
        <ButtonLink to="/subscribe" look="red">
          Subscribe
        </ButtonLink>
      </div>
    </SplitPage>
  );
}
