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
import { makeTexts, stepNames, stepTexts } from '../texts/step-texts';

/** A step, with the data from which its words are made. */
export interface StepFacts {
  step: SewingStep;
  patches: readonly SewnPatch[];
  /**
   * Returns the piece that a patch is cut from.
   * @param index of the patch
   */
  pieceOf: (index: number) => CutPiece | undefined;
  nameOf: (index: number) => string;
  /** The number of blocks to make. */
  copies: number;
  seam: number;
}

/** The titles of the steps of each block. They are remembered, because a block is laid out in many sizes. */
const keptTitles = new WeakMap<readonly SewingStep[], string[]>();

/**
 * Returns a title for each step of a block, which names the part that the step makes. Equal titles get numbers: “Flying
 * geese”, “Units 1”, “Units 2”.
 */
export function stepTitles(steps: readonly SewingStep[], patches: readonly SewnPatch[]): string[] {
  const kept = keptTitles.get(steps);
  if (kept) return kept;
  const names = steps.map((step) => nameOfMade(step, patches));
  const titles = names.map((name, index) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : stepNames.numbered(name, names.slice(0, index + 1).filter((other) => other === name).length),
  );
  keptTitles.set(steps, titles);
  return titles;
}

function nameOfMade({ kind, of, variants }: SewingStep, patches: readonly SewnPatch[]): string {
  const [first] = variants;
  if (!first) return '';
  const { node } = first;
  if (of === 'block') return stepNames.block;
  if (of === 'row') {
    const numbers = variants.flatMap(({ rows }) => rows).sort((a, b) => a - b);
    const isUpright = node.seams === 'level' || node.box.width < node.box.height;
    return (isUpright ? stepNames.columns : stepNames.rows)(runsOf(numbers), numbers.length === 1);
  }
  if (kind === 'geese') return stepNames.geese;
  if (kind === 'corners') return stepNames.corners;
  if (kind === 'setIn') return stepNames.setIn;
  if (kind === 'curved') return stepNames.curved;
  const kinds = node.patches.map((index) => patches[index]?.kind);
  const all = (wanted: SewnPatch['kind']) => kinds.every((each) => each === wanted);
  const square = Math.abs(node.box.width - node.box.height) < 0.01;
  if (kinds.length === 2 && all('halfSquareTriangle') && node.isRectangle) return stepNames.halfSquares;
  if (node.isRectangle && square && all('quarterSquareTriangle')) return stepNames.quarterSquares;
  if (kinds.length === 4 && all('square')) return stepNames.fourPatches;
  return kinds.length === 2 ? stepNames.pairs : stepNames.units;
}

/**
 * Returns words for the number of parts that a step makes: “Make 4, 60 for all blocks”. If it makes several
 * combinations of fabrics, the words are “Make 2 and 1 as drawn, 42 and 21 for all blocks”.
 */
export function makeWords({ step: { variants, of }, copies }: StepFacts): string {
  const counts = variants.map(({ count }) => count);
  const [first = 0] = counts;
  const forAll = copies > 1 ? makeTexts.forAll(counts.map((count) => count * copies)) : '';
  if (of === 'block') return copies > 1 ? makeTexts.make(copies) : '';
  if (counts.length === 1) return makeTexts.make(first) + forAll;
  if (counts.every((count) => count === first))
    return makeTexts.ofEach(first) + (copies > 1 ? makeTexts.ofEachForAll(first * copies) : '');
  return makeTexts.asDrawn(counts) + forAll;
}

/** Returns the instructions of a step as sentences. */
export function stepSentences(facts: StepFacts): string[] {
  const { step, patches, pieceOf, nameOf, seam } = facts;
  const [first] = step.variants;
  if (!first) return [];
  const { node, strips } = first;
  const isOne = step.variants.length === 1;
  const { geese, corners, rounds, seams } = stepTexts;
  const allowance = exactInches(seam);
  switch (step.kind) {
    case 'geese': {
      const goose = node.patches.find((index) => patches[index]?.kind === 'goose') ?? -1;
      const sky = node.patches.find((index) => patches[index]?.kind === 'sky') ?? -1;
      const [large, small] = isOne ? [nameOf(goose), nameOf(sky)] : [geese.largeSquare, geese.square];
      return pieceOf(goose)?.method === 'four'
        ? [
            geese.fourAtATime(isOne ? geese.two(small) : geese.twoSmall, large),
            geese.cutDiagonal(allowance),
            geese.freeCorners(isOne ? geese.one(small) : geese.oneSmall),
          ]
        : [geese.oneEnd(small, isOne ? large : geese.rectangle), geese.otherEnd(allowance)];
    }
    case 'corners': {
      const base = node.patches.find((index) => patches[index]?.kind === 'base') ?? -1;
      const on = node.patches.filter((index) => index !== base);
      const small = [...new Set(on.map(nameOf))];
      const [square, large] = isOne
        ? [listed(small, 'or'), nameOf(base)]
        : [corners.smallSquare, corners.largePiece];
      return [
        corners.lay(square, large, on.length > 1 && small.length > 1),
        corners.sew(allowance),
        ...(on.length > 1 ? [corners.others(on.length - 1)] : []),
      ];
    }
    case 'rounds':
      return [
        rounds.start(node.patches.filter((index) => !strips.includes(index)).map(nameOf)),
        rounds.sew,
        ...(isOfRoundedSizes(facts) ? [rounds.trim] : []),
      ];
    case 'setIn':
    case 'curved':
      return setInSentences(facts);
    case 'seams': {
      if (pieceOf(node.patches[0] ?? -1)?.method === 'eight' && node.patches.length === 2)
        return [seams.eightAtATime, seams.cutInEight(allowance)];
      if (step.of === 'block') return [node.seams === 'level' ? seams.rows : seams.parts];
      if (step.of === 'row') return [seams.sideBySide];
      if (node.patches.length === 2) {
        const [one = '', other = ''] = node.patches.map(nameOf);
        return [
          isOne ? seams.pair(one, other) : seams.twoPieces,
          ...(hasManyPairs(facts)
            ? [
                seams.twoAtATime(
                  allButWords(facts),
                  isOne ? seams.on(one, other) : seams.oneOnOther,
                  allowance,
                ),
              ]
            : []),
        ];
      }
      return [seams.parts];
    }
  }
}

