import type { BlankBlock } from '@quiltwright/shared/model/designed-block/block-commands';
import { begunBlock } from '@quiltwright/shared/model/designed-block/begin-block';
import type { Tab } from '../../../browser/tab';
import { createDesignedBlockSession } from '../../../persistence/kinds/designed-block-session';
import { hasUnsavedChanges } from '../../../persistence/document-store';
import { notify } from '../../../ui/basics/notify';

/**
 * Loads the block editor's session. Returns this session, and `begin`, which starts a blank block in the session.
 * `mustAsk` is true if starting would discard unsaved work.
 */
export async function prepareBlock(tab: Tab, block: BlankBlock) {
  const documentSession = tab.get(createDesignedBlockSession);
  await documentSession.open(notify);
  return {
    documentSession,
    mustAsk: hasUnsavedChanges(documentSession.kind, documentSession.store.getState()),
    begin: () => {
      documentSession.switchTo(begunBlock(block));
    },
  };
}
