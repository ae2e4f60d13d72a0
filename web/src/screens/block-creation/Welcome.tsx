import { Actions } from '../../panels/Page';
import { ScreenLinks } from '../../panels/ScreenLinks';
import { SplitPage } from '../../panels/SplitPage';
import { guestScreens } from '../../panels/guest-screens';
import { ButtonLink } from '../../ui/Button';

/** The screen for guests, with ways to other editors. */
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
    </SplitPage>
  );
}
