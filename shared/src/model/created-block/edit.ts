import { LIMITS } from '../../limits.js';
import type { CommandDefinition } from '../command.js';
import { editing, type Edit } from '../editing.js';
import type { CreatedBlockDesign } from './created-block-document.js';
import { withSpots } from './design-shapes.js';
import { selectedShapes, stillSelected, type Drawing } from './drawing.js';
import { followed, stillLinked } from './links.js';

const stepping = editing<Drawing>({
  whole: (design, before) => stillLinked(withSpots(before, design)),
  stillSelected,
});

/**
 * Makes a command that changes the drawing in one step of the history. No step is added if nothing changes. A change
 * after which the outlines would have too many corners is dropped, and counted.
 */
export function edit<Argument = null>({
  change,
  ...edited
}: Edit<Drawing, Argument>): CommandDefinition<Drawing, Argument> {
  return stepping({
    ...edited,
    change: (drawing, argument, newIds) => {
      const changed = change(drawing, argument, newIds);
      return changed.design && cornersOf(changed.design) > LIMITS.blockCorners
        ? { dropped: drawing.dropped + 1 }
        : changed;
    },
  });
}

/** Returns the number of corners of all outlines that are stored with their shapes. */
function cornersOf({ block }: CreatedBlockDesign): number {
  return block.levels.reduce(
    (sum, level) => level.reduce((count, { outline = [] }) => count + outline.length, sum),
    0,
  );
}

/** Makes a command that changes the selected shapes. The linked copies of these shapes change in the same way. */
export function editSelected<Argument = null>({
  allowed = () => true,
  change,
  ...edited
}: Edit<Drawing, Argument>): CommandDefinition<Drawing, Argument> {
  return edit({
    ...edited,
    change: (drawing, argument, newIds) => {
      const { design, ...state } = change(drawing, argument, newIds);
      return design ? { design: followed(drawing.document.design, design), ...state } : state;
    },
    allowed: (drawing, argument) => selectedShapes(drawing).length > 0 && allowed(drawing, argument),
  });
}
