import { HeldOver } from '../../panels/held-fabric/HeldOver';
import { CursorPosition } from '../../panels/workspace/canvas/CursorPosition';
import { StatusLine } from '../../panels/workspace/StatusLine';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import type { BlockEditor } from './use-block-editor';

/** The status bar: the name of the open block, the pointer's position, and the possible actions. */
export function BlockStatus({ editor }: { editor: BlockEditor }) {
  const { workspace, colouring, name, hint } = editor;
  const { block } = workspace.document.design;
  const { trial, last, held, tapTool } = colouring;
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
          {trial?.part ? <HeldOver trial={trial} /> : <Chosen editor={editor} />}
        </>
      }
      hint={hint}
      isAnnounced
      isNews={last !== null || held !== null || tapTool !== null}
    />
  );
}

function Chosen({ editor: { colouring, chosen } }: { editor: BlockEditor }) {
  const name = colouring.target?.name;
  if (chosen === null || name === undefined) return null;
  return (
    <p>
      <b>{name}</b>
      <span>{chosen.slice(name.length)}</span>
    </p>
  );
}
