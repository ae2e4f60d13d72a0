import type { Point } from '@quiltwright/shared/geometry/point';
import { ways } from '../../../editor/tools/drafting/figures';
import type { Drawing, DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { wayOf } from '../../../panels/arrange/selection-keys';
import { placeWords } from './seam-words';
import type { Drafting } from './drafting';
import { divideFaultWords, divideWayNames } from './figures/divide-words';
import { countOf, countWords, stepped } from './figures/figure-steps';
import type { DraftingTool } from './drafting-tools';

const ONE = { x: 1, y: 1 };

/** Returns the keyboard shortcuts of a tool that works on seams. */
export function draftKeys(
  tool: DraftingTool,
  editing: { drafting: Drafting; drawing: () => Drawing; burst: () => string },
  run: (action: DrawingAction) => void,
  say: (words: string) => void,
  steps: { near: Point; far: Point },
) {
  const { group, sketch, cursor, bend, divider, figures, setFigures } = editing.drafting;
  const place = (point: Point) => placeWords(point, editing.drawing().document.design.block);
  const walks = (isFar: boolean) => (key: string) => {
    if (group.corners.length > 0) {
      group.move(wayOf(key, isFar ? steps.far : steps.near), run, editing.burst());
      return;
    }
    const { at, kind } = cursor.walk(tool, wayOf(key, ONE), isFar);
    if (tool === 'divide') {
      say(`Patch at ${place(at)}`);
      return;
    }
    say(kind === 'grid' ? place(at) : `${kind}, ${place(at)}`);
  };
  const divide = () => {
    const { at } = divider;
    const fault = at && divider.press(at, run);
    if (!at) say('Press arrow keys to go to a patch first.');
    else if (fault) say(divideFaultWords[fault]);
  };
  const count = countOf(tool);
  const step = (by: 1 | -1) => () => {
    if (!count) return;
    setFigures(stepped(figures.value, count, by));
    say(countWords(figures.value, count));
  };
  return {
    walkSeams: walks(false),
    walkCorners: walks(true),
    pressSeam: () => {
      if (tool === 'divide') {
        divide();
        return;
      }
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
    ...(count && { more: step(1), fewer: step(-1) }),
    ...((tool === 'seam' || tool === 'circle') && {
      mirrorRepeats: () => {
        const isMirrored = !figures.value.isMirrored;
        setFigures({ ...figures.value, isMirrored });
        say(isMirrored ? 'Mirrored' : 'Not mirrored');
      },
    }),
    ...(tool === 'divide' && {
      divideInto: (key: string) => {
        setFigures({ ...figures.value, pieces: Number(key), ratio: [] });
        if (divider.at) divide();
        else say(countWords(figures.value, 'pieces'));
      },
      nextWay: () => {
        const way = ways[(ways.indexOf(figures.value.way) + 1) % ways.length] ?? 'strips';
        setFigures({ ...figures.value, way, turns: 0 });
        say(divideWayNames[way]);
      },
      turnDivision: () => {
        setFigures({ ...figures.value, turns: figures.value.turns + 1 });
        say('Turned');
      },
    }),
    ...(bend.isBending.value && {
      flipSeam: () => {
        bend.flip();
      },
    }),
  };
}
