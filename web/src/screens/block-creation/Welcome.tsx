import { Actions } from '../../page/frame/Page';
import { ScreenLinks } from '../../page/links/ScreenLinks';
import { SplitPage } from '../../page/layout/SplitPage';
import { guestScreens } from '../../page/links/guest-screens';
import { LogInNote } from '../../page/sign-in/LogInNote';
import { ButtonLink } from '../../ui/basics/Button';

/**
 * Replaces the block creation editor for guests. Shows links to the screens that guests may use, and to the
 * subscription.
 */
export function Welcome() {
  return (
    <SplitPage
      title="Block Creation"
      heading="Welcome to block creation"
      lead="Subscribers draw their own blocks on this screen. As a guest you can use these screens:"
      part="foot"
    >
      <ScreenLinks links={guestScreens} />
      <Actions>
        <ButtonLink to="/subscribe" look="primary">
          Subscribe
        </ButtonLink>
        <ButtonLink to="/why-subscribe">Why subscribe</ButtonLink>
      </Actions>
      <LogInNote />
    </SplitPage>
  );
}
