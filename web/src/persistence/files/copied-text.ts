import { packedPlacements } from '@quiltwright/shared/quilting/stored/packed-quilt';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { CopiedShape } from '@quiltwright/shared/model/created-block/drawing';

/** The formats of text on the clipboard. */
const formats = ['quiltwright-shapes', 'quiltwright-placements'] as const;
export type CopiedFormat = (typeof formats)[number];

/** The version of the clipboard format that this version of the app writes. */
export type CopiedVersion = 1;
const VERSION: CopiedVersion = 1;

/** True if a text looks as if it was copied from Quiltwright. */
export function isCopied(text: string): boolean {
  const head = text.slice(0, 60);
  return formats.some((format) => head.includes(`"${format}"`));
}

/**
 * Returns shapes as text for the device's clipboard. The text has no ids of layers, because an id is valid only within
 * one block.
 */
export function copiedShapes(shapes: readonly CopiedShape[], quilterNum: number): string {
  const items = shapes.map(({ shape, level }) => ({ shape, level }));
  return JSON.stringify({ format: 'quiltwright-shapes', version: VERSION, quilterNum, items });
}

/** Returns placed blocks as text for the device's clipboard. Equal blocks share one list of patches. */
export function copiedPlacements(placements: readonly Placement[], quilterNum: number): string {
  const packed = packedPlacements(placements);
  return JSON.stringify({ format: 'quiltwright-placements', version: VERSION, quilterNum, ...packed });
}
