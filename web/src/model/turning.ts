import type { Turn } from '@quiltwright/shared/quilting/shapes/shape-turns';

/**
 * Returns the commands that turn and mirror the selection.
 * @param turn makes one, from its id and its name in the history
 */
export function turningCommands<Command>(turn: (id: string, label: string, how: Turn) => Command) {
  return {
    turnRight: turn('turn-right', 'Turned to the right', 'right'),
    turnLeft: turn('turn-left', 'Turned to the left', 'left'),
    mirrorAcross: turn('mirror-across', 'Mirrored, left to right', 'across'),
    mirrorDown: turn('mirror-down', 'Mirrored, top to bottom', 'down'),
  } as const;
}
