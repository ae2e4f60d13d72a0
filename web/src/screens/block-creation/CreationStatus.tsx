import { useSyncExternalStore } from 'react';
import { modName } from '../../editor/shortcuts';
import { CursorPosition } from '../../panels/workspace/canvas/CursorPosition';
import { tapWord, useDeviceInUse, type DeviceInUse } from '../../panels/workspace/canvas/device-in-use';
import { StatusLine } from '../../panels/workspace/StatusLine';
import type { Drawing } from '@quiltwright/shared/model/created-block/drawing';
import { starGridPhrase } from '@quiltwright/shared/model/created-block/drafting/star-grid-words';
import { gridWords } from '@quiltwright/shared/model/created-block/fixing/grid-words';
import { exactInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import { hasSelectionBar } from './selection/SelectionBar';
import type { DraftingTool } from './drafting/drafting-tools';
import { describePicking } from './words/picking-words';
import type { CreationEditor } from './use-creation-editor';
import { counted } from '@quiltwright/shared/counted';

/** The status bar: the block's size, the pointer's position, the selection and the possible actions. */
export function CreationStatus({ editor }: { editor: CreationEditor }) {
  const device = useDeviceInUse();
  const { workspace, drawing, selected, options, editing } = editor;
  const { marks } = editing;
  // Only whether there is a handle renders the status, not each move of the pointer.
  const hasHandle = useSyncExternalStore(marks.subscribe, () => (marks.value.draft?.handle ?? null) !== null);
  const { block, grid, starGrid } = drawing.document.design;
  const isSquare = grid.columns === grid.rows;
  // On a phone the bar for the selection or the outline covers the corner where the status would be.
  if (workspace.shell === 'phone' && (hasSelectionBar(editor) || editor.isSketching || editor.isDrafting))
    return null;
  return (
    <StatusLine
      size={
        <>
          <span>Block size </span>
          <b>{formatSize(block.blockWidth, block.blockHeight)}</b>
        </>
      }
      detail={
        starGrid && options.drawsBy === 'seams' ? (
          <span>{starGridPhrase(starGrid)}</span>
        ) : (
          <>
            <b>{gridWords(grid)}</b>
            <span>{`${isSquare ? ' patches per side' : ' patches'}, ${cellSize(drawing)} each`}</span>
          </>
        )
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
      hint={hasHandle ? describeBend(editor, device) : hintOf(editor, device)}
      isAnnounced
      isNews={editor.options.tool !== 'select' || editor.options.selectsMore}
    />
  );
}

/** Returns the size of a cell in words: '3″' for a square cell, otherwise '3″ × 6″'. */
function cellSize({ document: { design } }: Drawing): string {
  const { block, grid } = design;
  const [width, height] = [block.blockWidth / grid.columns, block.blockHeight / grid.rows];
  return width === height ? exactInches(width) : `${exactInches(width)} × ${exactInches(height)}`;
}

function hintOf({ options, selected, drawing, hasLoose }: CreationEditor, device: DeviceInUse): string {
  const { tool, selectsMore } = options;
  const tap = tapWord(device);
  const byKeys = device === 'keyboard';
  const ends = device === 'mouse' ? '; Escape to stop' : '';
  switch (tool) {
    case 'draw':
      return byKeys
        ? 'Press A to place a shape, arrow keys to move the shape, and Escape to stop'
        : `${tap} a cell or draw a shape${ends}`;
    case 'fill':
      if (byKeys)
        return 'Press arrow keys to move between cells, Enter to fill a cell, Shift to select more, and Escape to stop';
      return device === 'mouse'
        ? 'Click or sweep over cells to fill them. Press R to turn the unit, and Escape to stop'
        : 'Tap or sweep over cells to fill them';
    case 'polygon':
    case 'curve':
      return describeSketching(tool, device);
    case 'seam':
    case 'circle':
    case 'divide':
    case 'move':
    case 'erase':
      return hasLoose ? describeLoose(device) : describeDrafting(tool, device);
    case 'trace':
      return byKeys
        ? 'Place the picture with the fields of the panel'
        : 'Drag the picture to move it, or a handle to size it';
    case 'corners':
      if (selected.length !== 1) return 'Select one shape to edit its corners';
      if (byKeys) return 'Press . for the next corner, arrow keys to move it, and Delete to remove it';
      return 'Drag a corner, or the middle of a side to bend it';
    case 'box':
      return byKeys
        ? `Press N to select the next shape, or ${modName()}+A to select all shapes`
        : 'Draw a box around what you want to select';
    case 'select':
      if (options.drawsBy === 'seams') return describePicking(selected.length > 0, device);
      if (selectsMore) return `${tap} shapes to select or deselect them`;
      if (selected.length > 0) {
        if (byKeys) return 'Press arrow keys to move the selection';
        return device === 'touch'
          ? 'Tap with two fingers to undo'
          : `Hold ${modName()} to move without snapping`;
      }
      if (drawing.document.design.block.levels.every(({ length }) => length === 0))
        return byKeys ? 'Pick a shape, then press A to place it' : 'Pick a shape, then draw it on the block';
      return byKeys
        ? 'Press N to select the next shape, then arrow keys to move it'
        : 'Select a shape to change it';
  }
}

/** Returns the hint for the middle of a seam, where a drag bends the seam and a click draws another one. */
function describeBend({ editing, isDrafting }: CreationEditor, device: DeviceInUse): string {
  if (editing.drafting.bend.isBending.value)
    return device === 'touch'
      ? 'Drag sideways to bend the seam'
      : 'Press Space to bend the seam to its other side';
  const tap = tapWord(device).toLowerCase();
  return `Drag to bend this seam, or ${tap} to ${isDrafting ? 'end' : 'start'} a seam here`;
}

/** Returns the hint for the tools that draw an outline corner by corner. */
function describeSketching(tool: 'polygon' | 'curve', device: DeviceInUse): string {
  if (device === 'keyboard')
    return 'Press arrow keys to move, A to add a corner, Enter to close the outline, and Escape to stop';
  const corners = `${tapWord(device)} corners${tool === 'curve' ? ', and drag to bend a side' : ''}`;
  return device === 'mouse'
    ? `${corners}. Click the first corner or press Enter to close; Escape to stop`
    : `${corners}. Tap the first one to close`;
}

/** Returns the hint for a seam that cuts no patch yet. */
function describeLoose(device: DeviceInUse): string {
  const end = 'The dashed seam’s end touches nothing.';
  if (device === 'keyboard')
    return `${end} Press arrow keys to go to it and Enter to extend it, or Escape to remove it`;
  const mend = `${tapWord(device)} its mark to extend it, or draw another seam to it`;
  return `${end} ${mend}${device === 'mouse' ? '; Escape to remove it' : ''}`;
}

/** Returns the hint for the tools that work on seams. */
function describeDrafting(tool: DraftingTool, device: DeviceInUse): string {
  const tap = tapWord(device);
  switch (tool) {
    case 'seam':
      return device === 'keyboard'
        ? 'Press arrow keys to move, Enter to start and end a seam, and A to bend it'
        : `Drag, or ${tap.toLowerCase()} both ends. Drag the middle of a seam to bend it`;
    case 'circle':
      return device === 'keyboard'
        ? 'Press arrow keys to move, and Enter for the centre and for the edge'
        : 'Drag a circle from its centre';
    case 'divide':
      return device === 'keyboard'
        ? 'Press arrow keys to move to a patch, and Enter or a number to divide it'
        : device === 'mouse'
          ? 'Click a patch to divide it, or point at it and press a number'
          : 'Tap a patch to divide it';
    case 'move':
      return device === 'keyboard'
        ? 'Press arrow keys to move to a corner, and Enter to pick it up and to put it down'
        : 'Drag a corner or a seam';
    case 'erase':
      return device === 'keyboard'
        ? 'Press arrow keys to move to a seam, and Enter to erase it'
        : `${tap} a seam, or sweep over several`;
  }
}
