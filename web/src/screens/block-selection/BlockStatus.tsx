import { nameOfFabric } from '../../panels/fabric/fabric-search';
import { HeldOver } from '../../panels/hand/HeldOver';
import { CursorPosition } from '../../panels/workspace/CursorPosition';
import { StatusLine } from '../../panels/workspace/StatusLine';
import { formatSize } from '../../ui/inches';
import { blockHint } from './block-hint';
import type { BlockTable } from './use-block-table';

/** What lies on the table, where the cursor is and what can be done. */
export function BlockStatus({ table }: { table: BlockTable }) {
  const { workspace, hand, name } = table;
  const { block } = workspace.document.design;
  const { trial, last, held, tapTool } = hand;
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
            <span>Finished size </span>
            <b>{formatSize(block.blockWidth, block.blockHeight)}</b>
          </>
        )
      }
      facts={
        <>
          {name !== null && <CursorPosition cursor={workspace.cursor} step={1 / 8} />}
          {trial?.part ? <HeldOver trial={trial} /> : <Chosen table={table} />}
        </>
      }
      hint={blockHint(hand, name !== null)}
      isNews={last !== null || held !== null || tapTool !== null}
    />
  );
}

function Chosen({ table: { workspace, hand, fabric } }: { table: BlockTable }) {
  const { target } = hand;
  if (!target) return null;
  const patches = workspace.document.design.block.levels.flat();
  const used = [...new Set(target.patches.map((patch) => patches[patch]?.fillFabric ?? 0))];
  const only = used.length === 1 ? fabric(used[0] ?? 0) : undefined;
  const count = target.patches.length;
  return (
    <p role="status">
      <b>{target.name}</b>
      <span>{`, ${count} ${count === 1 ? 'patch' : 'patches'}, ${only ? nameOfFabric(only) : `${used.length} fabrics`}`}</span>
    </p>
  );
}
