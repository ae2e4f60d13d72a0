import type { Turn } from '@quiltwright/shared/quilting/shapes/shape-turns';
import type { PlainLabel } from '../../history-words';
import { turningCommands } from '../../turning';
import type { DrawingCommand } from '../drawing';
import { editSelected } from '../edit';
import { reshapeSelected } from '../reshape';
import { turning } from '../fine-edges';

export const turnCommands = turningCommands(turn);

/** Turns or mirrors the selected shapes together, about the middle of the box around them. */
function turn(label: PlainLabel, how: Turn): DrawingCommand {
  return editSelected({
    label,
    change: (drawing) =>
      reshapeSelected(drawing, (around) => {
        const turned = turning(around, how);
        return (sides, { shapeType }) => turned(sides, shapeType);
      }),
  });
}
