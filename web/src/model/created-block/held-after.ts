import type { CreatedBlockDesign } from './created-block-document';
import type { DrawingState } from './drawing';

/** Where a layer, by its index, is found again after a change of the block. */
export type FoundAgain = (level: number) => number;

/** Where a hand that goes on drawing finds what it draws on; null where all is where it was. */
export function foundAgain(before: CreatedBlockDesign, now: CreatedBlockDesign): FoundAgain | null {
  const levels = before.block.levels.map((_, level) => layerAfter(before, now, level));
  return levels.every((level, index) => level === index) ? null : (level) => levels[level] ?? level;
}

type Held = Pick<DrawingState, 'clipboard' | 'lastPlaced'>;

/** What is held, on its layers as they are found again. */
export function heldAfter({ clipboard, lastPlaced }: Held, found: FoundAgain): Held {
  return {
    clipboard: clipboard && clipboard.map(({ shape, level }) => ({ shape, level: found(level) })),
    lastPlaced: lastPlaced && { ...lastPlaced, level: found(lastPlaced.level) },
  };
}

/**
 * A layer keeps what is known of it wherever it goes; where that is another object, as in a history that was read, its list
 * of shapes. One that is there no longer leaves its place to the next.
 */
function layerAfter(before: CreatedBlockDesign, now: CreatedBlockDesign, level: number): number {
  const [state, shapes] = [before.layers[level], before.block.levels[level]];
  const places = [
    now.layers.findIndex((each) => each === state),
    now.block.levels.findIndex((each) => each === shapes),
  ];
  return places.find((place) => place >= 0) ?? level;
}
