import { boxOfPoints, type Box } from '@quiltwright/shared/geometry/box';
import type { Size } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import { CLOTH_TILE, FABRIC } from '@quiltwright/shared/limits';
import type { SewnPatch } from '../../patches/sewn';
import type { Piecing } from '../../piecing/piecing';
import { inks, line, rectangle, type Mark, type Measure, type Stroke } from '../paper/marks';
import { labelFor, labelMarks } from './piecing-drawing';

const edge: Stroke = { ink: inks.ink, width: 0.7 };
const sewn: Stroke = { ink: inks.red, width: 1.1, dash: [3, 2.2] };
/** Squares that overlap by less than this, in inches, count as side by side. The overlap comes from rounding. */
const HAIR = 0.01;

interface CornersOptions {
  node: Piecing;
  patches: readonly SewnPatch[];
  labelOf: (index: number) => string;
  seam: number;
  measure: Measure;
}

/**
 * A square that is laid on a corner of its base. The box includes seam allowances, and `ends` are the ends of the
 * sewing line. In inches from the base's corner.
 */
interface Laid extends Box {
  index: number;
  ends: readonly [Point, Point];
  /** The middle of the half of the square that is cut off after sewing. */
  at: Point;
}

/**
 * Returns the scale at which a base fits into `room`, but at most `most`. A base is a rectangle with other fabric sewn
 * on its corners, drawn with its seam allowances. The scale is in inches of the page for each inch of the block. Also
 * returns the size of the drawing in inches.
 */
export function cornersScale({ node, seam }: CornersOptions, room: Size, most: number) {
  const [width, height] = [node.box.width + 2 * seam, node.box.height + 2 * seam];
  const scale = Math.min(most, room.width / width, room.height / height);
  return { scale, width: width * scale, height: height * scale };
}

/**
 * Draws a base (a rectangle) with squares laid on its corners, and the lines along which the squares are sewn. If two
 * squares overlap, draws only the first.
 */
export function cornersLaid(options: CornersOptions, { x, y }: Point, scale: number): Mark[] {
  const { node, patches, labelOf, measure, seam } = options;
  const base = node.patches.find((index) => patches[index]?.kind === 'base') ?? -1;
  const own = { x: 0, y: 0, width: node.box.width + 2 * seam, height: node.box.height + 2 * seam };
  const laid = node.patches.reduce<Laid[]>((before, index) => {
    const square = index === base ? null : squareOn(index, options);
    return square && !before.some((other) => isOver(square, other)) ? [...before, square] : before;
  }, []);
  const place = (point: Point) => ({ x: x + point.x * scale, y: y + point.y * scale });
  const piece = (box: Box, fabric: number): Mark => {
    const outline = rectangle({
      ...place(box),
      width: box.width * scale,
      height: box.height * scale,
    });
    const cloth = { fabric, x, y, tile: CLOTH_TILE * scale };
    return { kind: 'path', outlines: [outline], fill: fabric === FABRIC.none ? inks.white : cloth };
  };
  const outlined = (box: Box, fabric: number): Mark[] => {
    const filled = piece(box, fabric);
    return filled.kind === 'path' ? [filled, { kind: 'path', outlines: filled.outlines, stroke: edge }] : [];
  };
  const label = (index: number, at: Point, room: number) =>
    labelMarks(labelFor(labelOf(index), place(at), room * scale, measure));
  const middle = { x: own.width / 2, y: own.height / 2 };
  return [
    ...outlined(own, patches[base]?.fabric ?? FABRIC.none),
    ...laid.flatMap((square) => outlined(square, patches[square.index]?.fabric ?? FABRIC.none)),
    ...laid.map(({ ends: [from, to] }) => line(place(from), place(to), sewn)),
    ...label(base, middle, Math.min(own.width, own.height) / 4),
    ...laid.flatMap(({ index, at, width }) => label(index, at, width / 4)),
  ];
}

function squareOn(index: number, { node, patches, seam }: CornersOptions): Laid {
  const triangle = boxOfPoints(patches[index]?.corners ?? []);
  const side = triangle.width + 2 * seam;
  const [right, low] = [isAtEnd('x'), isAtEnd('y')];
  const box = {
    x: triangle.x - node.box.x,
    y: triangle.y - node.box.y,
    width: side,
    height: side,
  };
  const corner = { x: box.x + (right ? side : 0), y: box.y + (low ? side : 0) };
  const into = { x: right ? -side : side, y: low ? -side : side };
  return {
    ...box,
    index,
    ends: [
      { x: corner.x + into.x, y: corner.y },
      { x: corner.x, y: corner.y + into.y },
    ],
    at: { x: corner.x + into.x * 0.28, y: corner.y + into.y * 0.28 },
  };

  /**
   * True if the triangle has its right angle at the right (for `along` 'x') or at the bottom ('y'). Two of its three
   * corners are then on that side.
   */
  function isAtEnd(along: 'x' | 'y'): boolean {
    const middle = triangle[along] + (along === 'x' ? triangle.width : triangle.height) / 2;
    return (patches[index]?.corners ?? []).filter((each) => each[along] > middle).length === 2;
  }
}

function isOver(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width - HAIR &&
    b.x < a.x + a.width - HAIR &&
    a.y < b.y + b.height - HAIR &&
    b.y < a.y + a.height - HAIR
  );
}
