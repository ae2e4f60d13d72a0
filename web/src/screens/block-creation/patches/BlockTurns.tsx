import { FlipHorizontal2, FlipVertical2, RotateCcw, RotateCw } from 'lucide-react';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { ButtonGroup } from '../../../panels/arrange/ArrangeButtons';
import type { CreationEditor } from '../use-creation-editor';

const turns = {
  name: 'Turn and mirror the block',
  arrangements: [
    { label: 'Turn the block to the left', icon: RotateCcw, action: act(commands.turnBlock, 'left') },
    { label: 'Turn the block to the right', icon: RotateCw, action: act(commands.turnBlock, 'right') },
    {
      label: 'Mirror the block from left to right',
      icon: FlipVertical2,
      action: act(commands.turnBlock, 'across'),
    },
    {
      label: 'Mirror the block from top to bottom',
      icon: FlipHorizontal2,
      action: act(commands.turnBlock, 'down'),
    },
  ],
} as const;

/** Buttons that turn and mirror the whole block. */
export function BlockTurns({ run }: Pick<CreationEditor, 'run'>) {
  return <ButtonGroup group={turns} onAction={run} />;
}
