import { boxOfPoints, type Box } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import { inches } from '@quiltwright/shared/geometry/units';
import { LIMITS } from '@quiltwright/shared/limits';
import type { SeamChecks } from '@quiltwright/shared/drafting/seam-checks';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { counted } from '@quiltwright/shared/counted';
import { exactInches, formatInches } from '@quiltwright/shared/ruler/lengths';
import type { Finding, Fix } from './finding';

/** How much of the block around a place is brought into view, in block units. */
const AROUND = 100;

/** Returns what is hard to sew in the seams of a block, in words. The fixes change the worst place of each kind. */
export function seamFindings(checks: SeamChecks, design: CreatedBlockDesign): Finding[] {
  return [
    ...narrowFindings(checks, design),
    ...tightFindings(checks, design),
    ...crowdedFindings(checks),
    ...islandFindings(checks, design),
  ];
}

function narrowFindings({ narrow }: SeamChecks, design: CreatedBlockDesign): Finding[] {
  const worst = least(narrow, ({ width }) => width);
  if (!worst) return [];
  const { outline, width, seam } = worst;
  return [
    {
      title: counted(narrow.length, 'patch narrower than ⅜″', 'patches narrower than ⅜″'),
      detail: `${narrow.length === 1 ? 'It' : 'The narrowest'} is ${exactInches(width)} wide when finished, less than its two seam allowances.`,
      fixes: [
        ...(seam
          ? [{ name: 'Join to its neighbour', action: act(commands.eraseSeams, { at: [seam] }) }]
          : []),
        ...larger(design, 3 / 8 / width),
        { name: 'Show', shows: boxOfPoints(outline) },
      ],
    },
  ];
}

function tightFindings({ tight }: SeamChecks, design: CreatedBlockDesign): Finding[] {
  const worst = least(tight, ({ radius }) => radius);
  if (!worst) return [];
  const { at, radius, bulge } = worst;
  return [
    {
      title: counted(tight.length, 'curve tighter than 1″', 'curves tighter than 1″'),
      detail: `A radius of ${exactInches(radius)} puckers when you sew it.`,
      fixes: [
        { name: 'Bend to a radius of 1″', action: act(commands.bendSeam, { at, bulge }) },
        ...larger(design, 1 / radius),
        { name: 'Show', shows: boxAt(at) },
      ],
    },
  ];
}

function crowdedFindings({ crowded }: SeamChecks): Finding[] {
  const worst = least(crowded, ({ seams }) => -seams);
  if (!worst) return [];
  const { at, seams, radius } = worst;
  return [
    {
      title: counted(crowded.length, 'corner of more than 8 seams', 'corners of more than 8 seams'),
      detail: `${seams} seams in one corner make a lump. A disc there ends them apart.`,
      fixes: [
        { name: 'Put a disc there', action: act(commands.placeDisc, { at, radius }) },
        { name: 'Show', shows: boxAt(at) },
      ],
    },
  ];
}

function islandFindings({ islands }: SeamChecks, design: CreatedBlockDesign): Finding[] {
  const [first] = islands;
  if (!first) return [];
  const nums = islands.map(({ shapeNum }) => shapeNum);
  const seams = islands.flatMap((island) => island.seams);
  const own = design.block.levels.flat().filter(({ shapeNum }) => nums.includes(shapeNum));
  return [
    {
      title: counted(islands.length, 'patch inside another', 'patches inside others'),
      detail:
        'No seam leads to it, so it can’t be pieced. Sew it on top as appliqué, or draw seams that lead to it.',
      fixes: [
        { name: 'Make it appliqué', action: act(commands.makeApplique, nums) },
        ...(seams.length > 0
          ? [{ name: 'Draw seams to it', action: act(commands.addSeams, { seams }) }]
          : []),
        {
          name: 'Select',
          action: act(
            commands.select,
            own.map(({ shapeNum }) => shapeNum),
          ),
        },
      ],
    },
  ];
}

/** Returns the fix that makes the block so many times larger, in whole inches; none beyond the largest block. */
function larger({ block }: CreatedBlockDesign, by: number): Fix[] {
  const { blockWidth, blockHeight } = block;
  const width = Math.ceil(blockWidth * by - 0.001);
  const height = (width * blockHeight) / blockWidth;
  if (Math.max(width, height) > LIMITS.blockSide.max) return [];
  return [
    {
      name: `Make the block ${formatInches(width)}`,
      action: act(commands.setSize, { width: inches(width), height: inches(height) }),
    },
  ];
}

function boxAt({ x, y }: Point): Box {
  return { x: x - AROUND, y: y - AROUND, width: 2 * AROUND, height: 2 * AROUND };
}

function least<Item>(items: readonly Item[], by: (item: Item) => number): Item | null {
  return items.reduce<Item | null>((best, item) => (best && by(best) <= by(item) ? best : item), null);
}
