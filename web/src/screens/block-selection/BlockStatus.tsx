import { titleOf } from '@quiltwright/shared/contract/block-list-item';
import type { Block } from '@quiltwright/shared/quilting/block';
import { nameOfFabric } from '../../panels/fabric/fabric-search';
import type { FindFabric } from '../../panels/use-fabrics';
import { CursorPosition, type Cursor } from '../../panels/workspace/CursorPosition';
import { StatusLine } from '../../panels/workspace/StatusLine';
import { formatSize } from '../../ui/inches';
import { blockHint } from './block-hint';
import type { BlockTrial } from './receiver';
import type { useColouring } from './use-colouring';

interface BlockStatusProps {
  block: Block;
  /** What the block is called; null while there is none. */
  name: string | null;
  fabric: FindFabric;
  cursor: Cursor;
  hand: ReturnType<typeof useColouring>;
}

/** What lies on the table, where the cursor is and what can be done. */
export function BlockStatus({ block, name, fabric, cursor, hand }: BlockStatusProps) {
  const { trial, last, held, tapTool, target } = hand;
  return (
    <StatusLine
      size={
        name !== null && (
          <>
            <span>Block </span>
            <b>{name}</b>
          </>
        )
      }
      detail={
        name !== null && (
          <>
            Finished size <b>{formatSize(block.blockWidth, block.blockHeight)}</b>
          </>
        )
      }
      facts={
        <>
          {name !== null && <CursorPosition cursor={cursor} step={1 / 8} />}
          {trial?.part ? <LetGo trial={trial} /> : <Chosen block={block} fabric={fabric} target={target} />}
        </>
      }
      hint={blockHint(hand, name !== null)}
      isNews={last !== null || held !== null || tapTool !== null}
    />
  );
}

function LetGo({ trial: { item, receiver } }: { trial: BlockTrial }) {
  const name = item.kind === 'fabric' ? nameOfFabric(item.fabric) : titleOf(item.block);
  return (
    <p>
      Let go to put <b>{name}</b> on <b>{receiver.name}</b>
    </p>
  );
}

function Chosen({
  block,
  fabric,
  target,
}: Pick<BlockStatusProps, 'block' | 'fabric'> & Pick<BlockStatusProps['hand'], 'target'>) {
  if (!target) return null;
  const patches = block.levels.flat();
  const used = [...new Set(target.patches.map((patch) => patches[patch]?.fillFabric ?? 0))];
  const only = used.length === 1 ? fabric(used[0] ?? 0) : undefined;
  const count = target.patches.length;
  return (
    <p role="status">
      <b>{target.name}</b>
      {`, ${count} ${count === 1 ? 'patch' : 'patches'}, `}
      {only ? nameOfFabric(only) : `${used.length} fabrics`}
    </p>
  );
}
