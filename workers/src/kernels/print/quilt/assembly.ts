import { isBorderName, sashingWidth } from '@quiltwright/shared/quilting/bands/bands';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { insideBorders } from '@quiltwright/shared/quilting/quilt-areas';
import { planOf, type StandardPlan } from '@quiltwright/shared/quilting/standard/standard-size';
import type { Finishing, FinishingSettings, Strips } from '../../finishing/finishing-types';
import { groundStrips } from '../../finishing/ground-strips';
import { SAME_INCHES } from '@quiltwright/shared/quilting/grain/square-triangle';
import type { PreparedQuilt } from '../../prepared/prepared-quilt';
import { blockRows } from './block-rows';
import { framedStep } from './framed-step';
import { freeRows } from './free-rows';
import { counts, cutSize, joinedOf, sashesLines, sizedLines, spareWords } from './joined-words';
import { piecesLine, type Words } from '../names/words';
import { assemblyTexts, joinedTexts, middleTexts, rowTexts } from '../texts/assembly-texts';
import type { AssemblyStep } from './assembly-step';
import { bindingStep, borderStep, layersStep } from './finishing-steps';
import { nowMeasures, withSeams } from './sewn-sizes';

/** A step lists at most this number of sizes of sashing. Longer lists are only in the cutting charts. */
const MOST_SIZES = 10;

/**
 * Returns the steps that put a quilt together from its blocks: rows, borders from the inside out, layers, binding. All
 * sizes include seam allowances.
 * @param nameOf returns the name of a placement's block, for the lines that list the blocks of each row
 */
export function assemblySteps(
  prepared: PreparedQuilt,
  finishing: Finishing,
  settings: FinishingSettings,
  words: Words,
  nameOf: (placement: Placement) => string,
): AssemblyStep[] {
  const { quilt } = prepared;
  const plan = planOf(quilt);
  const bands = prepared.bands.filter(({ name }) => isBorderName(name));
  const middle = insideBorders(quilt);
  const hasMiddle = middle.width > 0 && middle.height > 0;
  return [
    ...(plan
      ? gridSteps(prepared, plan, finishing, settings, words, nameOf)
      : hasMiddle
        ? [freeStep(prepared, finishing, settings, words, nameOf)]
        : []),
    ...bands.flatMap((band) => {
      const part = finishing.parts.find(({ of }) => of === band.name);
      const how = { isOnly: bands.length === 1, settings, words };
      const framed = framedStep(prepared, band, part, how, nameOf);
      return framed ? [framed] : part ? [borderStep(band, part, how)] : [];
    }),
    layersStep(finishing),
    bindingStep(finishing, settings, words),
  ];
}

/** Returns the steps that sew the blocks of a standard quilt into rows, and the rows together, with the sashing. */
function gridSteps(
  { quilt, placements }: PreparedQuilt,
  plan: StandardPlan,
  { parts }: Finishing,
  settings: FinishingSettings,
  words: Words,
  nameOf: (placement: Placement) => string,
): AssemblyStep[] {
  const { columns, rows } = plan;
  const sashing = parts.find(({ of }) => of === 'sashing');
  const needed = sashing?.needed ?? [];
  const cornerstones = parts.find(({ of }) => of === 'cornerstones')?.needed[0];
  const isSashed = needed.length > 0;
  // Vertical sashes come before horizontal sashes. A single column has no vertical sashes.
  const upright = isSashed && columns > 1 ? needed[0] : undefined;
  const level = isSashed && rows > 1 ? needed.at(-1) : undefined;
  const between = upright ? rowTexts.sashesBetween(columns - 1, cutSize(upright)) : '';
  const inside = insideBorders(quilt);
  const block = quilt.blocks[0]?.blockHeight ?? 0;
  const measures = (length: number) => withSeams({ width: inside.width, height: length }, settings);
  const steps: AssemblyStep[] = [
    {
      title: rowTexts.blocks,
      lines: [
        ...(upright ? piecesLine(['sashing'], words) : []),
        ...(sashing ? sashesLines(sashing) : []),
        rowTexts.makeRows(rows, columns, between),
        ...blockRows(quilt, placements, plan, nameOf),
        ...(upright
          ? [assemblyTexts.pressToSashing]
          : columns > 1 && rows > 1
            ? [rowTexts.pressByTurns]
            : []),
        rowTexts.rowMeasures(measures(block)),
      ],
    },
  ];
  const hasStones = level !== undefined && cornerstones !== undefined;
  if (hasStones)
    steps.push({
      title: rowTexts.sashing,
      lines: [
        ...piecesLine(['sashing', 'cornerstones'], words),
        rowTexts.makeSashing(rows - 1, columns, cutSize(level), cutSize(cornerstones)),
        assemblyTexts.pressToSashing,
        rowTexts.sashingMeasures(measures(sashingWidth(quilt))),
      ],
    });
  const isStrip = level !== undefined && !hasStones;
  steps.push({
    title: middleTexts.title,
    lines: [
      ...(isStrip ? piecesLine(['sashing'], words) : []),
      isStrip
        ? rowTexts.sewWithStrips(level.count, cutSize(level))
        : hasStones
          ? rowTexts.sewWithSashing
          : rowTexts.sewRows,
      ...(isStrip && sashing
        ? joinedOf(sashing, settings).map(({ words, spare }) =>
            joinedTexts.andCut(words, joinedTexts.strips.longer, spareWords(spare)),
          )
        : []),
      ...(isStrip ? [assemblyTexts.pressToSashing] : []),
      nowMeasures(inside, settings),
    ],
  });
  return steps;
}

