import type { Turn } from '../quilting/shapes/form.js';
import type { PlainLabel } from './history-words.js';

/**
 * Returns the commands that turn and mirror the selection.
 * @param turn makes a command; `label` is the name of the command's step in the history, and `how` the turn or mirror
 */
export function turningCommands<Command>(turn: (label: PlainLabel, how: Turn) => Command) {
  return {
    turnRight: turn('turnedRight', 'right'),
    turnLeft: turn('turnedLeft', 'left'),
    mirrorAcross: turn('mirroredAcross', 'across'),
    mirrorDown: turn('mirroredDown', 'down'),
  } as const;
}
