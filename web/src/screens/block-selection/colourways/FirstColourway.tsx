import type { Block } from '@quiltwright/shared/quilting/block';
import { act } from '@quiltwright/shared/model/command';
import { blockCommands } from '@quiltwright/shared/model/designed-block/block-commands';
import { aboutColourways, KeepButton } from '../../../panels/colourways/KeepButton';
import { createDesignedBlockSession } from '../../../persistence/kinds/designed-block-session';
import { useMade } from '../../../server/session/use-tab';
import { focusMain } from '../../../ui/hooks/focus-main';
import styles from './FirstColourway.module.css';

interface FirstColourwayProps {
  /** The open block, which has no colourways yet. */
  block: Block;
}

/**
 * An explanation of colourways, and the button that stores the current colouring as the first colourway. Shown while
 * the block has no colourways.
 */
export function FirstColourway({ block }: FirstColourwayProps) {
  const { run } = useMade(createDesignedBlockSession);
  return (
    <div className={styles.first}>
      <p className={styles.words}>{aboutColourways('block')}</p>
      <KeepButton
        disabled={block.levels.every(({ length }) => length === 0)}
        onKeep={() => {
          run(act(blockCommands.keepColourway));
          // The button disappears with the first colourway.
          focusMain();
        }}
      />
    </div>
  );
}
