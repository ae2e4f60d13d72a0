import type { CreatedBlockDesign } from '../created-block-document.js';
import type { DrawingState } from '../drawing.js';

/** Converts the old index of a layer to its index after a change of the block. */
export type FoundAgain = (level: number) => number;

/** Returns the function that converts layer indexes after a change; null if all indexes are unchanged. */
export function foundAgain(before: CreatedBlockDesign, now: CreatedBlockDesign): FoundAgain | null {
  const levels = before.block.levels.map((_, level) => layerAfter(before, now, level));
  return levels.every((level, index) => level === index) ? null : (level) => levels[level] ?? level;
}

type Held = Pick<DrawingState, 'clipboard' | 'lastPlaced'>;

/** Returns the copied shapes and the last placed shape with the new indexes of their layers. */
export function heldAfter({ clipboard, lastPlaced }: Held, found: FoundAgain): Held {
  return {
    clipboard: clipboard && clipboard.map(({ shape, level }) => ({ shape, level: found(level) })),
    lastPlaced: lastPlaced && { ...lastPlaced, level: found(lastPlaced.level) },
  };
}

/**
 * Returns the new index of a layer. The layer's state object identifies the layer. A loaded history has other state
 * objects; there the list of shapes identifies the layer. A removed layer keeps its index, which then belongs to the
 * next layer.
 */
function layerAfter(before: CreatedBlockDesign, now: CreatedBlockDesign, level: number): number {
  const [state, shapes] = [before.layers[level], before.block.levels[level]];
  const places = [
    now.layers.findIndex((each) => each === state),
    now.block.levels.findIndex((each) => each === shapes),
  ];
  return places.find((place) => place >= 0) ?? level;
}