/** Returns the step that sews the blocks of a free form quilt together. It lists rows if the blocks form rows. */
function freeStep(
  prepared: PreparedQuilt,
  { parts }: Finishing,
  settings: FinishingSettings,
  words: Words,
  nameOf: (placement: Placement) => string,
): AssemblyStep {
  const isOnBorders = hasBlocksOnBorders(prepared);
  const rows = isOnBorders ? [] : freeRows(prepared, settings.seam, nameOf);
  const sashing = parts.find(({ of }) => of === 'sashing');
  const sizes = counts(sashing?.needed ?? []);
  const blocks = prepared.middle.ok ? prepared.middle.value.boxes : [];
  const ground = prepared.bare.ok && prepared.bare.value.length > 0;
  const bare = ground ? groundStrips(insideBorders(prepared.quilt), blocks, settings.seam) : [];
  const isAlone = blocks.length === 1;
  return {
    title: middleTexts.title,
    ...(rows.length === 0 && !isAlone && { beside: middleTexts.arrange }),
    lines: [
      ...(sizes.length > 0 ? piecesLine(['sashing'], words) : []),
      ...(rows.length > 0
        ? rows
        : bare.length > 0
          ? bareLines(bare, isAlone)
          : [
              !isAlone
                ? middleTexts.sewBlocks
                : sizes.length === 0
                  ? middleTexts.blockAlone
                  : middleTexts.sewBlock,
            ]),
      ...(sashing && sizes.length > MOST_SIZES
        ? [middleTexts.sashingOfSizes(sizes.length)]
        : sashing && sizes.length > 0
          ? [middleTexts.allSashing(sizes), ...sashesLines(sashing), ...sizedLines(sashing, settings)]
          : []),
      ...(sizes.length > 0 ? [assemblyTexts.pressToSashing] : []),
      nowMeasures(insideBorders(prepared.quilt), settings),
      ...(isOnBorders ? [middleTexts.overlapsBorders] : []),
    ],
  };
}

/**
 * Returns lines that say which pieces to cut for ground without a fabric, and to sew them to the blocks.
 * @param isAlone true if the quilt has a single block
 */
function bareLines(bare: readonly Strips[], isAlone: boolean): string[] {
  const sizes = counts(bare);
  const pieces = sizes.length > MOST_SIZES ? middleTexts.piecesOfSizes(sizes.length) : sizes.join(', ');
  return isAlone
    ? [middleTexts.bareAround(pieces), middleTexts.sewToBlock]
    : [middleTexts.bareBetween(pieces), middleTexts.sewToBlocks];
}

/** True if blocks lie on borders without being parts of them. */
function hasBlocksOnBorders({ quilt, middle }: PreparedQuilt): boolean {
  const { x, y, width, height } = insideBorders(quilt);
  if (!middle.ok) return false;
  return middle.value.boxes.some(
    (box) =>
      box.x < x - SAME_INCHES ||
      box.y < y - SAME_INCHES ||
      box.x + box.width > x + width + SAME_INCHES ||
      box.y + box.height > y + height + SAME_INCHES,
  );
}
