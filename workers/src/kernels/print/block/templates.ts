import type { Report } from '../../report';
import {
  areaOf,
  boundsOf,
  flattened,
  isStraight,
  polygon,
  type Outline,
} from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { exactInches } from '@quiltwright/shared/ruler/lengths';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { isOnEighth } from '../../cutting/pieces/ruler';
import type { Cover } from '../../patches/cover';
import { congruence, type Cutout } from '../../patches/lattice/congruence';
import type { PatchKind, SewnPatch } from '../../patches/sewn';
import type { SewnBlocks } from '../../patches/sewn-blocks';
import { curvedAllowance } from '../../cutting/allowance/curved-allowance';
import { movedOutline } from './moved-outline';
import { withSeamAllowance } from '../../cutting/allowance/seam-allowance';

/** A block to print. Its sides are in inches, without seam allowances. */
export interface PrintedBlock {
  name: string;
  /** The number of the block in its quilt; 0 if the block isn't part of a quilt. */
  blockNum: number;
  levels: Levels;
  width: number;
  height: number;
  /** The parts of the block that other blocks cover, in block units. */
  covers: readonly Cover[];
  /** The number of blocks to sew. */
  copies: number;
  /**
   * The layers of the block in each version that its copies have. The version in `levels` comes first. Copies usually
   * have different layers because they are turned. Absent if all copies have the layers in `levels`.
   */
  lies?: readonly BlockLie[];
}

/** The layers of some copies of a block, usually with turned shapes. */
interface BlockLie {
  levels: Levels;
  /** Quarter turns to the right. */
  turn: number;
}

/** A template: an outline to be cut from card, for cutting patches. Points are in inches. */
export interface Template extends Cutout {
  /** The name of the template: T1, T2 … */
  letter: string;
  kind: PatchKind;
  /** One of the patches that are cut with the template, as an example of all of them. */
  patch: SewnPatch;
  /** The finished size, in words. */
  size: string;
  /** The cutting line, which includes the seam allowance. `corners` is the sewing line, without the allowance. */
  cut: readonly Point[];
  /** The lines to draw. They have true arcs, where `corners`, `holes` and `cut` have chords. */
  lines: { sewing: Outline; holes: readonly Outline[]; cutting: Outline };
  /** For each fabric: its number, the number of patches, and how many of them are cut with the template reversed. */
  fabrics: { fabric: number; count: number; mirrored: number }[];
  /** Names of the blocks that have patches of this template. */
  blocks: string[];
}

/** The greatest distance between an arc and its chords, in inches. */
const SAGITTA = 0.001;

/**
 * Returns the templates of some blocks, the largest first. Equal patches share a template, even in different blocks and
 * fabrics.
 * @param seam seam allowance in inches
 * @param isWanted returns true if a patch gets a template
 * @param report receives the progress, from 0 to 1
 */
export function templatesOf(
  blocks: readonly PrintedBlock[],
  seam: number,
  isWanted: (patch: SewnPatch) => boolean,
  sewn: SewnBlocks,
  report: Report = () => undefined,
): Template[] {
  const found: { patch: SewnPatch; fabrics: Template['fabrics']; blocks: string[] }[] = [];
  for (const [index, block] of blocks.entries()) {
    const { name, copies } = block;
    const { patches, groups } = sewn.seen(block);
    report(index / blocks.length);
    for (const [group, { fabric, patches: alike, mirrored }] of groups.entries()) {
      report((index + group / groups.length) / blocks.length);
      const patch = patches[alike[0] ?? -1];
      if (!patch || !isWanted(patch)) continue;
      const like = found.find((other) => isLike(other.patch, patch));
      const template = like ?? { patch, fabrics: [], blocks: [] };
      if (!like) found.push(template);
      // `mirrored` counts against the first patch of the group, which may itself be reversed compared with the
      // template.
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

/**
 * True if two patches can be cut with one template. The patches must be equal, perhaps after quarter turns, mirroring
 * or both.
 */
export function isLike(one: SewnPatch, other: SewnPatch): boolean {
  return (
    (one.kind === 'applique') === (other.kind === 'applique') &&
    Math.abs(one.area - other.area) <= 0.001 * (1 + one.area) &&
    congruence(one, other) !== null
  );
}

function templateOf(patch: SewnPatch, seam: number): Omit<Template, 'letter' | 'fabrics' | 'blocks'> {
  const { kind, size, outline, holes, rims } = patch;
  const corners = flattened(outline, SAGITTA);
  const isPiecedCurve = kind !== 'applique' && !isStraight(outline);
  const cutting =
    (isPiecedCurve && curvedAllowance(outline, seam)) || polygon(withSeamAllowance(corners, seam));
  const cut = flattened(cutting, SAGITTA);
  const [left, top] = [Math.min(...cut.map(({ x }) => x)), Math.min(...cut.map(({ y }) => y))];
  const place = ({ x, y }: Point) => ({ x: x - left, y: y - top });
  return {
    ...{ kind, patch },
    size: size.map(exactInches).join(' × '),
    corners: corners.map(place),
    holes: holes.map((hole) => hole.map(place)),
    cut: cut.map(place),
    lines: {
      sewing: movedOutline(isPiecedCurve ? outline : polygon(corners), place),
      holes: rims.map((rim) => movedOutline(rim, place)),
      cutting: movedOutline(cutting, place),
    },
  };
}

/**
 * True if a patch can be cut with a ruler alone, without a template. This holds for a square or rectangle, even if the
 * patch has slanted corners or another patch in its middle. It also holds for a triangle that is cut from a square, if
 * the triangle's finished size is on a ruler line.
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

/** Returns letters for an index: A, B, …, Z, AA, AB, … */
export function letterOf(index: number): string {
  const before = Math.floor(index / 26);
  return `${before > 0 ? letterOf(before - 1) : ''}${String.fromCharCode(65 + (index % 26))}`;
}
