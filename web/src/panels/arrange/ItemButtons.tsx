import type { Point } from '@quiltwright/shared/geometry/point';
import { CopyPlus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { act, type Action, type Command } from '@quiltwright/shared/model/command';
import { IconButton } from '../../ui/basics/Button';

interface ItemButtonsProps<Work> {
  commands: { duplicate: Command<Work, Point | null>; remove: Command<Work> };
  onAction: (action: Action<Work>) => void;
}

function Buttons<Work>({ commands, onAction }: ItemButtonsProps<Work>) {
  return (
    <>
      <IconButton
        label="Duplicate"
        onClick={() => {
          onAction(act<Work, Point | null>(commands.duplicate, null));
        }}
      >
        <CopyPlus aria-hidden />
      </IconButton>
      <IconButton
        label="Delete"
        onClick={() => {
          onAction(act<Work, null>(commands.remove));
        }}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </>
  );
}

/** Buttons that duplicate and delete the selection. */
export const ItemButtons = memo(Buttons) as typeof Buttons;
