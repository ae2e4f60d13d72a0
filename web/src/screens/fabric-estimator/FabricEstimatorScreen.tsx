import { LaterPage } from '../../panels/LaterPage';
import { Actions, Quiet } from '../../panels/Page';
import { Soon } from '../../panels/Soon';
import { SplitPage } from '../../panels/SplitPage';
import { isSubscriber, useSession } from '../../server/session';
import { ButtonLink } from '../../ui/Button';

export function FabricEstimatorScreen() {
  const session = useSession();
  if (!isSubscriber(session)) return <SubscribePrompt />;
  return (
    <LaterPage
      title="Fabric Estimator"
      purpose="Here you will pick one of your quilts and see how much it takes of each fabric."
    />
  );
}

/** What guests see. */
function SubscribePrompt() {
  return (
    <SplitPage
      title="Fabric Estimator"
      heading="Fabric estimates are for subscribers"
      lead={
        <>
          Pick one of your quilts, and see how much it takes of each fabric.
          <Soon screen="/fabric-estimator" />
        </>
      }
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
