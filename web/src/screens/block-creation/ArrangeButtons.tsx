import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ArrowDownToLine,
  ArrowUpToLine,
  ChevronDown,
  ChevronUp,
  FlipHorizontal2,
  FlipVertical2,
  RotateCcw,
  RotateCw,
  Scaling,
  type LucideIcon,
} from 'lucide-react';
import { memo } from 'react';
import { act } from '../../model/command';
import { createdBlockCommands as commands } from '../../model/created-block/created-block-commands';
import type { DrawingAction } from '../../model/created-block/drawing';
import { IconButton } from '../../ui/Button';
import styles from './ArrangeButtons.module.css';
import type { CreationTable } from './use-creation-table';

interface Arrangement {
  label: string;
  icon: LucideIcon;
  action: DrawingAction;
}

const groups: readonly { name: string; arrangements: readonly Arrangement[] }[] = [
  {
    name: 'Turn and mirror',
    arrangements: [
      { label: 'Turn to the left', icon: RotateCcw, action: act(commands.turnLeft) },
      { label: 'Turn to the right', icon: RotateCw, action: act(commands.turnRight) },
      { label: 'Mirror, left to right', icon: FlipVertical2, action: act(commands.mirrorAcross) },
      { label: 'Mirror, top to bottom', icon: FlipHorizontal2, action: act(commands.mirrorDown) },
      { label: 'Same size', icon: Scaling, action: act(commands.makeSameSize, { argument: 'both' }) },
    ],
  },
  {
    name: 'Align',
    arrangements: [
      { label: 'Align left', icon: AlignStartVertical, action: act(commands.align, { argument: 'left' }) },
      {
        label: 'Align centres',
        icon: AlignCenterVertical,
        action: act(commands.align, { argument: 'centre' }),
      },
      { label: 'Align right', icon: AlignEndVertical, action: act(commands.align, { argument: 'right' }) },
      {
        label: 'Equal gaps across',
        icon: AlignHorizontalDistributeCenter,
        action: act(commands.distribute, { argument: 'across' }),
      },
      { label: 'Align top', icon: AlignStartHorizontal, action: act(commands.align, { argument: 'top' }) },
      {
        label: 'Align middles',
        icon: AlignCenterHorizontal,
        action: act(commands.align, { argument: 'middle' }),
      },
      {
        label: 'Align bottom',
        icon: AlignEndHorizontal,
        action: act(commands.align, { argument: 'bottom' }),
      },
      {
        label: 'Equal gaps down',
        icon: AlignVerticalDistributeCenter,
        action: act(commands.distribute, { argument: 'down' }),
      },
    ],
  },
  {
    name: 'Order',
    arrangements: [
      {
        label: 'Bring to the front',
        icon: ArrowUpToLine,
        action: act(commands.reorder, { argument: 'front' }),
      },
      { label: 'Bring forward', icon: ChevronUp, action: act(commands.reorder, { argument: 'forward' }) },
      { label: 'Send backward', icon: ChevronDown, action: act(commands.reorder, { argument: 'backward' }) },
      {
        label: 'Send to the back',
        icon: ArrowDownToLine,
        action: act(commands.reorder, { argument: 'back' }),
      },
    ],
  },
];

/** Turns, mirrors, aligns and orders what is selected. */
export const ArrangeButtons = memo(function ArrangeButtons({ adjust }: Pick<CreationTable, 'adjust'>) {
  return groups.map(({ name, arrangements }) => (
    <div key={name} className={styles.group} role="group" aria-label={name}>
      {arrangements.map(({ label, icon: Icon, action }) => (
        <IconButton
          key={label}
          label={label}
          onClick={() => {
            adjust(action);
          }}
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
    </div>
  ));
});
