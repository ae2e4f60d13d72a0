import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import type { Turn } from '@quiltwright/shared/quilting/shapes/form';
import {
  Copy,
  FlipHorizontal2,
  FlipVertical2,
  Merge,
  RotateCcw,
  RotateCw,
  Scissors,
  Shapes,
  type LucideIcon,
} from 'lucide-react';
import type { ShortcutId } from '../../../editor/shortcuts';
import type { MenuAction } from '../../../ui/menus/ContextMenu';
import { cutPatches } from './patch-keys';

/** Returns the menu action of a shortcut. */
type Keyed = (id: ShortcutId, icon: LucideIcon, action: DrawingAction) => MenuAction;

/** Returns the actions of a menu on a patch of the Seams way. */
export function patchMenu(
  keyed: Keyed,
  { here, all }: Record<'here' | 'all', MenuAction>,
  run: (action: DrawingAction) => void,
): MenuAction[] {
  const merge = act(commands.mergePatches);
  return [
    {
      ...keyed('cut', Scissors, merge),
      onChoose: () => {
        cutPatches(run);
      },
    },
    keyed('copy', Copy, act(commands.copy)),
    here,
    { ...keyed('deleteItems', Merge, merge), name: 'Merge with a neighbour', isApart: true },
    all,
    { ...keyed('selectAlike', Shapes, act(commands.selectAlike)), name: 'Select all like this' },
    ...blockTurns(keyed),
  ];
}

const turns: readonly (readonly [ShortcutId, LucideIcon, string, Turn])[] = [
  ['turnRight', RotateCw, 'Turn the block to the right', 'right'],
  ['turnLeft', RotateCcw, 'Turn the block to the left', 'left'],
  ['mirrorAcross', FlipVertical2, 'Mirror the block from left to right', 'across'],
  ['mirrorDown', FlipHorizontal2, 'Mirror the block from top to bottom', 'down'],
];

/** Returns the menu actions that turn and mirror the whole block. */
export function blockTurns(keyed: Keyed): MenuAction[] {
  return turns.map(([id, icon, name, turn], index) => ({
    ...keyed(id, icon, act(commands.turnBlock, turn)),
    ...{ name, isApart: index === 0 },
  }));
}
