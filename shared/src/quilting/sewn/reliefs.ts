import type { Box } from '../../geometry/box.js';
import type { Point } from '../../geometry/point.js';
import { isBorderName } from '../bands/bands.js';
import type { BandArea } from '../bands/band-areas.js';
import type { QuiltingPattern } from './quilting-patterns.js';
import { FAR, FAR_FROM_SEAM, type Echo, type Relief } from './relief.js';
import { segmentsOf, type Segments } from './stitch-lines.js';

/** Lines that echo the seams: half an inch from a seam, then an inch apart. */
const ECHO: Echo = { first: 0.5, apart: 1 };

/** The distance between quilting lines in borders if the blocks are quilted in the ditch, in inches. */
const BORDER_LINES: Echo = { first: 1, apart: 1.5 };
/** The distance from a seam, in inches, up to which cloth without seams has lines that echo the seam. */
const FAR_FROM_ECHO = 8;
/**
 * The greatest number of copies of blocks whose edges shape the sashing around them in one picture. The edges of more
 * copies would be too small to be seen.
 */
export const MOST_EDGES = 800;

const NO_LINES: Segments = new Float32Array();

/**
 * Returns the relief of a block: the lines that shape its cloth. These are the seams and the quilting lines that follow
 * the seams.
 */
export function blockRelief(pattern: QuiltingPattern, seams: Segments): Relief {
  return {
    seams,
    quilting: pattern === 'inTheDitch' ? seams : NO_LINES,
    echo: pattern === 'echo' ? ECHO : null,
  };
}

/**
 * Returns the relief of a strip of a border, or of the sashing: the lines that shape its cloth. `edges` has the boxes
 * whose edges are the seams, and `slanted` the edges of blocks on their points, as closed lines.
 */
export function stripRelief(
  pattern: QuiltingPattern,
  name: BandArea['name'],
  edges: readonly Box[],
  slanted: readonly (readonly Point[])[] = [],
): Relief {
  const isInDitch = pattern === 'inTheDitch';
  const seams = segmentsOf([...edges.map(edgeOf), ...slanted]);
  return { seams, quilting: isInDitch ? seams : NO_LINES, echo: stripEcho(pattern, name) };
}

/**
 * Returns the greatest distance in inches from which a seam still shapes the cloth of a border strip, or of the
 * sashing.
 */
export function stripReach(pattern: QuiltingPattern, name: BandArea['name']): number {
  if (stripEcho(pattern, name)) return FAR_FROM_ECHO;
  return pattern === 'inTheDitch' ? FAR : FAR_FROM_SEAM;
}

function stripEcho(pattern: QuiltingPattern, name: BandArea['name']): Echo | null {
  if (pattern === 'echo') return ECHO;
  return pattern === 'inTheDitch' && isBorderName(name) ? BORDER_LINES : null;
}

/** Returns the edge of a box as a closed line. */
export function edgeOf({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
    { x, y },
  ];
}
