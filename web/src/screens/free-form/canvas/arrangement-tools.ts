import { anyOf } from '../../../editor/tools/any-of';
import { lockedPlacementAt } from '../../../editor/tools/arranging/locked-placement';
import { marqueeOverLocked, tellLocked } from '../../../editor/tools/items/tell-locked';
import type { ArrangementEditor } from '../../../editor/tools/arranging/arrangement-editor';
import { marquee } from '../../../editor/tools/items/marquee';
import { moveItems } from '../../../editor/tools/items/move-items';
import { placementItems } from '../../../editor/tools/arranging/placement-items';
import { repeatPlacement } from '../../../editor/tools/arranging/repeat-placement';
import { resizeItems } from '../../../editor/tools/items/resize-items';
import { turnPlacements } from '../../../editor/tools/arranging/turn-placements';
import { selectItems } from '../../../editor/tools/items/select-items';
import type { CanvasPoint, Tool, View } from '../../../editor/tools/tool';
import { act } from '@quiltwright/shared/model/command';
import { freeFormCommands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { notify } from '../../../ui/basics/notify';

export type ArrangementTool = 'select' | 'box';

/**
 * Returns the tools for arranging a free form quilt.
 * @param onTap called at each tap, with the tapped part
 */
export function arrangementTools(editor: ArrangementEditor, onTap: Tool['tap']): readonly Tool[] {
  const items = placementItems(editor);
  const lockedAt = (point: CanvasPoint, view: View) => lockedPlacementAt(editor, point, view);
  const onLocked = (id: number) => {
    const unlock = act(freeFormCommands.lock, { ids: [id], isLocked: false });
    const onClick = () => {
      editor.run(unlock);
    };
    notify('This block is locked.', { label: 'Unlock', onClick });
  };
  const tell = tellLocked(lockedAt, onLocked);
  const box = (everywhere: boolean) =>
    marqueeOverLocked(marquee(items, everywhere), items, lockedAt, onLocked);
  const tools: Record<ArrangementTool, readonly Tool[]> = {
    select: [
      repeatPlacement(editor, selectItems(items)),
      turnPlacements(editor),
      tell,
      resizeItems(items),
      moveItems(items),
      box(false),
    ],
    box: [box(true), selectItems(items), tell],
  };
  return Object.entries(tools).map(([name, parts]) =>
    anyOf(name, [...parts, { name: 'target', ...(onTap && { tap: onTap }) }]),
  );
}
