import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { counted } from '@quiltwright/shared/counted';
import { fabricsOf } from '@quiltwright/shared/quilting/shapes/shape';
import type { Tab } from '../../browser/tab';
import { useMade } from '../../server/session/use-tab';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { createStoredBlocks } from '../../persistence/stored/stored-blocks';
import { AccountNav } from '../../page/menu/AccountNav';
import { SavedBlocks } from '../../panels/blocks/menu/SavedBlocks';
import { Page } from '../../page/frame/Page';
import { GuestNote } from '../../documents/saved/GuestNote';
import { NoneSaved } from '../../documents/saved/NoneSaved';
import { isSubscriber, useSession } from '../../server/session/session';
import { Button } from '../../ui/basics/Button';
import { notify } from '../../ui/basics/notify';

export const open = (tab: Tab) => tab.get(createDesignedBlockSession).open(notify);

const SAMPLE = ['Churn Dash'] as const;

/** The blocks that a quilter saved in their own choice of fabrics. */
export function DesignedBlocksScreen() {
  const stored = useMade(createStoredBlocks);
  const documentSession = useMade(createDesignedBlockSession);
  const session = useSession();
  return (
    <Page
      title="Designed Blocks"
      heading="Blocks in fabrics of your choice"
      lead="Set them into quilts, or open one to change it."
      wide
      nav={<AccountNav />}
    >
      {isSubscriber(session) ? (
        <SavedBlocks
          are="designed"
          quilterNum={session.quilterNum}
          factOf={fabricCount}
          opening="Open"
          documentSession={documentSession}
          editor="/block-fabric-selection"
          fetch={({ designedBlockNum }) => stored.fetch(designedBlockNum)}
          beginning={{ name: 'New design' }}
          another={{ text: 'Colour another block', sample: SAMPLE }}
          empty={(begin) => (
            <NoneSaved heading="No designed blocks yet" sample={SAMPLE}>
              <p>
                Pick a block, give its layers fabrics from the palettes, name it and save it. Then you can set
                it into any of your quilts.
              </p>
              <Button look="primary" onClick={begin}>
                Colour a block
              </Button>
            </NoneSaved>
          )}
        />
      ) : (
        <NoneSaved heading="Saved block designs are for subscribers" sample={SAMPLE}>
          <GuestNote back={{ to: '/block-fabric-selection', name: 'Back to your block' }}>
            You are testing it out as a guest: you can colour blocks, but not save them. Your work is kept on
            this device, and you can save it once you subscribe.
          </GuestNote>
        </NoneSaved>
      )}
    </Page>
  );
}

function fabricCount({ levels }: BlockListItem): string {
  const { length } = fabricsOf(levels);
  return counted(length, 'fabric');
}
