import { planOf } from '@quiltwright/shared/quilting/standard/standard-size';
import { HeldOver } from '../../panels/held-fabric/HeldOver';
import { CursorPosition } from '../../panels/workspace/canvas/CursorPosition';
import { StatusLine } from '../../panels/workspace/StatusLine';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import type { QuiltEditor } from './use-quilt-editor';

/** The status bar: the quilt's size, the pointer's position and the possible actions. */
export function QuiltStatus({ editor: { workspace, quiltActions, chosen, hint } }: { editor: QuiltEditor }) {
  const { quilt } = workspace.document.design;
  const { last, held, trial } = quiltActions;
  const plan = planOf(quilt);
  return (
    <StatusLine
      size={
        plan && (
          <>
            <span>Finished size </span>
            <b>{formatSize(quilt.quiltWidth, quilt.quiltLength)}</b>
          </>
        )
      }
      detail={
        plan && (
          <>
            <b>{`${plan.columns} × ${plan.rows}`}</b>
            <span> blocks of 12″</span>
          </>
        )
      }
      facts={
        <>
          {plan && <CursorPosition cursor={workspace.cursor} step={1 / 4} />}
          {trial?.part ? <HeldOver trial={trial} /> : chosen !== null && <p>{`Selected ${chosen}`}</p>}
        </>
      }
      hint={hint}
      isAnnounced
      isNews={plan !== null && (last !== null || held !== null)}
    />
  );
}
