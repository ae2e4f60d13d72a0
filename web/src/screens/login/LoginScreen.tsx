import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useTab } from '../../server/session/use-tab';
import { LoginForm } from '../../page/sign-in/LoginForm';
import { Quiet } from '../../page/frame/Page';
import { SplitPage } from '../../page/layout/SplitPage';
import { guestScreens } from '../../page/links/guest-screens';
import { typedEmail, type TypedEmail } from '../../page/sign-in/typed-email';
import { createLastEmail } from '../../server/account/last-email';
import { isSubscriber, useSession } from '../../server/session/session';
import { logIn, type Credentials } from '../../server/account/sign-in';
import { ButtonLink } from '../../ui/basics/Button';
import { returnPath } from '../../browser/return-path';
import styles from './LoginScreen.module.css';

export function LoginScreen() {
  const tab = useTab();
  const navigate = useNavigate();
  const subscriber = isSubscriber(useSession());
  const here = useLocation();
  const { search } = here;
  const wanted = returnPath(search);
  const opens = guestScreens.find(({ to }) => to === wanted?.split('?')[0]);
  const email = typedEmail(here.state) || tab.get(createLastEmail).getState().email;
  const enter = async (credentials: Credentials) => {
    const answer = await logIn(tab, credentials);
    if (!answer.ok) return answer.error.message;
    const state: TypedEmail = { email: credentials.payerEmail };
    if (answer.value) await navigate(wanted ?? '/login-success', { replace: wanted !== null });
    else await navigate(`/login-fail${search}`, { state, replace: true });
    return null;
  };

  return (
    <SplitPage
      title="Login"
      heading="Continue where you left off"
      lead="Log in with the e-mail address that you subscribed with, and the password from your receipt."
    >
      {opens && !subscriber && (
        <p>
          <span>{`${opens.name} is open to guests too: `}</span>
          <Link to={`/guest-login${search}`}>try it free</Link>, without an account or a card.
        </p>
      )}
      <div className={styles.form}>
        <LoginForm email={email} onLogin={enter} />
        <Quiet>
          <Link to="/password-reset" className={styles.link}>
            Forgot your password?
          </Link>
        </Quiet>
      </div>
      <hr className="stitch" />
      <div className={styles.others}>
        {subscriber ? (
          <>
            <p>You are logged in already.</p>
            <ButtonLink to={wanted ?? '/login-success'}>Continue</ButtonLink>
            <ButtonLink to="/my-account">My account</ButtonLink>
          </>
        ) : (
          <>
            <p>No account yet?</p>
            <ButtonLink to={`/guest-login${search}`}>Try it free as a guest</ButtonLink>
            <ButtonLink to="/subscribe" look="red">
              Subscribe
            </ButtonLink>
          </>
        )}
      </div>
    </SplitPage>
  );
}
