import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { counted } from '@quiltwright/shared/counted';
import { fabricsOf } from '@quiltwright/shared/quilting/shapes/shape';
import type { Tab } from '../../browser/tab';
import { useMade } from '../../server/session/use-tab';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { createStoredBlocks } from '../../persistence/stored/stored-blocks';
import { Button } from '../../ui/basics/Button';
import { notify } from '../../ui/basics/notify';
import { SavedBlocksPage } from './SavedBlocksPage';

export const open = (tab: Tab) => tab.get(createDesignedBlockSession).open(notify);

/** The screen with the blocks that the quilter has coloured with fabrics and saved. */
export function DesignedBlocksScreen() {
  const stored = useMade(createStoredBlocks);
  const documentSession = useMade(createDesignedBlockSession);
  return (
    <SavedBlocksPage
      title="Designed Blocks"
      heading="Blocks in fabrics of your choice"
      lead="Use these blocks in quilts, or open a block to change it."
      are="designed"
      factOf={fabricCount}
      documentSession={documentSession}
      editor="/block-fabric-selection"
      fetch={({ designedBlockNum }) => stored.fetch(designedBlockNum)}
      beginning={{ name: 'New design' }}
      another="Colour another block"
      sample={['Churn Dash']}
      none={{
        heading: 'No designed blocks yet',
        content: (begin) => (
          <>
            <p>
              Pick a block, choose fabrics for its layers, name the block and save it. Then you can use the
              block in any of your quilts.
            </p>
            <Button look="primary" onClick={begin}>
              Colour a block
            </Button>
          </>
        ),
      }}
      guest={{
        heading: 'Saved block designs are for subscribers',
        back: { to: '/block-fabric-selection', name: 'Back to your block' },
        text: 'You are testing Quiltwright as a guest: you can colour blocks, but you can’t save them. Your work is kept on this device, and you can save it after you subscribe.',
      }}
    />
  );
}

function fabricCount({ levels }: BlockListItem): string {
  const { length } = fabricsOf(levels);
  return counted(length, 'fabric');
}
