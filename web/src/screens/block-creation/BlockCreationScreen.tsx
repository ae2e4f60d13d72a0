import { LaterPage } from '../../panels/LaterPage';
import { Actions } from '../../panels/Page';
import { ScreenLinks } from '../../panels/ScreenLinks';
import { Soon } from '../../panels/Soon';
import { SplitPage } from '../../panels/SplitPage';
import { guestScreens } from '../../panels/guest-screens';
import { isSubscriber, useSession } from '../../server/session';
import { ButtonLink } from '../../ui/Button';

export function BlockCreationScreen() {
  const session = useSession();
  if (!isSubscriber(session)) return <Welcome />;
  return (
    <LaterPage
      title="Block Creation"
      purpose="Here you will draw blocks of your own: shapes on up to nine layers, moved and sized to the inch."
    />
  );
}

/** What guests see: where they can work instead. */
function Welcome() {
  return (
    <SplitPage
      title="Block Creation"
      heading="Welcome to block creation"
      lead={
        <>
          Subscribers draw blocks of their own here.
          <Soon screen="/block-creation" /> These are open to you as a guest:
        </>
      }
      part="foot"
    >
      <ScreenLinks links={guestScreens} />
      <Actions>
        <ButtonLink to="/subscribe" look="primary">
          Subscribe
        </ButtonLink>
        <ButtonLink to="/why-subscribe">Why subscribe</ButtonLink>
      </Actions>
    </SplitPage>
  );
}
