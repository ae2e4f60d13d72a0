import type { PlaceableBlock } from '@quiltwright/shared/model/cloth/block-fabrics';
import { begunQuilt } from '@quiltwright/shared/model/standard-quilt/begin-quilt';
import type { Tab } from '../../../browser/tab';
import { hasUnsavedChanges } from '../../../persistence/document-store';
import { createStandardQuiltSession } from '../../../persistence/kinds/standard-quilt-session';
import { notify } from '../../../ui/basics/notify';

/**
 * Loads the standard quilt editor's session. Returns this session, and `begin`, which starts a quilt of a block in the
 * session. `mustAsk` is true if starting would discard unsaved work.
 */
export async function prepareQuilt(tab: Tab, block: PlaceableBlock) {
  const documentSession = tab.get(createStandardQuiltSession);
  await documentSession.open(notify);
  return {
    documentSession,
    mustAsk: hasUnsavedChanges(documentSession.kind, documentSession.store.getState()),
    begin: () => {
      documentSession.switchTo(begunQuilt(block));
    },
  };
}
