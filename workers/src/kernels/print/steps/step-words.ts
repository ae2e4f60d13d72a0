import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import { exactInches, nearSize } from '@quiltwright/shared/ruler/lengths';
import { isOnRuler } from '../../cutting/pieces/ruler-sizes';
import type { CutPiece } from '../../cutting/cutting-types';
import type { SewnPatch } from '../../patches/sewn';
import type { Piecing } from '../../piecing/piecing';
import type { SewingStep } from '../../piecing/sewing-order';
import { setInOrder } from '../../piecing/set-in-order';
import { listed } from '@quiltwright/shared/listed';
import { slantedSize } from './slanted-size';

/** The data from which the words of a step are made. */
export interface StepFacts {
  step: SewingStep;
  patches: readonly SewnPatch[];
  /** The piece that a patch is cut from, and its name. */
  pieceOf: (index: number) => CutPiece | undefined;
  nameOf: (index: number) => string;
  /** The number of blocks to make. */
  copies: number;
  seam: number;
}

/** Returns the name of what a step makes: Flying geese. */
export function stepTitle({ step, patches }: StepFacts): string {
  const { kind, of, variants } = step;
  const [first] = variants;
  if (!first) return '';
  const { node } = first;
  if (of === 'block') return 'The block';
  if (of === 'row') {
    const numbers = variants.flatMap(({ rows }) => rows).sort((a, b) => a - b);
    const isUpright = node.seams === 'level' || node.box.width < node.box.height;
    return `${isUpright ? 'Column' : 'Row'}${numbers.length > 1 ? 's' : ''} ${runsOf(numbers)}`;
  }
  if (kind === 'geese') return 'Flying geese';
  if (kind === 'corners') return 'Stitch-and-flip corners';
  if (kind === 'setIn') return 'Set in';
  const kinds = node.patches.map((index) => patches[index]?.kind);
  const all = (wanted: SewnPatch['kind']) => kinds.every((each) => each === wanted);
  const square = Math.abs(node.box.width - node.box.height) < 0.01;
  if (kinds.length === 2 && all('halfSquareTriangle') && node.isRectangle)
    return 'Half-square triangles (HST)';
  if (node.isRectangle && square && all('quarterSquareTriangle')) return 'Quarter-square triangles (QST)';
  if (kinds.length === 4 && all('square')) return 'Four-patches';
  return kinds.length === 2 ? 'Pairs' : 'Units';
}

/**
 * Returns the counts of a step, such as “Make 4, 60 for all blocks”. A step with several combinations of
 * fabrics gives “Make 2 and 1 as drawn, 42 and 21 for all blocks”.
 */
export function makeWords({ step: { variants, of }, copies }: StepFacts): string {
  const counts = variants.map(({ count }) => count);
  const [first = 0] = counts;
  const forAll = counts.map((count) => String(count * copies));
  const more = copies > 1 ? `, ${listed(forAll)} for all blocks` : '';
  if (of === 'block') return copies > 1 ? `Make ${copies}` : '';
  if (counts.length === 1) return `Make ${first}${more}`;
  if (counts.every((count) => count === first))
    return `Make ${first} of each${copies > 1 ? `, ${first * copies} of each for all blocks` : ''}`;
  return `Make ${listed(counts.map(String))} as drawn${more}`;
}

