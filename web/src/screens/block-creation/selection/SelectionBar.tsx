import {
  ClipboardPaste,
  CopyPlus,
  Ellipsis,
  FlipVertical2,
  RotateCw,
  SplinePointer,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { BarButton, BarDivider, CanvasBar } from '../../../panels/workspace/canvas/CanvasBar';
import { usesTouch } from '../../../render/camera/uses-touch';
import type { Position } from '../../../render/camera/camera';
import { ContextMenu } from '../../../ui/menus/ContextMenu';
import { laysShapes } from '../../../editor/tools/drawing/lays-shapes';
import { menuOf, pasteFrom, selectedPart } from './shape-menu';
import { PatchBarButtons } from '../patches/PatchBarButtons';
import type { CreationEditor } from '../use-creation-editor';

/**
 * True if a bar of actions is shown for the selection. Touch users need this bar, because they have neither keys nor
 * a right mouse button.
 */
export function hasSelectionBar({ options, selected }: CreationEditor): boolean {
  return usesTouch() && selected.length > 0 && !laysShapes(options.tool);
}

/** The bar with the button that pastes copied shapes. Shown while nothing is selected. */
export function PasteBar({ run, editing }: Pick<CreationEditor, 'run' | 'editing'>) {
  return (
    <CanvasBar label="Copied shapes" at="besideZoom">
      <BarButton
        of={{ label: 'Paste' }}
        icon={ClipboardPaste}
        onPress={() => {
          void pasteFrom(editing, run, () => null);
        }}
      />
    </CanvasBar>
  );
}

/** A bar with the most frequent actions on the selection, and a menu of the other actions. */
export function SelectionBar({ editor }: { editor: CreationEditor }) {
  const { drawing, run } = editor;
  const [menuAt, setMenuAt] = useState<Position | null>(null);
  const top = menuAt && selectedPart(drawing);
  return (
    <>
      <CanvasBar label="Selection" at="foot">
        {editor.options.drawsBy === 'seams' ? (
          <PatchBarButtons run={run} />
        ) : (
          <ShapeBarButtons editor={editor} />
        )}
        <BarDivider />
        <BarButton
          of={{ label: 'More actions for the selection' }}
          icon={Ellipsis}
          onPress={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            setMenuAt({ x: left, y: bottom });
          }}
        />
      </CanvasBar>
      <ContextMenu
        at={menuAt}
        label="What is selected"
        actions={top ? menuOf(top.part, top.inches, editor) : []}
        onClose={() => {
          setMenuAt(null);
        }}
      />
    </>
  );
}

/** The buttons of the bar for selected shapes. */
function ShapeBarButtons({ editor }: { editor: CreationEditor }) {
  const { run } = editor;
  return (
    <>
      <BarButton
        of="duplicate"
        icon={CopyPlus}
        word="Duplicate"
        onPress={() => {
          run(act(commands.duplicate, null));
        }}
      />
      <BarButton
        of="turnRight"
        icon={RotateCw}
        word="Turn"
        onPress={() => {
          run(act(commands.turnRight));
        }}
      />
      <BarButton
        of="mirrorAcross"
        icon={FlipVertical2}
        word="Mirror"
        onPress={() => {
          run(act(commands.mirrorAcross));
        }}
      />
      <BarButton
        of="deleteItems"
        icon={Trash2}
        word="Delete"
        onPress={() => {
          run(act(commands.remove));
        }}
      />
      {editor.selected.length === 1 && (
        <BarButton
          of="cornersTool"
          icon={SplinePointer}
          pressed={editor.options.tool === 'corners'}
          onPress={() => {
            editor.editing.choose(editor.options.tool === 'corners' ? 'select' : 'corners');
          }}
        />
      )}
    </>
  );
}
