import type { Turn } from '@quiltwright/shared/quilting/shapes/shape-turns';

/**
 * Returns the commands that turn and mirror the selection.
 * @param turn makes one, from its name in the history
 */
export function turningCommands<Command>(turn: (label: string, how: Turn) => Command) {
  return {
    turnRight: turn('Turned to the right', 'right'),
    turnLeft: turn('Turned to the left', 'left'),
    mirrorAcross: turn('Mirrored, left to right', 'across'),
    mirrorDown: turn('Mirrored, top to bottom', 'down'),
  } as const;
}
