import type { Turn } from '@quiltwright/shared/quilting/shape-turns';

/** Commands that turn and mirror what is selected. @param turn makes one, of its id and what the history calls it */
export function turningCommands<Command>(turn: (id: string, label: string, how: Turn) => Command) {
  return {
    turnRight: turn('turn-right', 'Turned to the right', 'right'),
    turnLeft: turn('turn-left', 'Turned to the left', 'left'),
    mirrorAcross: turn('mirror-across', 'Mirrored, left to right', 'across'),
    mirrorDown: turn('mirror-down', 'Mirrored, top to bottom', 'down'),
  } as const;
}
