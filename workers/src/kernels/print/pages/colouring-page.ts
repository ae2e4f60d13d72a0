import { move } from '@quiltwright/shared/geometry/transform';
import { turnedOutline } from '@quiltwright/shared/geometry/turned-outline';
import type { Answer } from '../../fault';
import type { Box, Size } from '@quiltwright/shared/geometry/box';
import type { Outline } from '@quiltwright/shared/geometry/outline';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import type { BandArea } from '@quiltwright/shared/quilting/bands/band-areas';
import { isBorderName } from '@quiltwright/shared/quilting/bands/bands';
import { turnedQuilt } from '@quiltwright/shared/quilting/sideways';
import { success } from '@quiltwright/shared/result';
import type { SewnPatch } from '../../patches/sewn';
import { PreparedQuilt } from '../../prepared/prepared-quilt';
import { inks, line, rectangle, type Mark, type Stroke } from '../paper/marks';
import type { PageDraft } from '../paper/page-frame';
import type { PageArea } from '../paper/paper';
import { fitting, turnedTo } from '../quilt/quilt-picture';
import type { SewnBlocks } from '../../patches/sewn-blocks';
import type { PrintedBlock } from '../block/templates';
import { colouringTexts } from '../texts/cover-texts';
import { pageTexts } from '../texts/page-texts';

const fine: Stroke = { ink: inks.quiet, width: 0.5 };

interface ColouringOptions {
  name: string;
  area: PageArea;
  sewn: SewnBlocks;
}

/** Inches of the page between two parts of a quilt that is drawn in parts. */
const APART = 0.3;
const MOST_PARTS = 4;
/** A quilt is drawn in parts only if this makes the drawing larger by at least this factor. */
const WORTH_PARTS = 1.25;
/** Inches of the page that a part shows beyond its edges, so that lines on an edge aren't cut off. */
const EDGE = 0.01;
const cut: Stroke = { ink: inks.quiet, width: 0.5, dash: [3, 3] };

/**
 * Draws the outlines of a quilt, to be coloured by hand. A quilt that is wider than long is turned to fit the page. A
 * very long quilt is drawn in parts side by side. Fails with `too-many-copies`.
 */
export function quiltToColour(
  prepared: PreparedQuilt,
  { name, area }: Omit<ColouringOptions, 'sewn'>,
): Answer<PageDraft[]> {
  const { quilt } = prepared;
  const isWide = quilt.quiltWidth > quilt.quiltLength;
  const long = isWide ? new PreparedQuilt(turnedQuilt(quilt, 'left')) : prepared;
  const size = { width: long.quilt.quiltWidth, height: long.quilt.quiltLength };
  const whole = fitting(size, area.body);
  const parts = partsOf(size, area.body);
  const scale = parts > 1 ? partScale(size, area.body, parts) : whole.scale;
  const marks = outlinesOfQuilt(long, parts > 1 ? { x: 0, y: 0, scale } : whole);
  if (!marks.ok) return marks;
  const title = { title: name, foot: pageTexts.foot(name, formatSize(quilt.quiltWidth, quilt.quiltLength)) };
  if (parts === 1) return success([{ ...title, detail: colouringTexts.detail, marks: marks.value }]);
  return success([
    {
      ...title,
      detail: colouringTexts.joinParts(parts),
      marks: sideBySide(
        marks.value,
        { width: size.width * scale, height: (size.height / parts) * scale },
        parts,
        area.body,
      ),
    },
  ]);
}

/**
 * Returns the number of equal parts, from top to bottom, into which a quilt is divided to make its drawing as large as
 * possible. Returns 1 if parts would make the drawing hardly larger.
 */
function partsOf(size: Size, body: Box): number {
  const scales = Array.from({ length: MOST_PARTS }, (_, i) => partScale(size, body, i + 1));
  const largest = Math.max(...scales);
  return largest >= (scales[0] ?? largest) * WORTH_PARTS ? scales.indexOf(largest) + 1 : 1;
}

function partScale({ width, height }: Size, body: Box, parts: number): number {
  const room = (body.width - APART * (parts - 1)) / parts;
  return Math.min(room / width, (body.height * parts) / height);
}

