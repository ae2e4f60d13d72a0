import { boxOfPoints, type Box } from '@quiltwright/shared/geometry/box';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Gap } from '@quiltwright/shared/quilting/shapes/gap';
import type { Checks as Found } from '@quiltwright/workers/kernels/checks/check-types';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { laidShapes } from '@quiltwright/shared/model/created-block/drawing';
import { fillOf, twinOf } from '@quiltwright/shared/model/created-block/fixing/gap-fill';
import { boxInUnits, edgesAround, edgesOf } from '@quiltwright/shared/model/created-block/fine-edges';
import { decimalInches, formatInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import type { Finding } from './finding';
import { seamFindings } from './seam-findings';

/** Returns the number of problems that the checks found. */
export function countOf(found: Found | null): number {
  if (!found) return 0;
  const { gaps, hidden, overlapping, offRuler, seams } = found;
  const { narrow, crowded, tight, islands } = seams;
  const lists = [gaps, hidden, overlapping, narrow, crowded, tight, islands];
  return lists.reduce((sum, { length }) => sum + length, offRuler ? 1 : 0);
}

/** Returns the problems of a block in words, with their fixes. Problems that a button mends come first. */
export function findingsOf(found: Found, design: CreatedBlockDesign): Finding[] {
  const all = [
    ...shapeFindings(found, design),
    ...seamFindings(found.seams, design),
    ...rulerFindings(found.offRuler),
  ];
  const isMended = ({ fixes }: Finding) => fixes.some(({ action }) => action);
  return [...all.filter(isMended), ...all.filter((finding) => !isMended(finding))];
}

/** Returns the problems of shapes that don't cover the block or cover each other. */
function shapeFindings({ gaps, hidden, overlapping }: Found, design: CreatedBlockDesign): Finding[] {
  const findings: Finding[] = [];
  const [gap] = gaps;
  if (gap)
    findings.push({
      title: gaps.length === 1 ? '1 place not covered' : `${gaps.length} places not covered`,
      detail: `${gaps.length === 1 ? `${placeOf(gap, design)}. ` : ''}You can save the block as it is.`,
      fixes: [
        {
          name: fillName(gaps, design),
          action: act(commands.fillGaps, gaps),
        },
        { name: 'Show', shows: boxOfPoints(gaps.flatMap(({ outline }) => outline)) },
      ],
    });
  if (hidden.length > 0)
    findings.push({
      title: hidden.length === 1 ? '1 shape is hidden' : `${hidden.length} shapes are hidden`,
      detail: `Other shapes cover ${hidden.length === 1 ? 'this shape' : 'these shapes'} completely.`,
      fixes: [
        { name: 'Remove', action: act(commands.removeHidden, hidden) },
        { name: 'Bring to the front', action: act(commands.bringOut, hidden) },
        {
          name: 'Select',
          action: act(commands.select, hidden),
          shows: boxOfShapes(design, hidden),
        },
      ],
    });
  if (overlapping.length > 0)
    findings.push({
      title:
        overlapping.length === 1
          ? '1 shape overlaps another on its layer'
          : `${overlapping.length} shapes overlap on their layer`,
      detail: 'All shapes on a layer get the same fabric when you colour the layer.',
      fixes: [
        { name: 'Move up a layer', action: act(commands.raise, overlapping) },
        {
          name: 'Select',
          action: act(commands.select, overlapping),
          shows: boxOfShapes(design, overlapping),
        },
      ],
    });
  return findings;
}

/** Returns the problem that a length is between two lines of a ruler. */
function rulerFindings(offRuler: Found['offRuler']): Finding[] {
  if (!offRuler) return [];
  const { length, sizes } = offRuler;
  return [
    {
      title: 'A size falls between two lines of a ruler',
      detail:
        `A length of ${decimalInches(length, { most: 3 })} falls between the ⅛″ lines of a ruler. ` +
        (sizes.length > 0
          ? 'In a block of one of these sizes, every length is on a line of the ruler:'
          : `No block size from ${LIMITS.blockSide.min} to ${LIMITS.blockSide.max} inches puts every length on a line of the ruler.`),
      fixes: sizes.map((size) => ({
        name: size.width === size.height ? formatInches(size.width) : formatSize(size.width, size.height),
        action: act(commands.setSize, size),
      })),
    },
  ];
}

/** Returns the smallest box around the shapes with these numbers, in block units. */
function boxOfShapes(design: CreatedBlockDesign, nums: readonly number[]): Box {
  const own = new Set(nums);
  const shapes = laidShapes(design).filter(({ shape }) => own.has(shape.shapeNum));
  return boxInUnits(edgesAround(shapes.map(({ shape }) => edgesOf(shape))));
}

/**
 * Returns the name of the button that fills gaps. If no shape fits a gap exactly, the name says that the button puts
 * a shape under the gap.
 */
function fillName(gaps: readonly Gap[], design: CreatedBlockDesign): string {
  const fills = gaps.map(fillOf);
  const isExact = fills.every(({ pieces }) => pieces !== null);
  if (gaps.length > 1) {
    if (isExact) return 'Fill all';
    return fills.some(({ pieces }) => pieces)
      ? 'Fill gaps or put shapes under them'
      : 'Put shapes under all gaps';
  }
  const [piece, ...others] = fills[0]?.pieces ?? [];
  if (piece && others.length === 0 && twinOf(design, piece)) return 'Fill with a mirrored shape';
  return isExact ? 'Fill the gap' : 'Put a shape under the gap';
}

/** Returns the size and the position of a gap, in words. */
function placeOf({ outline, area }: Gap, { block }: CreatedBlockDesign): string {
  const { x, y, width, height } = boxOfPoints(outline);
  const isBox = Math.abs(area - width * height) < 1;
  const across = (units: number) => (units * block.blockWidth) / LIMITS.blockSpace;
  const down = (units: number) => (units * block.blockHeight) / LIMITS.blockSpace;
  return `${isBox ? '' : 'Part of '}${formatSize(across(width), down(height))} at ${formatInches(across(x))}, ${formatInches(down(y))}`;
}
