import type { Answer } from '../../fault';
import { centre, cornersOfBox, type Box } from '@quiltwright/shared/geometry/box';
import { boundsOf, polygon } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { bandStrips } from '@quiltwright/shared/quilting/bands/band-areas';
import { isBorderName, sashingOf, sashingWidth } from '@quiltwright/shared/quilting/bands/bands';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { insideBorders } from '@quiltwright/shared/quilting/quilt-areas';
import { planOf } from '@quiltwright/shared/quilting/standard/standard-size';
import { success } from '@quiltwright/shared/result';
import { isMitred } from '../../finishing/borders';
import { cornersOfCopy } from '../../expand/boxes';
import type { PreparedQuilt } from '../../prepared/prepared-quilt';
import { diagramLegend, legendHeight, type DiagramOptions } from './diagram-legend';
import { cutSize } from './joined-words';
import { circle, inks, rectangle, text, type Mark, type Stroke } from '../paper/marks';
import { placedName } from '../names/placed-names';
import { pointsSeveralWays } from '../block/turned-blocks';
import { pulledQuilt, type PulledQuilt, type QuiltPart } from './quilt-parts';
import { quiltPicture } from './quilt-picture';
import type { Words } from '../names/words';

/** Width of each gap between two drawn parts of a quilt, in inches of the page. */
const GAP = 0.07;
/** The number of a block is drawn only if the block's drawn side is at least this long, in inches of the page. */
const LEAST_BLOCK = 0.17;
/** Width of the room for the numbers at the left of the rows, in inches. */
const ROW_NUMBERS = 0.22;
/**
 * For a legend beside the quilt: `share` is the fraction of the width for the quilt. `gap` is the distance between the
 * quilt and its legend, in inches.
 */
const BESIDE = { share: 0.66, gap: 0.3 };
const edge: Stroke = { ink: inks.quiet, width: 0.5 };

/**
 * Draws a quilt with gaps between its rows and borders, and its legend beside or below it. Each block has its name, and
 * an arrow to its top if copies of the block are turned. Fails with the faults of `quiltPicture`.
 */
export function assemblyDiagram(prepared: PreparedQuilt, box: Box, options: DiagramOptions): Answer<Mark[]> {
  const { quilt } = prepared;
  const pulled = pulledQuilt(prepared, options.corners);
  const { place, below, isBelow } = arranged(quilt, box, pulled, options);
  const picture = quiltPicture(prepared, { x: 0, y: 0, scale: place.scale }, () => undefined);
  if (!picture.ok) return picture;
  const legend = isBelow
    ? { ...box, y: box.y + below.height, height: box.height - below.height }
    : {
        ...box,
        x: place.x + place.width + BESIDE.gap,
        width: box.x + box.width - place.x - place.width - BESIDE.gap,
      };
  const shown = [
    ...picture.value,
    ...seamsIn(prepared, place.scale, options),
    ...stripsInPlace(prepared, place.scale, options),
    ...blockNames(prepared, place.scale, options),
  ];
  return success([
    ...pulled.parts.flatMap((part) => partMarks(part, shown, place, options)),
    ...diagramLegend(quilt, legend, options),
  ]);
}

/** Returns a function that returns the scale of the diagram in a box: inches of the page for each inch of the quilt. */
export function diagramScale(prepared: PreparedQuilt, options: DiagramOptions): (box: Box) => number {
  const pulled = pulledQuilt(prepared, options.corners);
  return (box) => arranged(prepared.quilt, box, pulled, options).place.scale;
}

/** Returns the place of the quilt in a box: at the left of its legend or above it, whichever makes the quilt larger. */
function arranged(quilt: Quilt, box: Box, pulled: PulledQuilt, options: DiagramOptions) {
  const right = { ...box, width: box.width * BESIDE.share };
  const below = { ...box, height: box.height - legendHeight(quilt, box, options) };
  const [one, other] = [placeIn(right, quilt, pulled), placeIn(below, quilt, pulled)];
  const isBelow = other.scale > one.scale;
  const place = isBelow ? { ...other, x: box.x + (box.width - other.width + ROW_NUMBERS) / 2 } : one;
  return { place, below, isBelow };
}

interface Place extends Box {
  scale: number;
}

/**
 * Returns the position and the largest scale at which a quilt, with the gaps between its parts, fits into `box`. Leaves
 * room for the numbers of the rows at the left.
 */
