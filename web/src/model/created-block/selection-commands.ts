import { neighbourOf, nothingSelected, type Selection } from '../selection';
import { freeShapes, type Drawing, type DrawingCommand } from './drawing';
import { edit } from './edit';

/* What is selected is no step of the history: these commands change nothing else. */

/** Selects shapes by their numbers, and no others. */
const select: DrawingCommand<readonly number[]> = selecting('select', 'Select', (drawing, nums) =>
  freeOf(drawing, nums),
);

/** Selects shapes besides, or no longer where all of them are selected already. */
const selectMore: DrawingCommand<readonly number[]> = selecting(
  'select-more',
  'Select more',
  (drawing, nums) => {
    const more = freeOf(drawing, nums);
    const { selection } = drawing;
    return [...more].every((num) => selection.has(num))
      ? new Set([...selection].filter((num) => !more.has(num)))
      : new Set([...selection, ...more]);
  },
);

const selectAll: DrawingCommand = selecting('select-all', 'Select all', ({ document: { design } }) =>
  numbersOf(freeShapes(design)),
);

const deselectAll: DrawingCommand = selecting('deselect-all', 'Deselect All', () => nothingSelected);

/** All shapes of a layer, by its index. */
const selectLayer: DrawingCommand<number> = selecting(
  'select-layer',
  'Select a layer’s shapes',
  ({ document: { design } }, level) => numbersOf(freeShapes(design).filter((each) => each.level === level)),
);

const selectNext: DrawingCommand = selecting('select-next', 'Next shape', (drawing) => neighbour(drawing, 1));

const selectPrevious: DrawingCommand = selecting('select-previous', 'Previous shape', (drawing) =>
  neighbour(drawing, -1),
);

export const selectionCommands = {
  select,
  selectMore,
  selectAll,
  deselectAll,
  selectLayer,
  selectNext,
  selectPrevious,
} as const;

function selecting<Argument = null>(
  id: string,
  label: string,
  selectionOf: (drawing: Drawing, argument: Argument) => Selection,
): DrawingCommand<Argument> {
  return edit({
    id,
    label,
    allowed: () => true,
    change: (drawing, argument) => ({ selection: selectionOf(drawing, argument) }),
  });
}

function numbersOf(shapes: ReturnType<typeof freeShapes>): Selection {
  return new Set(shapes.map(({ shape }) => shape.shapeNum));
}

/** Those of some shapes that can be selected, in their order. */
function freeOf({ document: { design } }: Drawing, nums: readonly number[]): Selection {
  const free = numbersOf(freeShapes(design));
  return new Set(nums.filter((num) => free.has(num)));
}

/** The shape above what is selected, or below, all round; without anything selected the lowest, or the topmost. */
function neighbour({ document: { design }, selection }: Drawing, step: 1 | -1): Selection {
  return neighbourOf(
    selection,
    freeShapes(design).map(({ shape }) => shape.shapeNum),
    step,
  );
}
