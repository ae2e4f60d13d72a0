import { MESSAGES } from '@quiltwright/shared/messages';
import { hasBlocks } from '../../model/free-form/free-form-document';
import { insideBorders } from '../../model/free-form/fitting';
import { nameOfFabric } from '../../panels/fabric/fabric-search';
import { HeldOver } from '../../panels/hand/HeldOver';
import { CursorPosition } from '../../panels/workspace/CursorPosition';
import { StatusLine } from '../../panels/workspace/StatusLine';
import { usesTouch } from '../../render/uses-touch';
import { formatSize } from '../../ui/inches';
import type { FreeFormTable } from './use-free-form-table';
import { sizeOf } from './words';

/** What the quilt measures, where the cursor is, what is selected and what can be done. */
export function FreeFormStatus({ table }: { table: FreeFormTable }) {
  const { workspace, hand, selected, nameOf } = table;
  const { quilt } = workspace.document.design;
  const inside = insideBorders(quilt);
  const [only] = selected;
  return (
    <StatusLine
      size={
        <>
          <span>Finished size </span>
          <b>{formatSize(quilt.quiltWidth, quilt.quiltLength)}</b>
        </>
      }
      detail={
        quilt.borderWidth1 > 0 && (
          <>
            <span>Inside </span>
            <b>{formatSize(inside.width, inside.height)}</b>
          </>
        )
      }
      facts={
        <>
          <CursorPosition cursor={workspace.cursor} step={1 / 4} />
          {hand.trial?.part ? (
            <HeldOver trial={hand.trial} />
          ) : (
            only && (
              <p>
                <span>Selected </span>
                {selected.length > 1 ? (
                  <b>{`${selected.length} placements`}</b>
                ) : (
                  <>
                    <b>{nameOf(only.placement.blockNum)}</b>
                    <span>{`, ${sizeOf(only.placement)}`}</span>
                  </>
                )}
              </p>
            )
          )}
        </>
      }
      hint={hintOf(table)}
      isNews={hand.last !== null || hand.held !== null}
    />
  );
}

function hintOf({ hand, workspace, showsFabrics, selected }: FreeFormTable): string {
  const { last, held, trial } = hand;
  if (trial?.part) return usesTouch() ? 'Two-finger tap undoes' : 'Escape puts it back';
  if (held)
    return `${MESSAGES.fabricSelected}: ${nameOfFabric(held)}. Now tap the parts that get it, or sweep over them`;
  if (last) return `${MESSAGES.fabricSelected}: ${nameOfFabric(last)}`;
  if (!hasBlocks(workspace.document.design)) return 'Add a block, or drag one on to the quilt';
  if (!showsFabrics) return 'Tap a block to move, size and repeat it';
  return selected.length === 1
    ? 'Tap a part of the block, then the fabric that it gets'
    : 'Tap a block, a part of it, then the fabric that it gets';
}
