import { polygon, type Outline } from '@quiltwright/shared/geometry/outline';
import { formatSize } from '@quiltwright/shared/inch-words';
import { isEmptyPlacement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { success, type Result } from '@quiltwright/shared/result';
import { CORNER_STRIDE, expand } from '../../expand/expand';
import type { SewnPatch } from '../../patches/sewn';
import { bandsOf } from '../../scene/bands';
import { inks, rectangle, type Mark, type Stroke } from '../paper/marks';
import type { PageDraft } from '../paper/page-frame';
import type { PageArea } from '../paper/paper';
import { fitting } from '../quilt/quilt-picture';
import type { SewnBlocks } from '../block/sewn-blocks';
import type { PrintedBlock } from '../block/templates';

const fine: Stroke = { ink: inks.quiet, width: 0.5 };

interface ColouringOptions {
  name: string;
  area: PageArea;
  sewn: SewnBlocks;
}

/**
 * A quilt in outlines, to be coloured by hand. Fails with `too-many-copies`.
 * @param quilt generated
 */
export function quiltToColour(quilt: Quilt, { name, area, sewn }: ColouringOptions): Result<PageDraft[]> {
  const placements = quilt.blocks.filter((placement) => !isEmptyPlacement(placement));
  const corners = expand(placements);
  if (!corners.ok) return corners;
  const place = fitting({ width: quilt.quiltWidth, height: quilt.quiltLength }, area.body);
  // The outermost first: each lies over the one around it.
  const bands = bandsOf(quilt)
    .reverse()
    .map(({ outer: { x, y, width, length } }) => rectangle({ x, y, width, height: length }));
  const marks: Mark[] = bands.map((outline) => outlined([outline], [place]));
  let copy = 0;
  for (const { levels, blockWidth, blockHeight, numOfColumns, numOfRows } of placements) {
    const places = Array.from({ length: numOfColumns * numOfRows }, () => {
      const x = place.x + (corners.value[copy * CORNER_STRIDE] ?? 0) * place.scale;
      const y = place.y + (corners.value[copy * CORNER_STRIDE + 1] ?? 0) * place.scale;
      copy++;
      return { x, y, scale: place.scale };
    });
    marks.push(...blockOutlines(sewn.of(levels, blockWidth, blockHeight), places));
  }
  const size = formatSize(quilt.quiltWidth, quilt.quiltLength);
  return success([{ title: name, detail: 'To colour as you like', foot: `${name}, ${size}`, marks }]);
}

/** A block in outlines. */
export function blockToColour(block: PrintedBlock, { area, sewn }: ColouringOptions): PageDraft {
  const place = fitting(block, area.body);
  return {
    title: block.name,
    detail: 'To colour as you like',
    foot: `${block.name}, ${formatSize(block.width, block.height)}`,
    marks: blockOutlines(sewn.of(block.levels, block.width, block.height), [place]),
  };
}

/** Patches at all places of a block; appliqué lies over what it is on, and so is drawn after it. */
function blockOutlines(patches: readonly SewnPatch[], places: readonly Place[]): Mark[] {
  const pieced = patches.filter(({ kind }) => kind !== 'applique');
  const appliques = patches.filter(({ kind }) => kind === 'applique');
  return [
    outlined(pieced.flatMap(outlinesOf), places),
    ...appliques.map((patch) => outlined(outlinesOf(patch), places)),
  ];
}

type Place = { x: number; y: number; scale: number };

function outlinesOf({ outline, holes }: SewnPatch): Outline[] {
  return [outline, ...holes.map(polygon)];
}

function outlined(outlines: readonly Outline[], places: readonly Place[]): Mark {
  return { kind: 'path', outlines, places, fill: inks.white, stroke: fine };
}
