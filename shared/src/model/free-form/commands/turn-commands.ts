import { mirroredOver, orientation, turnedFurther, type Orientation } from '../../../geometry/orientation.js';
import { withGapsOf } from '../../../quilting/placement.js';
import type { Turn } from '../../../quilting/shapes/form.js';
import type { PlainLabel } from '../../history-words.js';
import { turningCommands } from '../../turning.js';
import { selectedPlacements, type ArrangementCommand } from '../arrangement.js';
import { editSelected } from '../edit.js';
import { refitted } from '../fitting.js';

/** Two eighths of a turn. */
const QUARTER = 2;

/**
 * Sets by how many eighths of a turn to the right the selected blocks are turned, any whole number. Each block turns
 * about its middle, in all its copies.
 */
const setTurn: ArrangementCommand<number> = lying('blocksTurned', ({ mirrored = false }, turn) =>
  orientation(turn, mirrored),
);

/** Turns the selected blocks further, by eighths of a turn to the right; below 0 to the left. */
const turnBy: ArrangementCommand<number> = lying('blocksTurned', turnedFurther);

export const turnCommands = { ...turningCommands(turn), setTurn, turnBy } as const;

/**
 * Makes a command that turns by a quarter, or mirrors, each selected block about its middle, in all its copies. The rows
 * and columns of copies stay.
 */
function turn(label: PlainLabel, how: Turn): ArrangementCommand {
  return lying(label, (before) => {
    if (how === 'across' || how === 'down') return mirroredOver(before, how);
    return turnedFurther(before, how === 'right' ? QUARTER : -QUARTER);
  });
}

/**
 * Makes a command that changes how each selected block lies. The shapes of the blocks stay the same.
 * @param next returns the new orientation of a block
 */
function lying<Argument = void>(
  label: PlainLabel,
  next: (before: Orientation, argument: Argument) => Orientation,
): ArrangementCommand<Argument> {
  return editSelected<Argument>({
    label,
    change: (arrangement, argument) => ({
      design: refitted(arrangement.document.design, selectedPlacements(arrangement), (placement) =>
        withGapsOf(placement, { ...placement, ...next(placement, argument) }),
      ),
    }),
  });
}
