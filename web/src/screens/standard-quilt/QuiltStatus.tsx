import { MESSAGES } from '@quiltwright/shared/messages';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { planOf } from '@quiltwright/shared/quilting/standard-size';
import { bandWidth } from '../../model/quilt-bands';
import { hasSize } from '../../model/standard-quilt/quilt-commands';
import { nameOfFabric } from '../../panels/fabric/fabric-search';
import { HeldOver } from '../../panels/hand/HeldOver';
import { CursorPosition } from '../../panels/workspace/CursorPosition';
import { StatusLine } from '../../panels/workspace/StatusLine';
import { usesTouch } from '../../render/uses-touch';
import { formatInches, formatSize } from '../../ui/inches';
import { copiesOf, type Target } from './target';
import type { QuiltTable } from './use-quilt-table';

/** What the quilt measures, where the cursor is and what can be done. */
export function QuiltStatus({ table: { workspace, hand } }: { table: QuiltTable }) {
  const { quilt } = workspace.document.design;
  const { target, last, held, trial } = hand;
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
          {trial?.part ? <HeldOver trial={trial} /> : <Selected quilt={quilt} target={target} />}
        </>
      }
      hint={hintOf(quilt, hand)}
      isNews={plan !== null && (last !== null || held !== null)}
    />
  );
}

function Selected({ quilt, target }: { quilt: Quilt; target: Target | null }) {
  return (
    target && (
      <p role="status">
        Selected <b>{target.name}</b>
        <span>
          {target.kind === 'band'
            ? `, ${formatInches(bandWidth(quilt, target.band))} wide`
            : `, on all ${copiesOf(quilt, target.slot)} of its blocks`}
        </span>
      </p>
    )
  );
}

function hintOf(quilt: Quilt, { last, held, trial }: QuiltTable['hand']): string {
  if (trial?.part) return usesTouch() ? 'Two-finger tap undoes' : 'Escape puts it back';
  if (held) {
    const next = !hasSize(quilt)
      ? 'First select a quilt size'
      : 'Now tap the parts that get it, or sweep over them';
    return `${MESSAGES.fabricSelected}: ${nameOfFabric(held)}. ${next}`;
  }
  if (last) return `${MESSAGES.fabricSelected}: ${nameOfFabric(last)}`;
  if (!hasSize(quilt)) return 'First select a quilt size';
  if (quilt.blocks.every(({ blockNum }) => blockNum === 0))
    return 'Choose a block, or drag one on to the quilt';
  return 'Drag a fabric on to the quilt, or pick a part and tap a fabric';
}
