import { useNavigate } from 'react-router-dom';
import { useTab } from '../../server/session/use-tab';
import { AccountNav } from '../../page/menu/AccountNav';
import { Actions, Quiet } from '../../page/frame/Page';
import { ScreenLinks, type ScreenLink } from '../../page/links/ScreenLinks';
import { SplitPage } from '../../page/layout/SplitPage';
import { isSubscriber, useSession } from '../../server/session/session';
import { logOut } from '../../server/account/sign-in';
import { Button, ButtonLink } from '../../ui/basics/Button';
import { PasswordCard } from './PasswordCard';
import { SavesCard } from './SavesCard';
import { SessionsCard } from './SessionsCard';
import { Subscription } from './Subscription';

const links: readonly ScreenLink[] = [
  { to: '/created-blocks', name: 'Created Blocks', text: 'Blocks that you drew.', picture: 'shapes' },
  {
    to: '/designed-blocks',
    name: 'Designed Blocks',
    text: 'Blocks in fabrics of your choice.',
    picture: 'block',
  },
  { to: '/my-quilts', name: 'My Quilts', text: 'Open, rename and delete your quilts.', picture: 'quilt' },
  { to: '/my-fabrics', name: 'My Fabrics', text: 'Pictures of your own fabrics.', picture: 'fabrics' },
];

export function MyAccountScreen() {
  const tab = useTab();
  const session = useSession();
  const navigate = useNavigate();
  const leave = async () => {
    await navigate('/home');
    await logOut(tab);
  };
  const logOutButton = (
    <Button
      onClick={() => {
        void leave();
      }}
    >
      Log out
    </Button>
  );
  if (!isSubscriber(session))
    return (
      <SplitPage
        title="My Account"
        heading="You are using the free trial as a guest"
        lead="Guests have no account of their own, so they can’t save work or change settings."
        nav={<AccountNav />}
        part="foot"
      >
        <Quiet>
          Your work is kept on this device, and you can save it after you subscribe. If you are a subscriber
          already, log in with your own e-mail address.
        </Quiet>
        <Actions>
          <ButtonLink to="/subscribe" look="primary">
            Subscribe
          </ButtonLink>
          <ButtonLink to="/login">Login</ButtonLink>
          {logOutButton}
        </Actions>
      </SplitPage>
    );
  return (
    <SplitPage title="My Account" heading="Your subscription and your work" nav={<AccountNav />} part="foot">
      <Actions>{logOutButton}</Actions>
      <Subscription quilterNum={session.quilterNum} />
      <ScreenLinks links={links} />
      <PasswordCard quilterNum={session.quilterNum} />
      <SessionsCard quilterNum={session.quilterNum} />
      <SavesCard />
    </SplitPage>
  );
}
