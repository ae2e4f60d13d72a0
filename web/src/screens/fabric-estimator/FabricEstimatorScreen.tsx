import type { Tab } from '../../browser/tab';
import { createFreeFormSession } from '../../persistence/kinds/free-form-session';
import { createStandardQuiltSession } from '../../persistence/kinds/standard-quilt-session';
import { isSubscriber, useSession } from '../../server/session/session';
import { notify } from '../../ui/basics/notify';
import { Estimator } from './Estimator';
import { GuestEstimate } from './GuestEstimate';

/** Loads the quilts that are open in this tab. Quilts with unsaved changes can be estimated too. */
export const open = (tab: Tab) =>
  Promise.all([
    tab.get(createStandardQuiltSession).open(notify),
    tab.get(createFreeFormSession).open(notify),
  ]);

export function FabricEstimatorScreen() {
  const session = useSession();
  const { quilterNum } = session;
  return isSubscriber(session) ? (
    <Estimator quilterNum={quilterNum} />
  ) : (
    <GuestEstimate quilterNum={quilterNum} />
  );
}
