import type { Tab } from '../../browser/tab';
import { createFreeFormSession } from '../../persistence/free-form-session';
import { createStandardQuiltSession } from '../../persistence/standard-quilt-session';
import { Actions, Quiet } from '../../panels/Page';
import { SplitPage } from '../../panels/SplitPage';
import { isSubscriber, useSession } from '../../server/session';
import { ButtonLink } from '../../ui/Button';
import { notify } from '../../ui/notify';
import { Estimator } from './Estimator';

/** The quilts on this tab’s tables can be estimated, too. */
export const open = (tab: Tab) =>
  Promise.all([
    tab.get(createStandardQuiltSession).open(notify),
    tab.get(createFreeFormSession).open(notify),
  ]);

export function FabricEstimatorScreen() {
  const session = useSession();
  return isSubscriber(session) ? <Estimator quilterNum={session.quilterNum} /> : <SubscribePrompt />;
}

/** What guests see. */
function SubscribePrompt() {
  return (
    <SplitPage
      title="Fabric Estimator"
      heading="Fabric estimates are for subscribers"
      lead="Pick one of your quilts, and see how much it takes of each fabric."
      part="foot"
    >
      <Actions>
        <ButtonLink to="/subscribe" look="primary">
          Subscribe
        </ButtonLink>
        <ButtonLink to="/why-subscribe">Why subscribe</ButtonLink>
        <ButtonLink to="/standard-quilt-layouts">Back to your quilt</ButtonLink>
      </Actions>
      <Quiet>
        The quilt that you are making is kept on this device, and is yours to save once you have subscribed.
      </Quiet>
    </SplitPage>
  );
}
