import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { counted } from '@quiltwright/shared/counted';
import { success } from '@quiltwright/shared/result';
import { PaintBucket } from 'lucide-react';
import { begunBlock } from '@quiltwright/shared/model/designed-block/begin-block';
import type { Tab } from '../../browser/tab';
import { createCreatedBlockSession } from '../../persistence/kinds/created-block-session';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { useOpenInEditor } from '../../documents/opening/use-open-in-editor';
import { createStoredBlocks } from '../../persistence/stored/stored-blocks';
import { useMade } from '../../server/session/use-tab';
import { Button, ButtonLink, IconButton } from '../../ui/basics/Button';
import { notify } from '../../ui/basics/notify';
import { SavedBlocksPage } from './SavedBlocksPage';

export const open = (tab: Tab) =>
  Promise.all([
    tab.get(createCreatedBlockSession).open(notify),
    tab.get(createDesignedBlockSession).open(notify),
  ]);

/** The screen with the blocks that the quilter has drawn. */
export function CreatedBlocksScreen() {
  const stored = useMade(createStoredBlocks);
  const drawings = useMade(createCreatedBlockSession);
  const colouring = useOpenInEditor(useMade(createDesignedBlockSession), '/block-fabric-selection');
  return (
    <SavedBlocksPage
      title="Created Blocks"
      heading="Blocks that you drew"
      lead="Open a block to change it, or colour it like any other block."
      are="created"
      factOf={layerCount}
      documentSession={drawings}
      editor="/block-creation"
      fetch={({ designedBlockNum }) => stored.fetchCreated(designedBlockNum)}
      more={(block) => (
        <IconButton
          label={`Colour ${block.designName}`}
          onClick={() => {
            void colouring.open(block.designedBlockNum, () => Promise.resolve(success(begunBlock(block))));
          }}
        >
          <PaintBucket aria-hidden />
        </IconButton>
      )}
      beginning={{ name: 'Block Creation', to: '/block-creation' }}
      another="Draw another block"
      sample={['Friendship Star']}
      none={{
        heading: 'No blocks of your own yet',
        content: (begin) => (
          <>
            <p>
              Draw your own block from shapes, on up to nine layers. After you save the block, you can colour
              it and use it in quilts like any other block.
            </p>
            <Button look="primary" onClick={begin}>
              Block Creation
            </Button>
            <ButtonLink to="/block-list">Pre-Made Block List</ButtonLink>
          </>
        ),
      }}
      guest={{
        heading: 'Creating blocks is for subscribers',
        back: { to: '/block-list', name: 'Pre-Made Block List' },
        text: 'Subscribers draw and save their own blocks. As a guest you can colour pre-made blocks.',
      }}
    >
      {colouring.dialog}
    </SavedBlocksPage>
  );
}

function layerCount({ levels }: BlockListItem): string {
  return counted(levels.length, 'layer');
}
