import type {
  Bought,
  CutPiece,
  CuttingPlan,
  CuttingSettings,
  Strip,
} from '@quiltwright/workers/kernels/cutting/cutting-types';
import { TIGHT, addedWords, isTight } from '@quiltwright/workers/kernels/cutting/spare-words';
import { edgeOf, widthBought, widthOfCloth } from '@quiltwright/workers/kernels/cutting/settings';
import { battingWords } from '@quiltwright/workers/kernels/finishing/batting-words';
import type { Unchosen } from '@quiltwright/workers/kernels/plan/unchosen';
import { unchosenNames } from '@quiltwright/workers/kernels/plan/unchosen-words';
import type { Finishing } from '@quiltwright/workers/kernels/finishing/finishing-types';
import type { LeftToBuy } from '@quiltwright/workers/kernels/stash/stash-types';
import { exactInches, formatInches } from '@quiltwright/shared/ruler/lengths';
import { placesNamed, type NameBlock } from '../estimate/words/estimate-words';
import { materialsOf } from '../estimate/words/materials';
import { cutRowWords, offGridWords, problemWords } from '../estimate/words/plan-words';
import { boughtWords } from '../estimate/words/bought-words';
import { leftWords } from '../estimate/words/purchase-words';

/** The data of the shopping list and the cutting list of a quilt, computed with the quilter's choices. */
export interface Lists {
  plan: CuttingPlan;
  finishing: Finishing;
  /** The parts without a fabric; null if every part has one. */
  unchosen: Unchosen | null;
  /** The amount still to buy of each fabric that the quilter partly owns, by fabric number. */
  left: ReadonlyMap<number, LeftToBuy>;
  settings: CuttingSettings;
  nameFabric: (fabric: number) => string;
  nameBlock: NameBlock;
}

type Row = readonly (string | number)[];

const EIGHTHS_A_YARD = 8;
const none = '';
const NO_FABRIC = 'No fabric yet';

/** Returns a row of titles, and below it the rows of the shopping list. */
export function shoppingRows({
  plan,
  finishing,
  unchosen,
  left,
  settings,
  nameFabric,
  nameBlock,
}: Lists): Row[] {
  const cloth = formatInches(widthBought(settings));
  const usesOf = (pieces: readonly CutPiece[]) =>
    placesNamed(
      pieces.flatMap(({ places }) => places),
      nameBlock,
    ).join(', ');
  return [
    [
      ...['Fabric', 'For', 'To buy', 'Yards', 'Metres', 'Fat quarters', 'Cut in inches', 'Spare fabric'],
      ...['Still to buy', 'Width of fabric'],
    ],
    ...plan.fabrics.map(({ fabric, pieces, inches, bought }) => {
      const own = left.get(fabric);
      return [
        ...[nameFabric(fabric), usesOf(pieces), boughtWords(bought)],
        ...amounts(bought),
        ...[inches, toSpare(bought, settings)],
        ...[own ? leftWords(own) : none, cloth],
      ];
    }),
    ...plan.problems.map((problem) => [
      ...[nameFabric(problem.fabric), usesOf([problem.piece]), problemWords(problem)],
      ...[...amounts(null), none, none, none, cloth],
    ]),
    ...materialsOf(finishing, settings).map(({ what, name, use, amount, bought, cut }) => [
      ...[name, use, what === 'batting' ? battingWords(finishing.batting) : amount],
      ...amounts(bought),
      ...[cut ?? none, bought ? toSpare(bought, settings) : none],
      none,
      what === 'batting' ? none : what === 'backing' ? formatInches(finishing.backing.clothWidth) : cloth,
    ]),
    ...(unchosen
      ? [
          [
            ...[NO_FABRIC, unchosenNames(unchosen).join(', ')],
            `about ${boughtWords(unchosen.bought)}, missing from this list`,
            ...[...amounts(unchosen.bought), none, none, none, cloth],
          ],
        ]
      : []),
  ];
}

/** Returns an amount in three columns: yards, metres and fat quarters. A column that doesn't apply is empty. */
function amounts(bought: Bought | null): Row {
  if (!bought) return [none, none, none];
  const { eighths, metres, fatQuarters } = bought;
  return fatQuarters === null ? [eighths / EIGHTHS_A_YARD, metres, none] : [none, none, fatQuarters];
}

/**
 * Returns the spare fabric that an amount to buy includes, in words: 1″ to straighten the edge, or ½″ of each fat
 * quarter.
 */
function toSpare(bought: Bought, settings: CuttingSettings): string {
  if (isTight(bought, settings)) return `nothing: ${TIGHT}`;
  if (bought.fatQuarters === null) return addedWords(bought, { ...settings, buy: 'yards' }) || 'nothing';
  const edge = edgeOf(settings);
  const spare = [
    ...(edge > 0 ? [`${formatInches(edge)} of each to straighten its edge`] : []),
    ...(settings.sparePercent > 0 ? [`${settings.sparePercent} % more`] : []),
  ];
  return spare.join(', ') || 'nothing';
}

const methodWords = {
  two: 'two at a time',
  eight: 'eight at a time',
  one: 'one at a time',
  four: 'four at a time',
};

/** Returns a row of titles, and below it the rows of the cutting list, one for each group of equal pieces. */
export function cuttingRows({ plan, settings, nameFabric, nameBlock }: Lists): Row[] {
  const cloth = widthOfCloth(settings);
  return [
    [
      ...['Fabric', 'Piece, finished', 'Needed', 'For', 'Cut', 'Width', 'Height'],
      ...[
        'Width in inches',
        'Height in inches',
        'Method',
        'How the cut size is calculated',
        'From strips',
        'Note',
      ],
    ],
    ...plan.fabrics.flatMap(({ fabric, pieces, strips }) =>
      pieces.map((piece, index) => {
        const { needed, places, count, width, height, method, offGrid } = piece;
        const words = cutRowWords(piece, cloth, nameBlock);
        return [
          nameFabric(fabric),
          words.piece,
          needed,
          placesNamed(places, nameBlock).join(', '),
          ...[count, exactInches(width), exactInches(height), width, height],
          method === null ? none : methodWords[method],
          words.how,
          stripsWords(strips, index),
          offGrid ? offGridWords(offGrid) : none,
        ];
      }),
    ),
  ];
}

/** Returns the strips of a fabric from which a piece is cut: 3 × 2½″, 1 × 4½″. */
function stripsWords(strips: readonly Strip[], piece: number): string {
  const counts = new Map<number, number>();
  for (const { count, height, columns } of strips)
    if (columns.some((column) => column.piece === piece))
      counts.set(height, (counts.get(height) ?? 0) + count);
  return [...counts].map(([height, count]) => `${count} × ${formatInches(height)}`).join(', ');
}
