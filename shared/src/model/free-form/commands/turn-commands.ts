import type { Placement } from '../../../quilting/placement.js';
import type { Turn } from '../../../quilting/shapes/form.js';
import { turnedBlock } from '../../../quilting/shapes/turned-block.js';
import type { PlainLabel } from '../../history-words.js';
import { turningCommands } from '../../turning.js';
import { selectedPlacements, type ArrangementCommand } from '../arrangement.js';
import { editSelected } from '../edit.js';
import { onMark, refitted } from '../fitting.js';
import { onceForEach } from './once-for-each.js';

export const turnCommands = turningCommands(turn);

/**
 * Makes a command that turns or mirrors each selected block about its middle, in all its copies. The rows and columns
 * of copies stay.
 */
function turn(label: PlainLabel, how: Turn): ArrangementCommand {
  return editSelected({
    label,
    change: (arrangement) => {
      const turned = onceForEach((levels) => turnedBlock(levels, how));
      return {
        design: refitted(arrangement.document.design, selectedPlacements(arrangement), (placement) => ({
          ...inTurnedBox(placement, how),
          levels: turned(placement.levels),
        })),
      };
    },
  });
}

/**
 * Returns a placement after a quarter turn: width and height of an oblong block are swapped. The middle is rounded so
 * that the next turn restores it. A mirror, or the turn of a square block, leaves the box unchanged.
 */
function inTurnedBox(placement: Placement, how: Turn): Placement {
  const { blockWidth, blockHeight, xLocation, yLocation } = placement;
  if (how === 'across' || how === 'down' || blockWidth === blockHeight) return placement;
  const longer = blockWidth - blockHeight;
  const half = Math.sign(longer) * onMark(Math.abs(longer) / 2);
  return {
    ...placement,
    blockWidth: blockHeight,
    blockHeight: blockWidth,
    xLocation: onMark(xLocation + half),
    yLocation: onMark(yLocation - half),
  };
}
