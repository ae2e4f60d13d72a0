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
import { memo, type ReactNode } from 'react';
import { act, type Action, type Command } from '@quiltwright/shared/model/command';
import type { Alignment, Axis } from '@quiltwright/shared/model/created-block/arranging/align-commands';
import type { Order } from '@quiltwright/shared/model/reordered';
import { IconButton } from '../../ui/basics/Button';
import { classNames } from '../../ui/basics/class-names';
import { useRoving } from '../../ui/hooks/use-roving';
import styles from './ArrangeButtons.module.css';

/** The commands that arrange the selection, both in the block drawing editor and in the free form editor. */
interface ArrangeCommands<Work> {
  turnLeft: Command<Work>;
  turnRight: Command<Work>;
  mirrorAcross: Command<Work>;
  mirrorDown: Command<Work>;
  makeSameSize: Command<Work, 'width' | 'height' | 'both'>;
  align: Command<Work, Alignment>;
  distribute: Command<Work, Axis>;
  reorder: Command<Work, Order>;
}

interface Group<Work> {
  name: string;
  arrangements: readonly { label: string; icon: LucideIcon; action: Action<Work> }[];
}

interface ArrangeButtonsProps<Work> {
  commands: ArrangeCommands<Work>;
  onAction: (action: Action<Work>) => void;
}

function groupsOf<Work>(commands: ArrangeCommands<Work>): readonly Group<Work>[] {
  return [
    {
      name: 'Turn and mirror',
      arrangements: [
        { label: 'Turn to the left', icon: RotateCcw, action: act(commands.turnLeft) },
        { label: 'Turn to the right', icon: RotateCw, action: act(commands.turnRight) },
        { label: 'Mirror from left to right', icon: FlipVertical2, action: act(commands.mirrorAcross) },
        { label: 'Mirror from top to bottom', icon: FlipHorizontal2, action: act(commands.mirrorDown) },
        { label: 'Same size', icon: Scaling, action: act(commands.makeSameSize, 'both') },
      ],
    },
    {
      name: 'Align',
      arrangements: [
        { label: 'Align left', icon: AlignStartVertical, action: act(commands.align, 'left') },
        {
          label: 'Align centres',
          icon: AlignCenterVertical,
          action: act(commands.align, 'centre'),
        },
        { label: 'Align right', icon: AlignEndVertical, action: act(commands.align, 'right') },
        {
          label: 'Equal gaps across',
          icon: AlignHorizontalDistributeCenter,
          action: act(commands.distribute, 'across'),
        },
        { label: 'Align top', icon: AlignStartHorizontal, action: act(commands.align, 'top') },
        {
          label: 'Align middles',
          icon: AlignCenterHorizontal,
          action: act(commands.align, 'middle'),
        },
        {
          label: 'Align bottom',
          icon: AlignEndHorizontal,
          action: act(commands.align, 'bottom'),
        },
        {
          label: 'Equal gaps down',
          icon: AlignVerticalDistributeCenter,
          action: act(commands.distribute, 'down'),
        },
      ],
    },
    {
      name: 'Order',
      arrangements: [
        {
          label: 'Bring to the front',
          icon: ArrowUpToLine,
          action: act(commands.reorder, 'front'),
        },
        { label: 'Bring forward', icon: ChevronUp, action: act(commands.reorder, 'forward') },
        {
          label: 'Send backward',
          icon: ChevronDown,
          action: act(commands.reorder, 'backward'),
        },
        {
          label: 'Send to the back',
          icon: ArrowDownToLine,
          action: act(commands.reorder, 'back'),
        },
      ],
    },
  ];
}

function Buttons<Work>({ commands, onAction }: ArrangeButtonsProps<Work>): ReactNode {
  return groupsOf(commands).map((group) => (
    <ButtonGroup key={group.name} group={group} onAction={onAction} />
  ));
}

interface ButtonGroupProps<Work> extends Pick<ArrangeButtonsProps<Work>, 'onAction'> {
  group: Group<Work>;
}

/** A named group of buttons with a single Tab stop. Arrow keys move within the group. */
export function ButtonGroup<Work>({ group: { name, arrangements }, onAction }: ButtonGroupProps<Work>) {
  const { grid, item } = useRoving(
    arrangements.map((_, index) => index),
    null,
  );
  return (
    <div
      className={classNames(styles.group, arrangements.length > 5 && styles.long)}
      role="group"
      aria-label={name}
      {...grid}
    >
      {arrangements.map(({ label, icon: Icon, action }, index) => (
        <IconButton
          key={label}
          {...item(index)}
          label={label}
          onClick={() => {
            onAction(action);
          }}
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
    </div>
  );
}

/** Buttons that turn, mirror and align the selection, and move it in front of other items or behind them. */
export const ArrangeButtons = memo(Buttons) as typeof Buttons;
