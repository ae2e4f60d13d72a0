import { pointInside } from '../planar/faces.js';
import { mapOf } from '../map-of-shapes.js';
import type { Face, MapFault, SeamMap } from '../seam-map.js';
import { withStroke } from '../strokes.js';
import type { DraftStartName } from './start-titles.js';
import { boundedNumbers, draftStarts } from './starts.js';

/** The pattern of a start: its map, and the fabric spot of each face. */
export interface StartMap {
  readonly map: SeamMap;
  /** Returns the fabric spot of a face of the map, from 1. */
  readonly spotOf: (face: Face) => number;
}

/** Returns the map that a start makes of an empty block. Numbers beyond their bounds count as the bound. */
export function startMap(start: DraftStartName, given: readonly number[]): StartMap | MapFault {
  const numbers = boundedNumbers(start, given);
  const { seams, spotAt } = draftStarts[start];
  const empty = mapOf([]);
  const drafted = typeof empty === 'string' ? empty : withStroke(empty, seams(numbers));
  if (typeof drafted === 'string') return drafted;
  return {
    map: drafted.map,
    spotOf: ({ outline, holes }) => spotAt(numbers, pointInside(outline, holes)),
  };
}
