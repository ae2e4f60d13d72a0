import { modName } from '../../editor/shortcuts';
import { CursorPosition } from '../../panels/workspace/CursorPosition';
import { tapWord, useDeviceInUse, type DeviceInUse } from '../../panels/workspace/device-in-use';
import { StatusLine } from '../../panels/workspace/StatusLine';
import type { Drawing } from '../../model/created-block/drawing';
import { gridWords } from '../../model/created-block/grid-words';
import { exactInches, formatSize } from '../../ui/inches';
import { hasSelectionBar } from './SelectionBar';
import type { CreationTable } from './use-creation-table';
import { counted } from '@quiltwright/shared/counted';

/** The block's size, the cursor's place, the selection and the possible actions. */
export function CreationStatus({ table }: { table: CreationTable }) {
  const device = useDeviceInUse();
  const { workspace, drawing, selected } = table;
  const { block, grid } = drawing.document.design;
  const isSquare = grid.columns === grid.rows;
  // On a phone the bar takes the corner of the status.
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
          <b>{gridWords(grid)}</b>
          <span>{`${isSquare ? ' patches to a side' : ' patches'}, ${cellSize(drawing)} each`}</span>
        </>
      }
      facts={
        <>
          <CursorPosition cursor={workspace.cursor} step={1 / 8} />
          {selected.length > 0 && (
            <p>
              Selected <b>{counted(selected.length, 'shape')}</b>
            </p>
          )}
        </>
      }
      hint={hintOf(table, device)}
      isSaid
      isNews={table.options.tool !== 'select' || table.options.selectsMore}
    />
  );
}

/** Returns the size of a cell: '3″' for a square one, else '3″ × 6″'. */
function cellSize({ document: { design } }: Drawing): string {
  const { block, grid } = design;
  const [width, height] = [block.blockWidth / grid.columns, block.blockHeight / grid.rows];
  return width === height ? exactInches(width) : `${exactInches(width)} × ${exactInches(height)}`;
}

function hintOf(
  { options: { tool, selectsMore }, selected, drawing }: CreationTable,
  device: DeviceInUse,
): string {
  const tap = tapWord(device);
  const byKeys = device === 'keyboard';
  const ends = device === 'mouse' ? '; Escape ends it' : '';
  if (tool === 'draw')
    return byKeys ? 'A lays a shape, arrow keys move it; Escape ends it' : `${tap} or draw a shape${ends}`;
  if (tool === 'fill') {
    if (byKeys) return 'Arrow keys go to a cell, Enter fills it; Shift spans more; Escape ends it';
    return device === 'mouse' ? 'Click or sweep cells; R turns, Escape ends it' : 'Tap or sweep cells';
  }
  if (tool === 'box')
    return byKeys
      ? `N goes to the next shape, ${modName()}+A selects all`
      : 'Draw a box around what you want to select';
  if (selectsMore) return `${tap} shapes to add them, or to take them out`;
  if (selected.length > 0) {
    if (byKeys) return 'Arrow keys move it';
    return device === 'touch' ? 'Two-finger tap undoes' : `Hold ${modName()} to place freely`;
  }
  if (drawing.document.design.block.levels.every(({ length }) => length === 0))
    return byKeys ? 'Pick a shape, then A lays it on the block' : 'Pick a shape, then draw it on the block';
  return byKeys ? 'N goes to the next shape, arrow keys move it' : 'Select a shape to change it';
}