function placeIn(box: Box, quilt: Quilt, { gaps }: PulledQuilt): Place {
  const scale = Math.min(
    (box.width - ROW_NUMBERS - gaps.x * GAP) / quilt.quiltWidth,
    (box.height - gaps.y * GAP) / quilt.quiltLength,
  );
  const [width, height] = [quilt.quiltWidth * scale + gaps.x * GAP, quilt.quiltLength * scale + gaps.y * GAP];
  return { x: box.x + ROW_NUMBERS, y: box.y, width, height, scale };
}

/**
 * Draws one part of the diagram in its place: a row with its number, or a border strip with its cut size.
 * @param picture the picture of the whole quilt
 */
function partMarks(part: QuiltPart, picture: readonly Mark[], place: Place, options: DiagramOptions): Mark[] {
  const { scale } = place;
  const by = { x: place.x + part.shift.x * GAP, y: place.y + part.shift.y * GAP };
  const box = {
    ...{ x: by.x + part.x * scale, y: by.y + part.y * scale },
    ...{ width: part.width * scale, height: part.height * scale },
  };
  const own = scaledBy(scale, part);
  const middle = centre(box);
  return [
    { kind: 'clip', box, by, marks: picture.flatMap((mark) => seenIn(mark, own)) },
    { kind: 'path', outlines: [rectangle(box)], stroke: edge },
    ...(part.number !== undefined && box.height >= 0.1
      ? [
          text({ x: place.x - 0.06, y: middle.y + 0.04 }, String(part.number), {
            ...{ points: 8, ink: inks.quiet, align: 'right' },
          }),
        ]
      : []),
    ...(part.strip ? stripLength(part.strip, box, middle, options) : []),
  ];
}

/**
 * Draws the strips of the borders of a quilt with mitred borders: their seams, slanted at mitred corners, and their cut
 * sizes. Empty without mitred borders, because the strips are then parts with gaps between them.
 */
function stripsInPlace({ bands }: PreparedQuilt, scale: number, options: DiagramOptions): Mark[] {
  if (!bands.some((band) => isMitred(band, options.corners))) return [];
  return bands.flatMap(({ name, outer, hole, corners }): Mark[] => {
    if (!isBorderName(name) || !hole) return [];
    const [out, inn] = [scaledBy(scale, outer), scaledBy(scale, hole)];
    const [outside, inside] = [cornersOfBox(out), cornersOfBox(inn)];
    const slanted = outside.map((from, i) => {
      const next = (i + 1) % outside.length;
      return polygon([from, outside[next] ?? from, inside[next] ?? from, inside[i] ?? from]);
    });
    const outlines = isMitred({ name, corners }, options.corners)
      ? slanted
      : bandStrips({ outer: out, hole: inn }).map((strip) => polygon(cornersOfBox(strip)));
    const side = { ...inn, x: out.x, width: inn.x - out.x };
    const end = { ...inn, y: out.y, height: inn.y - out.y };
    return [
      { kind: 'path', outlines, stroke: edge },
      ...stripLength({ of: name, isSide: true }, side, centre(side), options),
      ...stripLength({ of: name, isSide: false }, end, centre(end), options),
    ];
  });
}

function scaledBy(scale: number, { x, y, width, height }: Box): Box {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}

/** Draws the cut size of a border strip in the strip's middle, along the strip. Empty if there is no room for it. */
function stripLength(
  { of, isSide }: NonNullable<QuiltPart['strip']>,
  { width, height }: Box,
  middle: Point,
  { parts, words }: DiagramOptions,
): Mark[] {
  const needed = parts.find((part) => part.of === of)?.needed;
  const strip = isSide ? needed?.[0] : needed?.[1];
  const points = Math.min(7.5, Math.min(width, height) * 72 * 0.72);
  if (!strip || points < 4.5) return [];
  const label = cutSize(strip);
  const long = words.measure(label, 'semiBold', points) + 0.06;
  const high = (points / 72) * 1.25;
  const [across, down] = isSide ? [high, long] : [long, high];
  const white = { x: middle.x - across / 2, y: middle.y - down / 2, width: across, height: down };
  const baseline = points / 72 / 2.8;
  const at = isSide ? { x: middle.x + baseline, y: middle.y } : { x: middle.x, y: middle.y + baseline };
  return [
    { kind: 'path', outlines: [rectangle(white)], fill: inks.white },
    text(at, label, { font: 'semiBold', points, align: 'centre', isUpright: isSide }),
  ];
}

/**
 * Returns a list with the mark, without places at which it can't be visible in a box. The list is empty if no place
 * remains.
 */
