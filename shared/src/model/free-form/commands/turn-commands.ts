import type { Placement } from '../../../quilting/placement.js';
import type { Turn } from '../../../quilting/shapes/shape-turns.js';
import { turnedBlock } from '../../../quilting/shapes/turned-block.js';
import type { PlainLabel } from '../../history-words.js';
import { turningCommands } from '../../turning.js';
import { selectedPlacements, type ArrangementCommand } from '../arrangement.js';
import { editSelected } from '../edit.js';
import { onMark, refitted } from '../fitting.js';
import { onceForEach } from './once-for-each.js';

export const turnCommands = turningCommands(turn);

/** Turns or mirrors each selected block about its middle, with its copies: rows and columns stay in place. */
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
 * Returns a placement after a quarter turn, with the width and height of an oblong block swapped. The middle is
 * rounded in such a way that the next turn moves it back. For a mirror, or a square block, the box stays the
 * same.
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