/** The least number of pairs of half-square triangles for which sewing two pairs at a time is suggested. */
const MANY_PAIRS = 4;

/**
 * True if a step sews many pairs of half-square triangles that may be sewn from whole squares. Two squares make two
 * pairs, whether they are cut before or after sewing. So the squares of the cutting plan are enough for an even number
 * of each pair. The last pair of an odd number is sewn from triangles. False for directional prints, which would lie on
 * their side.
 */
function hasManyPairs(facts: StepFacts): boolean {
  const { step, patches, pieceOf } = facts;
  const { variants, of } = step;
  const fromSquares = pairCounts(facts).map((count) => count - (count % 2));
  return (
    of === 'unit' &&
    fromSquares.reduce((sum, count) => sum + count, 0) >= MANY_PAIRS &&
    variants.every(({ node }) =>
      node.patches.every((index) => {
        const piece = pieceOf(index);
        return patches[index]?.kind === 'halfSquareTriangle' && piece?.method === 'two' && piece.mayTurn;
      }),
    )
  );
}

/** Returns the number of pairs that a step makes for all blocks, for each combination of fabrics. */
function pairCounts({ step: { variants }, copies }: StepFacts): number[] {
  return variants.map(({ count }) => count * copies);
}

/**
 * Returns words for the pairs that can't be sewn two at a time, such as “, all but the last”. Empty if all numbers of
 * pairs are even.
 */
function allButWords(facts: StepFacts): string {
  const counts = pairCounts(facts);
  const { allButLast, allButLasts } = stepTexts.seams;
  if (counts.every((count) => count % 2 === 0)) return '';
  return counts.length === 1 ? allButLast : allButLasts;
}

/**
 * Returns words for the size of the part that a step makes, seam allowances included. They give the size that the part
 * has, or the size to trim it to. For a rectangle, even one that stands on a corner, the size is its width and height.
 * For any other part, it is the length of a side. Empty for a part without a side that can be measured.
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
  return isTrimmed ? stepTexts.trimTo(size) : stepTexts.measures(size);
}

/**
 * True if a step makes parts that are larger than drawn, because cut sizes were rounded up. Corners don't count,
 * because they are trimmed to their base.
 */
function isOfRoundedSizes({ step, pieceOf }: StepFacts): boolean {
  return step.variants.some(({ node }) =>
    node.patches.some((index) => {
      const piece = pieceOf(index);
      return piece !== undefined && piece.kind !== 'corner' && !isOnRuler(piece);
    }),
  );
}

/** Areas that differ by less than this, in square inches, count as equal. */
const SAME_AREA = 0.01;

function isBox(patch: SewnPatch | undefined): boolean {
  if (!patch) return true;
  const { width, height } = boxOfPoints(patch.corners);
  return Math.abs(width * height - patch.area) < SAME_AREA;
}

/** Returns the two sides of a rectangle, which may be on its point. Null for other shapes. */
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
  const { order, turning, ring } = setInOrder(patches, own);
  const names = orderWords(order, nameOf);
  const { curved, setIn } = stepTexts;
  if (own.some((index) => (patches[index]?.holes.length ?? 0) > 0)) return [setIn.order(names), setIn.inside];
  if (step.kind === 'curved') return [setIn.order(names), curved.pin, curved.clip];
  return [
    setIn.noStraightSeam(names),
    ...(ring > 0 ? [setIn.ring(ring)] : []),
    ...(turning.length > 0 ? [setIn.corner(runsOf(turning), turning.length === 1)] : []),
    setIn.mark(exactInches(seam)),
  ];
}

/**
 * Returns words for patches in sewing order, each with its number: “1 A2, 2 B1”.
 * @param nameOf returns the name of the piece for the index of a patch
 */
export function orderWords(order: readonly number[], nameOf: (index: number) => string): string {
  return order.map((index, i) => `${i + 1} ${nameOf(index)}`).join(', ');
}

/**
 * Returns words for ascending indexes, as numbers counted from 1. Three or more consecutive numbers become a range:
 * [2, 7, 8, 9] gives “3 and 8 to 10”.
 */
export function runsOf(places: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last?.[1] === place - 1) last[1] = place;
    else runs.push([place, place]);
  }
  return listed(
    runs.flatMap(([from, to]) => {
      if (to - from > 1) return [stepTexts.run(from + 1, to + 1)];
      return from === to ? [`${from + 1}`] : [`${from + 1}`, `${to + 1}`];
    }),
  );
}
