import type { Point } from '@quiltwright/shared/geometry/point';
import type { Drawing, DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { wayOf } from '../../../panels/arrange/selection-keys';
import { placeWords } from './seam-words';
import type { Drafting } from './drafting';
import type { DraftingTool } from './drafting-tools';

const ONE = { x: 1, y: 1 };

/** Returns the keyboard shortcuts of a tool that works on seams. */
export function draftKeys(
  tool: DraftingTool,
  editing: { drafting: Drafting; drawing: () => Drawing },
  run: (action: DrawingAction) => void,
  say: (words: string) => void,
) {
  const { sketch, cursor, bend } = editing.drafting;
  const place = (point: Point) => placeWords(point, editing.drawing().document.design.block);
  const walks = (isFar: boolean) => (key: string) => {
    const { at, kind } = cursor.walk(tool, wayOf(key, ONE), isFar);
    say(kind === 'grid' ? place(at) : `${kind}, ${place(at)}`);
  };
  return {
    walkSeams: walks(false),
    walkCorners: walks(true),
    pressSeam: () => {
      const isDrawing = () => !sketch.isEmpty;
      const wasDrawing = isDrawing();
      const pressed = cursor.press(tool, run);
      if (!pressed) {
        say(`Press arrow keys to go to a ${tool === 'erase' ? 'seam inside the block' : 'corner'} first.`);
        return;
      }
      const at = place(pressed);
      if (cursor.held)
        say(`Corner picked up at ${at}. Press arrow keys to move it, and Enter to put it down.`);
      else if (!wasDrawing && isDrawing()) say(`${tool === 'circle' ? 'Centre' : 'Start'} at ${at}`);
    },
    ...(tool === 'seam' && {
      bendSeam: () => {
        if (sketch.bendLast(run) === null) say('Draw a seam first.');
      },
    }),
    ...(bend.isBending.value && {
      flipSeam: () => {
        bend.flip();
      },
    }),
  };
}
