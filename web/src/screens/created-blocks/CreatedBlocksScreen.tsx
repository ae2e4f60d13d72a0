import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { counted } from '@quiltwright/shared/counted';
import { success } from '@quiltwright/shared/result';
import { PaintBucket } from 'lucide-react';
import { begunBlock } from '../../model/designed-block/begin-block';
import type { Tab } from '../../browser/tab';
import { createCreatedBlockSession } from '../../persistence/kinds/created-block-session';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { AccountNav } from '../../page/menu/AccountNav';
import { SavedBlocks } from '../../panels/blocks/menu/SavedBlocks';
import { Page } from '../../page/frame/Page';
import { GuestNote } from '../../documents/saved/GuestNote';
import { useToTable } from '../../documents/opening/use-to-table';
import { createStoredBlocks } from '../../persistence/stored/stored-blocks';
import { useMade } from '../../server/session/use-tab';
import { NoneSaved } from '../../documents/saved/NoneSaved';
import { isSubscriber, useSession } from '../../server/session/session';
import { Button, ButtonLink, IconButton } from '../../ui/basics/Button';
import { notify } from '../../ui/basics/notify';

export const open = (tab: Tab) =>
  Promise.all([
    tab.get(createCreatedBlockSession).open(notify),
    tab.get(createDesignedBlockSession).open(notify),
  ]);

const SAMPLE = ['Friendship Star'] as const;

/** The blocks that a quilter drew. */
export function CreatedBlocksScreen() {
  const session = useSession();
  const stored = useMade(createStoredBlocks);
  const drawings = useMade(createCreatedBlockSession);
  const colouring = useToTable(useMade(createDesignedBlockSession), '/block-fabric-selection');
  return (
    <Page
      title="Created Blocks"
      heading="Blocks that you drew"
      lead="Open one to change it, or colour it like any other block."
      wide
      nav={<AccountNav />}
    >
      {isSubscriber(session) ? (
        <SavedBlocks
          are="created"
          quilterNum={session.quilterNum}
          factOf={layerCount}
          opening="Open"
          documentSession={drawings}
          editor="/block-creation"
          fetch={({ designedBlockNum }) => stored.fetchCreated(designedBlockNum)}
          more={(block) => (
            <IconButton
              label={`Colour ${block.designName}`}
              onClick={() => {
                void colouring.open(block.designedBlockNum, () =>
                  Promise.resolve(success(begunBlock(block))),
                );
              }}
            >
              <PaintBucket aria-hidden />
            </IconButton>
          )}
          beginning={{ name: 'Block Creation', to: '/block-creation' }}
          another={{ text: 'Draw another block', sample: SAMPLE }}
          empty={(begin) => (
            <NoneSaved heading="No blocks of your own yet" sample={SAMPLE}>
              <p>
                Draw your own block from shapes on up to nine layers. Save it, then colour it and set it into
                quilts like any other block.
              </p>
              <Button look="primary" onClick={begin}>
                Block Creation
              </Button>
              <ButtonLink to="/block-list">Pre-Made Block List</ButtonLink>
            </NoneSaved>
          )}
        />
      ) : (
        <NoneSaved heading="Creating blocks is for subscribers" sample={SAMPLE}>
          <GuestNote back={{ to: '/block-list', name: 'Pre-Made Block List' }}>
            Subscribers draw and save their own blocks. As a guest you can colour pre-made blocks.
          </GuestNote>
        </NoneSaved>
      )}
      {colouring.dialog}
    </Page>
  );
}

function layerCount({ levels }: BlockListItem): string {
  return counted(levels.length, 'layer');
}
