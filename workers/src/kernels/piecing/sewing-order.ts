import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import type { Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { PatchKind } from '../patches/sewn';
import { lookOf } from './alike';
import { piecingOf, type Piecing } from './piecing';
import { roundsOf } from './rounds';

/** A step of sewing a block. It sews patches, and parts from earlier steps, into a larger part. */
export interface SewingStep {
  /**
   * `seams` are straight seams between parts, one after another. `geese` is a goose with its sky (the small triangles
   * beside it). `corners` is a rectangle with other fabric sewn on its corners. `rounds` are strips around a middle, in
   * order. `curved` are patches with curved seams, and `setIn` others that no straight seam separates.
   */
  kind: 'seams' | 'geese' | 'corners' | 'rounds' | 'curved' | 'setIn';
  of: 'unit' | 'row' | 'block';
  /**
   * The larger parts that this step makes, grouped by their fabrics. The parts differ from each other only in their
   * fabrics.
   */
  variants: StepVariant[];
}

interface StepVariant {
  /** The first part in the block that has the fabrics of this variant, as an example of all of them. */
  node: Piecing;
  /**
   * The number of parts with the fabrics of this variant in one block. Counts parts that are turned by quarter turns
   * too.
   */
  count: number;
  /** If the step sews rows of the block, the indexes of the rows with the fabrics of this variant. */
  rows: number[];
  /** If the step sews rounds, the index of the patch in each strip around the middle, in sewing order. */
  strips: number[];
}

/** A patch with the data that the sewing order needs. Corners are in inches. */
export interface OrderedPatch {
  corners: readonly Point[];
  outline?: Outline;
  kind: PatchKind;
}

/** The sides of a goose may differ from the ratio 2 : 1 by this many inches, because of rounding. */
const HAIR = 0.05;

/**
 * Returns the steps to sew a block: units first, then rows, then the block. Equal parts share one step, even if they
 * are turned by quarter turns. Parts that differ only in fabric share a step too. Rows are sewn from squares, such as
 * four-patches, unless that takes two or more additional steps.
 * @param pieceOf returns a name for the piece that a patch is cut from
 * @param size of the block, in inches
 */
export function sewingOrder(
  patches: readonly OrderedPatch[],
  pieceOf: (index: number) => string,
  size: { width: number; height: number },
): SewingStep[] {
  const simple = stepsOf(patches, pieceOf, size, 'parts');
  const square = stepsOf(patches, pieceOf, size, 'squares');
  return square.length <= simple.length + 1 ? square : simple;
}

/**
 * Returns the steps to sew a block in one way.
 * @param rows the way to sew rows, as in `piecingOf`
 */
function stepsOf(
  patches: readonly OrderedPatch[],
  pieceOf: (index: number) => string,
  size: { width: number; height: number },
  rows: 'parts' | 'squares',
): SewingStep[] {
  const root = piecingOf(patches, size, (indices) => look(indices, pieceOf), rows);
  if (!root || root.parts.length + root.patches.length < 2) return [];
  const found: (SewingStep & { depth: number; shape: string; byCloth: Map<string, StepVariant> })[] = [];
  const sewn = new Map<string, Piecing>();
  visit(root, 'block');
  const ranks = ['unit', 'row', 'block'] as const;
  return found
    .sort((a, b) => ranks.indexOf(a.of) - ranks.indexOf(b.of) || a.depth - b.depth)
    .map(({ kind, of, byCloth }) => ({ kind, of, variants: [...byCloth.values()] }));

  /**
   * Adds the steps that sew a part, after the steps that sew its smaller parts.
   * @returns the number of steps after which the part is finished, if steps that don't depend on each other count once
   */
  function visit(node: Piecing, of: SewingStep['of'], row = 0): number {
    if (node.seams === null) return 0;
    // A part that equals an earlier part after a turn may be split differently. It is sewn like the earlier part.
    const key = of === 'unit' ? look(node.patches, pieceOf) : '';
    const like = sewn.get(key);
    if (like && like !== node) return visit(like, of, row);
    if (key !== '') sewn.set(key, node);
    const own = node.patches.flatMap((index) => patches[index] ?? []);
    if (node.seams === 'setIn' || node.seams === 'curved')
      return add(node, of, node.seams, { depth: 1, row });
    if (own.length === 3 && own.some(({ kind }) => kind === 'goose') && isGeese(own))
      return add(node, of, 'geese', { depth: 1, row });
    if (own.filter(({ kind }) => kind === 'base').length === 1 && own.every(isOfCorners))
      return add(node, of, 'corners', { depth: 1, row });
    const rounds = roundsOf(own);
    if (rounds) {
      const [middle = [], ...strips] = rounds.map((places) =>
        places.flatMap((place) => node.patches[place] ?? []),
      );
      const inner = middle.length > 1 ? subset(middle) : null;
      const depth = inner ? visit(inner, 'unit') : 0;
      return add(node, of, 'rounds', { depth: depth + 1, row, strips: strips.flat() });
    }
    const partsAre = of === 'block' && node.seams !== 'slanted' ? 'row' : 'unit';
    const depths = node.parts.map((part, index) => visit(part, partsAre, index));
    return add(node, of, 'seams', { depth: 1 + Math.max(...depths), row });
  }

  function add(
    node: Piecing,
    of: SewingStep['of'],
    kind: SewingStep['kind'],
    { depth, row, strips = [] }: { depth: number; row: number; strips?: number[] },
  ): number {
    const shape = look(node.patches, () => '');
    const cloth = look(node.patches, pieceOf);
    const step = found.find((other) => other.of === of && other.kind === kind && other.shape === shape) ?? {
      ...{ kind, of, depth, shape, variants: [], byCloth: new Map<string, StepVariant>() },
    };
    if (!found.includes(step)) found.push(step);
    const variant = step.byCloth.get(cloth) ?? { node, count: 0, rows: [], strips };
    step.byCloth.set(cloth, variant);
    variant.count++;
    variant.rows.push(row);
    step.depth = Math.max(step.depth, depth);
    return depth;
  }

  function look(indices: readonly number[], nameOf: (index: number) => string): string {
    return lookOf(
      indices.map((index) => patches[index]?.corners ?? []),
      indices.map(nameOf),
    );
  }

  function subset(own: readonly number[]): Piecing | null {
    const inner = piecingOf(
      own.flatMap((index) => patches[index] ?? []),
      size,
      (places) =>
        look(
          places.flatMap((place) => own[place] ?? []),
          pieceOf,
        ),
    );
    return inner && renumbered(inner, own);
  }
}

function renumbered(node: Piecing, numbers: readonly number[]): Piecing {
  return {
    ...node,
    patches: node.patches.flatMap((index) => numbers[index] ?? []),
    parts: node.parts.map((part) => renumbered(part, numbers)),
  };
}

function isOfCorners({ kind }: OrderedPatch): boolean {
  return kind === 'base' || kind === 'corner';
}

function isGeese(own: readonly OrderedPatch[]): boolean {
  const { width, height } = boxOfPoints(own.flatMap(({ corners }) => corners));
  const sky = own.filter(({ kind }) => kind === 'sky').length;
  return sky === 2 && Math.abs(Math.max(width, height) - 2 * Math.min(width, height)) < HAIR;
}