/** Returns the sentences of a step. */
export function stepSentences(facts: StepFacts): string[] {
  const { step, patches, pieceOf, nameOf, seam } = facts;
  const [first] = step.variants;
  if (!first) return [];
  const { node, strips } = first;
  const isOne = step.variants.length === 1;
  switch (step.kind) {
    case 'geese': {
      const goose = node.patches.find((index) => patches[index]?.kind === 'goose') ?? -1;
      const sky = node.patches.find((index) => patches[index]?.kind === 'sky') ?? -1;
      const [large, small] = isOne ? [nameOf(goose), nameOf(sky)] : ['the large square', 'a square'];
      return pieceOf(goose)?.method === 'four'
        ? [
            `Make four at a time. Lay ${isOne ? `two ${small}` : 'two small squares'} on opposite corners of ${large}, right sides together.`,
            `Sew ${exactInches(seam)} from the diagonal, on both sides. Cut along the diagonal, and press toward the small pieces.`,
            `Lay ${isOne ? `one ${small}` : 'one small square'} on the free corner of each half. Sew, cut and press the same way.`,
          ]
        : [
            `Lay ${small} on one end of ${isOne ? large : 'the rectangle'}, right sides together.`,
            `Sew from corner to corner, cut ${exactInches(seam)} outside the seam, and press outward. Do the same at the other end.`,
          ];
    }
    case 'corners': {
      const base = node.patches.find((index) => patches[index]?.kind === 'base') ?? -1;
      const on = node.patches.filter((index) => index !== base);
      const small = [...new Set(on.map(nameOf))];
      const [square, large] = isOne
        ? [listed(small, 'or'), nameOf(base)]
        : ['a small square', 'the large piece'];
      return [
        `Lay ${square} on a corner of ${large}, right sides together${on.length > 1 && small.length > 1 ? ', as drawn' : ''}.`,
        `Sew on the dashed line from corner to corner. Cut ${exactInches(seam)} outside the line, and press outward.`,
        ...(on.length > 1
          ? [
              `Do the same at the other ${on.length > 2 ? `${on.length - 1} corners, one after another` : 'corner'}.`,
            ]
          : []),
      ];
    }
    case 'rounds':
      return [
        `Start with ${namesOf(
          node.patches.filter((index) => !strips.includes(index)),
          nameOf,
        )}.`,
        'Sew on the strips in the order of the numbers. Press each strip away from the middle.',
        ...(isOfRoundedSizes(facts) ? ['After pressing, trim each strip to its size.'] : []),
      ];
    case 'setIn':
      return setInSentences(facts);
    case 'seams': {
      if (pieceOf(node.patches[0] ?? -1)?.method === 'eight' && node.patches.length === 2)
        return [
          'Make eight at a time. Lay the two squares right sides together.',
          `Sew ${exactInches(seam)} from both diagonals, on both sides. Cut along the diagonals, and through the middle in both directions.`,
        ];
      if (step.of === 'block')
        return [node.seams === 'level' ? 'Sew the rows together.' : 'Sew the parts together.'];
      if (step.of === 'row') return ['Sew the pieces side by side.'];
      if (node.patches.length === 2)
        return [
          isOne ? `Sew ${namesOf(node.patches, nameOf, ' to ')}.` : 'Sew the two pieces together.',
          ...(hasManyPairs(facts)
            ? [
                `Or make two at a time from uncut squares. Lay ${isOne ? namesOf(node.patches, nameOf, ' on ') : 'one on the other'}, right sides together. Sew ${exactInches(seam)} from the diagonal, on both sides, and cut along the diagonal.`,
              ]
            : []),
        ];
      return ['Sew the parts together.'];
    }
  }
}

/** The least number of pairs of half-square triangles that are worth sewing two at a time. */
const MANY_PAIRS = 4;

/**
 * True if a step sews many pairs of half-square triangles that can be sewn from whole squares. Two squares make two
 * pairs, as many as when the squares are cut first, so the cutting plan stays right. Directional prints are excluded,
 * because they would lie on their side.
 */
function hasManyPairs({ step: { variants, of }, patches, pieceOf, copies }: StepFacts): boolean {
  const counts = variants.map(({ count }) => count * copies);
  return (
    of === 'unit' &&
    counts.every((count) => count > 1) &&
    counts.reduce((sum, count) => sum + count, 0) >= MANY_PAIRS &&
    variants.every(({ node }) =>
      node.patches.every((index) => {
        const piece = pieceOf(index);
        return patches[index]?.kind === 'halfSquareTriangle' && piece?.method === 'two' && piece.mayTurn;
      }),
    )
  );
}

/**
 * Returns the size of a unit before it is sewn on, even if the unit is on its point. A unit that isn’t a rectangle is
 * measured along a side. Empty for one that can’t be measured so.
 */