function seenIn(mark: Mark, { x, y, width, height }: Box): Mark[] {
  if (mark.kind === 'text') return isIn(mark.at, 0.6) ? [mark] : [];
  if (mark.kind !== 'path') return [mark];
  const boxes = mark.outlines.map(boundsOf);
  const places = (mark.places ?? [{ x: 0, y: 0, scale: 1 }]).filter((place) =>
    boxes.some(
      (box) =>
        place.x + box.x * place.scale < x + width &&
        place.x + (box.x + box.width) * place.scale > x &&
        place.y + box.y * place.scale < y + height &&
        place.y + (box.y + box.height) * place.scale > y,
    ),
  );
  return places.length > 0 ? [{ ...mark, places }] : [];

  function isIn(at: Point, by: number): boolean {
    return at.x > x - by && at.x < x + width + by && at.y > y - by && at.y < y + height + by;
  }
}

/** Draws the edges of blocks and cornerstones on the sashing, where sashes start and end. */
function seamsIn({ quilt, boxes }: PreparedQuilt, scale: number, { parts }: DiagramOptions): Mark[] {
  if (!sashingOf(quilt) || !boxes.ok || boxes.value.length > MOST_EDGES) return [];
  const hasStones = planOf(quilt) && parts.some(({ of }) => of === 'cornerstones');
  const by = sashingWidth(quilt);
  const { x, y, width, height } = insideBorders(quilt);
  const stones = boxes.value
    .map((box) => ({ x: box.x + box.width, y: box.y + box.height, width: by, height: by }))
    .filter((stone) => stone.x + by / 2 < x + width && stone.y + by / 2 < y + height);
  const outlines = [...boxes.value.map(cornersOfCopy), ...(hasStones ? stones.map(cornersOfBox) : [])].map(
    (corners) => polygon(corners.map((corner) => ({ x: corner.x * scale, y: corner.y * scale }))),
  );
  return [{ kind: 'path', outlines, stroke: edge }];
}

/** Edges of blocks are drawn only up to this number of blocks. With more blocks, the edges would be too fine. */
const MOST_EDGES = 400;

/** Draws the names of all blocks of a quilt. Draws the number of a block instead if its name doesn’t fit. */
function blockNames(
  { placements, boxes }: PreparedQuilt,
  scale: number,
  { blocks, words }: DiagramOptions,
): Mark[] {
  // If all copies are of one block and point the same way, no names are needed.
  const isTurned = placements.some(({ turn }) => turn !== placements[0]?.turn);
  if (!boxes.ok || (blocks.length === 1 && !isTurned && !blocks.some(pointsSeveralWays))) return [];
  let copy = 0;
  return placements.flatMap((placement) => {
    const { blockWidth: width, blockHeight: height, numOfColumns, numOfRows } = placement;
    const { number, arrow, name } = placedName(placement, blocks, words);
    const count = numOfColumns * numOfRows;
    const first = copy;
    copy += count;
    const side = Math.min(width, height) * scale;
    if (side < LEAST_BLOCK || number === 0) return [];
    return boxes.value.slice(first, first + count).flatMap((box) => {
      const { x, y } = centre(box);
      return nameMarks(
        { number: `${number}${arrow}`, name: blocks.length > 1 ? name : '' },
        { x: x * scale, y: y * scale },
        { width: width * scale, side },
        words,
      );
    });
  });
}

/** Draws a number in the middle of a block, with its name below if the block is wide enough. */
function nameMarks(
  { number, name }: { number: string; name: string },
  at: Point,
  { width, side }: { width: number; side: number },
  { measure }: Words,
): Mark[] {
  const points = Math.min(10, side * 72 * 0.42);
  const long = measure(name, 'semiBold', NAME) + 0.08;
  const hasName = name !== '' && long < width * 0.96 && side > 0.5;
  const y = hasName ? at.y - 0.06 : at.y;
  const box = { x: at.x - long / 2, y: y + 0.1, width: long, height: 0.13 };
  return [
    {
      kind: 'path',
      outlines: [circle({ x: at.x, y }, (points / 72) * (0.42 + 0.24 * number.length))],
      fill: inks.white,
    },
    text({ x: at.x, y: y + points / 72 / 2.8 }, number, { font: 'semiBold', points, align: 'centre' }),
    ...(hasName
      ? [
          { kind: 'path', outlines: [rectangle(box)], fill: inks.white } as const,
          text({ x: at.x, y: box.y + 0.095 }, name, { font: 'semiBold', points: NAME, align: 'centre' }),
        ]
      : []),
  ];
}

/** The font size of a block's name, in points. */
const NAME = 6.5;
