import { formOf, type Turn } from '../../../quilting/shapes/form.js';
import type { PlainLabel } from '../../history-words.js';
import { turningCommands } from '../../turning.js';
import type { DrawingCommand } from '../drawing.js';
import { editSelected } from '../edit.js';
import { reshapeSelected } from '../reshape.js';
import { turning } from '../fine-edges.js';

export const turnCommands = turningCommands(turn);

/** Turns or mirrors the selected shapes together, about the middle of the box around them. */
function turn(label: PlainLabel, how: Turn): DrawingCommand {
  return editSelected({
    label,
    change: (drawing) =>
      reshapeSelected(drawing, (around) => {
        const turned = turning(around, how);
        return (sides, shape) => turned(sides, formOf(shape));
      }),
  });
}