export function sizeWords(facts: StepFacts): string {
  const { step, patches, seam } = facts;
  const [first] = step.variants;
  if (!first) return '';
  const finished = sidesOf(first.node, patches);
  if (!finished) {
    const own = first.node.patches.flatMap((index) => patches[index] ?? []);
    const isMeasured = !isOfRoundedSizes(facts) && own.every(({ holes }) => holes.length === 0);
    return isMeasured ? slantedSize(own, seam) : '';
  }
  const sides = finished.map((side) => side + 2 * seam);
  const [across = 0, down = 0] = sides;
  const size = nearSize(across, down);
  // A slanted seam stretches, so a unit with one is trimmed. So is a unit of pieces that were cut larger. Trimming other
  // units and rows would cut into their seam allowance.
  const isSlanted = first.node.patches.some((index) => !isBox(patches[index]));
  const isRounded = step.of !== 'row' && isOfRoundedSizes(facts);
  const isTrimmed = isRounded || (step.of === 'unit' && isSlanted);
  return `${isTrimmed ? 'Trim to' : 'Measures'} ${size}`;
}

/**
 * True if the result of a step is larger than drawn, because cut sizes were rounded up. Corners don't count, because
 * they are trimmed to their base.
 */
function isOfRoundedSizes({ step, pieceOf }: StepFacts): boolean {
  return step.variants.some(({ node }) =>
    node.patches.some((index) => {
      const piece = pieceOf(index);
      return piece !== undefined && piece.kind !== 'corner' && !isOnRuler(piece);
    }),
  );
}

/** The greatest rounding error of an area, in square inches. */
const SAME_AREA = 0.01;

function isBox(patch: SewnPatch | undefined): boolean {
  if (!patch) return true;
  const { width, height } = boxOfPoints(patch.corners);
  return Math.abs(width * height - patch.area) < SAME_AREA;
}

/** Returns the sides of a rectangle, even if it is on its point; null for another shape. */
function sidesOf(
  { isRectangle, box, patches: own }: Piecing,
  patches: readonly SewnPatch[],
): number[] | null {
  if (isRectangle) return [box.width, box.height];
  const corners = own.flatMap((index) => patches[index]?.corners ?? []);
  const area = own.reduce((sum, index) => sum + (patches[index]?.area ?? 0), 0);
  const { width, height } = boxOfPoints(
    corners.map(({ x, y }) => ({ x: (x + y) * Math.SQRT1_2, y: (y - x) * Math.SQRT1_2 })),
  );
  return Math.abs(width * height - area) < SAME_AREA ? [width, height] : null;
}

function setInSentences({ step, patches, nameOf, seam }: StepFacts): string[] {
  const own = step.variants[0]?.node.patches ?? [];
  const { order, turning } = setInOrder(patches, own);
  const names = orderWords(order, nameOf);
  if (own.some((index) => (patches[index]?.holes.length ?? 0) > 0))
    return [
      `Sew in this order: ${names}.`,
      'One patch is inside another. Turn the edges of the inner patch under, and sew it on as appliqué.',
    ];
  return [
    `No straight seam runs through this unit. Set in the patches in this order: ${names}.`,
    ...(turning.length > 0
      ? [`${runsOf(turning)} ${turning.length === 1 ? 'has' : 'have'} a corner to turn.`]
      : []),
    `Mark each corner ${exactInches(seam)} inside the edges. Sew from mark to mark, not into the seam allowance, and turn at each mark.`,
  ];
}

/** Lists patches with their numbers in a sewing order: 1 A2, 2 B1. */
export function orderWords(order: readonly number[], nameOf: (index: number) => string): string {
  return order.map((index, i) => `${i + 1} ${nameOf(index)}`).join(', ');
}

/** Lists indexes as numbers from 1, in runs: 3 and 8 to 16. */
export function runsOf(places: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last?.[1] === place - 1) last[1] = place;
    else runs.push([place, place]);
  }
  return listed(
    runs.flatMap(([from, to]) => {
      if (to - from > 1) return [`${from + 1} to ${to + 1}`];
      return from === to ? [`${from + 1}`] : [`${from + 1}`, `${to + 1}`];
    }),
  );
}

function namesOf(indices: readonly number[], nameOf: (index: number) => string, between = ', '): string {
  return [...indices.map(nameOf)].join(between);
}
