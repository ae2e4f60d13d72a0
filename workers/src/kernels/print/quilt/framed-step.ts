import type { BandArea } from '@quiltwright/shared/quilting/bands/band-areas';
import { borderPlaces } from '@quiltwright/shared/quilting/bands/border-blocks';
import { bandSubject } from '@quiltwright/shared/quilting/bands/band-words';
import { takenBox, type Placement } from '@quiltwright/shared/quilting/placement';
import { listed } from '@quiltwright/shared/listed';
import type { FinishingSettings, StripPart } from '../../finishing/finishing-types';
import type { PreparedQuilt } from '../../prepared/prepared-quilt';
import { clothWords, piecesLine, type Words } from '../names/words';
import { assemblyTexts } from '../texts/assembly-texts';
import { borderTexts } from '../texts/border-texts';
import type { AssemblyStep } from './assembly-step';
import type { BorderWords } from './finishing-steps';
import { borderLines, cutSize } from './joined-words';
import { nowMeasures, withSeams } from './sewn-sizes';

/** Returns the step that sews on a border with blocks on its corners, or of blocks only. Null for other borders. */
export function framedStep(
  { placements, onBorders }: PreparedQuilt,
  { name, outer, hole, ...band }: BandArea,
  part: StripPart | undefined,
  { isOnly, settings, words }: BorderWords,
  nameOf: (placement: Placement) => string,
): AssemblyStep | null {
  const blocks = onBorders.get(name);
  const places = borderPlaces({ outer, hole });
  if (!blocks || blocks.corners.length === 0 || !hole || !places) return null;
  const at = (indexes: readonly number[]) => indexes.flatMap((index) => placements[index] ?? []);
  const [corners, sides] = [at(blocks.corners), at(blocks.sides)];
  const cornersOn = borderTexts.cornersOn(
    namesOf(corners, nameOf, words),
    withSeams(places.corners[0], settings),
  );
  const isTurned = [...corners, ...sides].some(({ turn = 0 }) => turn !== 0);
  const last = [
    ...(isTurned ? [borderTexts.turned] : []),
    borderTexts.sidesFirst,
    assemblyTexts.pressToBorder,
    nowMeasures(outer, settings),
  ];
  const titleOf = (what: string) =>
    isOnly ? borderTexts.only(what) : borderTexts.named(bandSubject(name), what);
  const [top, right] = sides;
  if (top && right) {
    const [end, side] = [places.sides[0], places.sides[1]];
    const whole = { width: outer.width, height: end.height };
    return {
      title: titleOf(namesOf(sides, nameOf, words)),
      lines: [
        ...made(borderTexts.side, right, namesOf([right], nameOf, words), settings),
        ...made(borderTexts.end, top, namesOf([top], nameOf, words), settings),
        cornersOn,
        borderTexts.pieceMeasures(withSeams(side, settings), withSeams(whole, settings)),
        ...last,
      ],
    };
  }
  const [first, second] = part?.needed ?? [];
  if (!part || !first || !second) return null;
  const cloth = clothWords(band.fabric, words);
  return {
    title: titleOf(cloth),
    lines: [
      ...piecesLine([name], words),
      ...borderLines(part, settings),
      borderTexts.betweenCorners(cutSize(first), cutSize(second)),
      cornersOn,
      ...last,
    ],
  };
}

function made(border: string, row: Placement, units: string, settings: FinishingSettings): string[] {
  const count = row.numOfColumns * row.numOfRows;
  return [borderTexts.pieced(border, units, count, withSeams(takenBox(row), settings))];
}

/** Returns the names of blocks, without the arrows that say how each copy lies. A block of one patch is a square. */
function namesOf(
  placements: readonly Placement[],
  nameOf: (placement: Placement) => string,
  words: Words,
): string {
  const names = placements.map((placement) => {
    const [only, ...others] = placement.levels.flat();
    return only && others.length === 0
      ? borderTexts.square(clothWords(only.fillFabric, words))
      : nameOf({ ...placement, turn: undefined });
  });
  return listed([...new Set(names)]);
}
