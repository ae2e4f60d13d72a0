import { modName } from '../../editor/shortcuts';
import { CursorPosition } from '../../panels/workspace/CursorPosition';
import { StatusLine } from '../../panels/workspace/StatusLine';
import { usesTouch } from '../../render/uses-touch';
import { exactInches, formatSize } from '../../ui/inches';
import { hasSelectionBar } from './SelectionBar';
import type { CreationTable } from './use-creation-table';

/** How large the block is, where the cursor is, what is selected and what can be done. */
export function CreationStatus({ table }: { table: CreationTable }) {
  const { workspace, drawing, selected } = table;
  const { block, grid } = drawing.document.design;
  // There the corner that it stands in is the bar's.
  if (workspace.shell === 'phone' && hasSelectionBar(table)) return null;
  return (
    <StatusLine
      size={
        <>
          <span>Block size </span>
          <b>{formatSize(block.blockWidth, block.blockHeight)}</b>
        </>
      }
      detail={
        <>
          <b>{grid}</b>
          <span>{` patches to a side, ${exactInches(block.blockWidth / grid)} each`}</span>
        </>
      }
      facts={
        <>
          <CursorPosition cursor={workspace.cursor} step={1 / 8} />
          {selected.length > 0 && (
            <p>
              Selected <b>{selected.length === 1 ? '1 shape' : `${selected.length} shapes`}</b>
            </p>
          )}
        </>
      }
      hint={hintOf(table)}
      isSaid
      isNews={table.options.tool !== 'select' || table.options.selectsMore}
    />
  );
}

function hintOf({ options: { tool, selectsMore }, selected, drawing }: CreationTable): string {
  const isTouch = usesTouch();
  if (tool === 'draw') return isTouch ? 'Tap or draw a shape' : 'Click or draw a shape; Escape ends it';
  if (tool === 'fill')
    return isTouch ? 'Tap or sweep cells' : 'Click or sweep cells; R turns, Escape ends it';
  if (tool === 'box') return 'Draw a box around what you want to select';
  if (selectsMore) return 'Tap shapes to add them, or to take them out';
  if (selected.length > 0) return isTouch ? 'Two-finger tap undoes' : `Hold ${modName()} to place freely`;
  return drawing.document.design.block.levels.every(({ length }) => length === 0)
    ? 'Pick a shape, then draw it on the block'
    : 'Select a shape to change it';
}
