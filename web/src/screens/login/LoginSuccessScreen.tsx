import { MESSAGES } from '@quiltwright/shared/messages';
import { PasswordNudge } from '../../page/sign-in/PasswordNudge';
import { ScreenLinks, type ScreenLink } from '../../page/links/ScreenLinks';
import { SplitPage } from '../../page/layout/SplitPage';
import { isSubscriber, useSession } from '../../server/session/session';
import { LastWork } from './LastWork';

const links: readonly ScreenLink[] = [
  {
    to: '/standard-quilt-layouts',
    name: 'Standard Quilt Layouts',
    text: 'A quilt for a bed or a wall: choose size, layout and blocks.',
    picture: 'quilt',
  },
  {
    to: '/block-fabric-selection',
    name: 'Block & Fabric Selection',
    text: 'Colour a block with fabrics.',
    picture: 'block',
  },
  {
    to: '/free-form-quilt-layouts',
    name: 'Free Form Quilt Layouts',
    text: 'A quilt of any size, with blocks anywhere.',
    picture: 'free form',
  },
  { to: '/block-creation', name: 'Block Creation', text: 'Draw a block of your own.', picture: 'shapes' },
  { to: '/my-account', name: 'My Account', text: 'Your work and your subscription.', picture: 'account' },
];

export function LoginSuccessScreen() {
  const session = useSession();
  const subscribes = isSubscriber(session);
  return (
    <SplitPage title="Welcome back" heading={MESSAGES.welcomeBack} lead="What would you like to work on?">
      {subscribes && <LastWork quilterNum={session.quilterNum} />}
      <ScreenLinks links={links} />
      {subscribes && <PasswordNudge quilterNum={session.quilterNum} />}
    </SplitPage>
  );
}
