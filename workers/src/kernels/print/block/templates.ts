import type { Box } from '@quiltwright/shared/geometry/box';
import { areaOf, boundsOf, flattened } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { exactInches } from '@quiltwright/shared/inch-words';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { isOnEighth } from '../../cutting/pieces/ruler';
import { congruence, type Cutout } from '../../patches/lattice/congruence';
import type { PatchKind, SewnPatch } from '../../patches/sewn';
import type { SewnBlocks } from './sewn-blocks';
import { withSeamAllowance } from './seam-allowance';

/** A block that is printed: finished sides in inches. */
export interface PrintedBlock {
  name: string;
  /** 0 for a block by itself. */
  blockNum: number;
  levels: Levels;
  width: number;
  height: number;
  /** What lies over it, in block units. */
  covers: readonly Box[];
  /** How many of it are sewn. */
  copies: number;
  /** How they lie, where there are several ways. */
  lies?: readonly BlockLie[];
}

/** Copies of a block that lie turned, which are blocks of their own in the quilt. */
interface BlockLie {
  levels: Levels;
  /** Quarter turns to the right. */
  turn: number;
}

/** A piece of card by which patches are cut. */
export interface Template extends Cutout {
  /** T1, T2 … */
  letter: string;
  kind: PatchKind;
  /** One that it is for. */
  patch: SewnPatch;
  /** Finished, in words. */
  size: string;
  /** What is cut, with its seam allowance; `corners` is what is sewn along. */
  cut: readonly Point[];
  /** How many are cut of each fabric, and how many of these reversed. */
  fabrics: { fabric: number; count: number; mirrored: number }[];
  /** Names of the blocks that it is for. */
  blocks: string[];
}

/** Chords leave an arc by so many inches at most. */
const SAGITTA = 0.001;

/**
 * The templates of some blocks, each once however many blocks and fabrics it is for: the largest first.
 * @param seam inches of their seam allowance
 * @param isWanted whether a patch gets one
 * @param report says how far it is, from 0 to 1
 */
export function templatesOf(
  blocks: readonly PrintedBlock[],
  seam: number,
  isWanted: (patch: SewnPatch) => boolean,
  sewn: SewnBlocks,
  report: (done: number) => void = () => undefined,
): Template[] {
  const found: { patch: SewnPatch; fabrics: Template['fabrics']; blocks: string[] }[] = [];
  for (const [index, block] of blocks.entries()) {
    report(index / blocks.length);
    const { name, copies } = block;
    const { patches, groups } = sewn.seen(block);
    for (const { fabric, patches: alike, mirrored } of groups) {
      const patch = patches[alike[0] ?? -1];
      if (!patch || !isWanted(patch)) continue;
      const like = found.find((other) => isLike(other.patch, patch));
      const template = like ?? { patch, fabrics: [], blocks: [] };
      if (!like) found.push(template);
      // All but these lie as the first of their group does, which itself may be reversed here.
      const isReversed = congruence(template.patch, patch) === 'mirrored';
      const reversed = isReversed ? alike.length - mirrored : mirrored;
      if (!template.blocks.includes(name)) template.blocks.push(name);
      const known = template.fabrics.find((other) => other.fabric === fabric);
      const cloth = known ?? { fabric, count: 0, mirrored: 0 };
      if (!known) template.fabrics.push(cloth);
      cloth.count += alike.length * copies;
      cloth.mirrored += reversed * copies;
    }
  }
  return found
    .sort((a, b) => b.patch.area - a.patch.area)
    .map(({ patch, ...rest }, index) => ({ ...templateOf(patch, seam), ...rest, letter: `T${index + 1}` }));
}

/** Whether one template is for both. */
export function isLike(one: SewnPatch, other: SewnPatch): boolean {
  return (
    (one.kind === 'applique') === (other.kind === 'applique') &&
    Math.abs(one.area - other.area) <= 0.001 * (1 + one.area) &&
    congruence(one, other) !== null
  );
}

function templateOf(patch: SewnPatch, seam: number): Omit<Template, 'letter' | 'fabrics' | 'blocks'> {
  const { kind, size, outline, holes } = patch;
  const corners = flattened(outline, SAGITTA);
  const cut = withSeamAllowance(corners, seam);
  const [left, top] = [Math.min(...cut.map(({ x }) => x)), Math.min(...cut.map(({ y }) => y))];
  const placed = (path: readonly Point[]) => path.map(({ x, y }) => ({ x: x - left, y: y - top }));
  return {
    ...{ kind, patch },
    size: size.map(exactInches).join(' × '),
    corners: placed(corners),
    holes: holes.map(placed),
    cut: placed(cut),
  };
}

/**
 * Whether a ruler cuts a patch without more ado: a square or rectangle, be it that something else is seen in its middle, and
 * triangles that are cut from squares of a size that it shows.
 */
export function isRulerCut({ kind, size, outline }: SewnPatch): boolean {
  if (kind === 'square' || kind === 'rectangle' || kind === 'base') return true;
  if (fromSquares.has(kind)) return isOnEighth(size[0]);
  const { width, height } = boundsOf(outline);
  return kind === 'other' && Math.abs(areaOf(outline) - width * height) < SAGITTA * (width + height);
}

const fromSquares: ReadonlySet<PatchKind> = new Set([
  'halfSquareTriangle',
  'quarterSquareTriangle',
  'goose',
  'sky',
  'corner',
]);

/** A, B, …, Z, AA, AB, … */
export function letterOf(index: number): string {
  const before = Math.floor(index / 26);
  return `${before > 0 ? letterOf(before - 1) : ''}${String.fromCharCode(65 + (index % 26))}`;
}
