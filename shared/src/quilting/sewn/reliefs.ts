import type { Box } from '../../geometry/box.js';
import type { Point } from '../../geometry/point.js';
import type { Band } from '../bands.js';
import type { QuiltingPattern } from './quilting-patterns.js';
import { FAR, FAR_FROM_SEAM, type Echo, type Relief } from './relief.js';
import { segmentsOf, type Segments } from './stitch-lines.js';

/** Lines that echo the seams: half an inch from a seam, then an inch apart. */
const ECHO: Echo = { first: 0.5, apart: 1 };

/** The distance between quilting lines in borders if the blocks are quilted in the ditch, in inches. */
const BORDER_LINES: Echo = { first: 1, apart: 1.5 };
/** The distance from a seam, in inches, up to which cloth without seams has lines that echo the seam. */
const FAR_FROM_ECHO = 8;
/** The greatest number of copies whose edges shape the sashing around them. More would be too small to see. */
export const MOST_EDGES = 800;

const NO_LINES: Segments = new Float32Array();

/** Returns the relief of a block with these seams. Quilting lines that don't follow the seams aren't in it. */
export function blockRelief(pattern: QuiltingPattern, seams: Segments): Relief {
  return {
    seams,
    quilting: pattern === 'inTheDitch' ? seams : NO_LINES,
    echo: pattern === 'echo' ? ECHO : null,
  };
}

/** Returns the relief of a strip of a border, or of the sashing, whose seams are the edges of these boxes. */
export function stripRelief(pattern: QuiltingPattern, name: Band['name'], edges: readonly Box[]): Relief {
  const isInDitch = pattern === 'inTheDitch';
  const seams = segmentsOf(edges.map(edgeOf));
  return { seams, quilting: isInDitch ? seams : NO_LINES, echo: stripEcho(pattern, name) };
}

/** Returns the distance in inches up to which a seam shapes a strip of a border, or the sashing. */
export function stripReach(pattern: QuiltingPattern, name: Band['name']): number {
  if (stripEcho(pattern, name)) return FAR_FROM_ECHO;
  return pattern === 'inTheDitch' ? FAR : FAR_FROM_SEAM;
}

function stripEcho(pattern: QuiltingPattern, name: Band['name']): Echo | null {
  if (pattern === 'echo') return ECHO;
  return pattern === 'inTheDitch' && name !== 'sashing' ? BORDER_LINES : null;
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

/**
 * Returns the strips from which a band is sewn: the sides of a border, then its top and bottom over the whole width.
 */
export function stripsOf({ outer, hole }: Pick<Band, 'outer' | 'hole'>): Box[] {
  if (!hole) return [outer];
  const [right, bottom] = [hole.x + hole.width, hole.y + hole.height];
  const side = { y: hole.y, height: hole.height };
  return [
    { ...side, x: outer.x, width: hole.x - outer.x },
    { ...side, x: right, width: outer.x + outer.width - right },
    { ...outer, height: hole.y - outer.y },
    { ...outer, y: bottom, height: outer.y + outer.height - bottom },
  ];
}
