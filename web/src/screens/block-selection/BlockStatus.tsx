import { MESSAGES } from '@quiltwright/shared/messages';
import type { Block } from '@quiltwright/shared/quilting/block';
import { nameOfFabric } from '../../panels/fabric/fabric-search';
import type { FindFabric } from '../../panels/use-fabrics';
import { CursorPlace, type Cursor } from '../../panels/workspace/CursorPlace';
import { StatusLine, usesTouch } from '../../panels/workspace/StatusLine';
import { formatSize } from '../../ui/inches';
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
  const { trial, last, held, tool, target } = hand;
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
          {name !== null && <CursorPlace cursor={cursor} step={1 / 8} />}
          {trial?.part ? <LetGo trial={trial} /> : <Chosen block={block} fabric={fabric} target={target} />}
        </>
      }
      hint={hintOf(hand, name !== null)}
      isNews={last !== null || held !== null || tool !== null}
    />
  );
}

function LetGo({ trial: { cargo, receiver } }: { trial: BlockTrial }) {
  const name = cargo.kind === 'fabric' ? nameOfFabric(cargo.fabric) : cargo.block.designName;
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

function hintOf({ trial, tool, held, last, mode }: BlockStatusProps['hand'], isThere: boolean): string {
  if (trial?.part) return usesTouch() ? 'Two-finger tap undoes' : 'Escape puts it back';
  if (tool?.name === 'pick-up') return 'Tap a patch to pick its fabric up';
  if (tool?.name === 'swap') {
    return tool.first === null
      ? 'Tap the first of two fabrics'
      : 'Now tap the fabric that it is swapped with';
  }
  if (held && isThere) {
    const next = mode === 'layer' ? 'the layers' : 'or sweep over the patches';
    return `${MESSAGES.fabricSelected}: ${nameOfFabric(held)}. Now tap ${next} that get it`;
  }
  if (last) return `${MESSAGES.fabricSelected}: ${nameOfFabric(last)}`;
  return INSTRUCTIONS;
}

export const INSTRUCTIONS = 'Pick a block first, then select a layer, then pick a fabric';