/**
 * Lays the equal parts of a drawing side by side, the top part at the left.
 * @param parts the number of parts
 * @param body the area of the page
 */
function sideBySide(marks: readonly Mark[], { width, height }: Size, parts: number, body: Box): Mark[] {
  const left = body.x + (body.width - parts * width - (parts - 1) * APART) / 2;
  return Array.from({ length: parts }, (_, part) => {
    const at = { x: left + part * (width + APART), y: body.y };
    const edge = (y: number) => line({ x: at.x, y }, { x: at.x + width, y }, cut);
    const box = {
      ...{ x: at.x - EDGE, y: at.y - EDGE },
      ...{ width: width + 2 * EDGE, height: height + 2 * EDGE },
    };
    return [
      { kind: 'clip' as const, box, by: { x: at.x, y: at.y - part * height }, marks },
      ...(part > 0 ? [edge(at.y)] : []),
      ...(part < parts - 1 ? [edge(at.y + height)] : []),
    ];
  }).flat();
}

/** Draws the outlines of a quilt, its borders and its patches. Fails with `too-many-copies`. */
function outlinesOfQuilt(
  { quilt, bands: inner, placements, boxes, sewn }: PreparedQuilt,
  place: Place,
): Answer<Mark[]> {
  if (!boxes.ok) return boxes;
  // The outermost border comes first: each band covers the middle of the border around it.
  const isBorder = ({ name }: BandArea) => isBorderName(name);
  const bands = [...inner.filter(isBorder).reverse(), ...inner.filter((band) => !isBorder(band))].map(
    ({ outer: { x, y, width, height } }) => rectangle({ x, y, width, height }),
  );
  const whole = rectangle({ x: 0, y: 0, width: quilt.quiltWidth, height: quilt.quiltLength });
  const marks: Mark[] = [whole, ...bands].map((outline) => outlined([outline], [place]));
  let copy = 0;
  for (const { levels, blockWidth, blockHeight, numOfColumns, numOfRows, turn = 0 } of placements) {
    const places = Array.from({ length: numOfColumns * numOfRows }, () => {
      const box = boxes.value[copy++];
      const x = place.x + (box?.x ?? 0) * place.scale;
      const y = place.y + (box?.y ?? 0) * place.scale;
      return { x, y, scale: place.scale };
    });
    const matrix = turnedTo({ width: blockWidth, height: blockHeight }, turn);
    marks.push(...blockOutlines(sewn.of(levels, blockWidth, blockHeight), places, matrix));
  }
  return success(marks);
}

/** Draws the outlines of a block, to be coloured by hand. */
export function blockToColour(block: PrintedBlock, { area, sewn }: ColouringOptions): PageDraft {
  const place = fitting(block, area.body);
  return {
    title: block.name,
    detail: colouringTexts.detail,
    foot: pageTexts.foot(block.name, formatSize(block.width, block.height)),
    marks: blockOutlines(sewn.of(block.levels, block.width, block.height), [place]),
  };
}

/** Draws the outlines of a block's patches at each of `places`. Appliqué comes last, over the pieced patches. */
function blockOutlines(patches: readonly SewnPatch[], places: readonly Place[], matrix = move(0, 0)): Mark[] {
  const outlinesOf = (patch: SewnPatch) =>
    ownOutlines(patch).map((outline) => turnedOutline(outline, matrix));
  const pieced = patches.filter(({ kind }) => kind !== 'applique');
  const appliques = patches.filter(({ kind }) => kind === 'applique');
  return [
    outlined(pieced.flatMap(outlinesOf), places),
    ...appliques.map((patch) => outlined(outlinesOf(patch), places)),
  ];
}

type Place = { x: number; y: number; scale: number };

function ownOutlines({ outline, rims }: SewnPatch): Outline[] {
  return [outline, ...rims];
}

function outlined(outlines: readonly Outline[], places: readonly Place[]): Mark {
  return { kind: 'path', outlines, places, fill: inks.white, stroke: fine };
}
