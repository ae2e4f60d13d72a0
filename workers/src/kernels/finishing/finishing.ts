import { fault, type Answer } from '../fault';
import { cornerstonesOf, isBorderName, sashingWidth } from '@quiltwright/shared/quilting/bands/bands';
import { isFreeForm } from '@quiltwright/shared/quilting/quilt';
import { planOf } from '@quiltwright/shared/quilting/standard/standard-size';
import { success } from '@quiltwright/shared/result';
import { washed } from '../cutting/settings';
import { damagedSides, hasSides } from '../patches/sound';
import type { PreparedQuilt } from '../prepared/prepared-quilt';
import { backingOf } from './backing';
import { battingOf } from './batting';
import { bindingOf } from './binding';
import { stripsBetween } from './borders';
import type { Binding, Finishing, FinishingSettings, StripPart, Strips } from './finishing-types';
import { groundStrips } from './ground-strips';
import { cutAndJoined } from './joined';
import { blockNotes } from './notes';
import { sashingStrips } from './sashing';
import { unchosenPartsOf } from './unchosen-parts';

/** The least width of fabric, in inches. Narrower fabric isn’t sold, and is too narrow for bias binding. */
const NARROWEST = 9;
/** The greatest seam allowance, in inches. With a wider allowance, squares for bias binding give no bias. */
const WIDEST_SEAM = 1;

/**
 * Returns the borders, sashing, binding, backing and batting of a quilt of any kind. Fails with `too-narrow` and
 * `too-narrow-for-bias` for fabric that is too narrow to cut, and with `seam-too-wide`, `damaged` and
 * `too-many-copies`.
 */
export function finishingOf(prepared: PreparedQuilt, settings: FinishingSettings): Answer<Finishing> {
  const { usableWidth, clothLength, seam, backing } = settings;
  if (!(Math.min(usableWidth, clothLength, washed(backing.clothWidth, settings)) >= NARROWEST))
    return fault({ code: 'too-narrow', narrowest: NARROWEST });
  if (!(seam >= 0 && seam <= WIDEST_SEAM)) return fault({ code: 'seam-too-wide', widest: WIDEST_SEAM });
  const { quilt } = prepared;
  if (!hasSides(quilt)) return damagedSides;
  const size = { width: quilt.quiltWidth, height: quilt.quiltLength };
  const sashing = sashingOf(prepared, settings);
  if (!sashing.ok) return sashing;
  const binding = bindingOf(size, settings.binding, settings);
  if (binding.count === 0) return fault({ code: 'too-narrow-for-bias' });
  const borders = prepared.bands.flatMap(({ name, fabric, corners = settings.borders, ...area }) => {
    if (!isBorderName(name)) return [];
    const blocks = prepared.onBorders.get(name) ?? { corners: [], sides: [] };
    return [{ of: name, fabric, needed: stripsBetween(area, blocks, corners, seam) }];
  });
  const parts = joinedParts([...sashing.value, ...borders], binding, settings);
  const unchosen = unchosenPartsOf(prepared, parts, settings);
  if (!unchosen.ok) return unchosen;
  return success({
    unchosen: unchosen.value,
    parts: parts.filter(({ needed }) => needed.length > 0),
    binding,
    backing: backingOf(size, backing, settings.shrinkage),
    batting: battingOf(size, backing.margin),
    notes: blockNotes(prepared),
  });
}

/** Returns `parts` (the strips of a quilt's borders, sashing and binding) with long strips joined as `settings` say. */
export function partsJoined(
  { quilt }: PreparedQuilt,
  { parts }: Finishing,
  settings: FinishingSettings,
): StripPart[] {
  const size = { width: quilt.quiltWidth, height: quilt.quiltLength };
  const others = parts.filter(({ of }) => of !== 'binding');
  return joinedParts(others, bindingOf(size, settings.binding, settings), settings);
}

type Part = Pick<StripPart, 'of' | 'fabric' | 'needed'>;

/** Returns the strips to cut for some parts, and for the binding last. */
function joinedParts(parts: readonly Part[], binding: Binding, settings: FinishingSettings): StripPart[] {
  return [
    ...parts.map(({ of, fabric, needed }): StripPart => {
      return { of, fabric, needed, ...cutAndJoined(needed, fabric, settings) };
    }),
    bindingPart(binding, settings.usableWidth),
  ];
}

function sashingOf(prepared: PreparedQuilt, settings: FinishingSettings): Answer<Part[]> {
  const { seam } = settings;
  const { quilt } = prepared;
  const own = cornerstonesOf(quilt);
  const band = prepared.bands.find(({ name }) => name === 'sashing');
  if (!band) return success([]);
  const { fabric, outer } = band;
  const plan = planOf(quilt);
  const [block] = quilt.blocks;
  if (plan && block) {
    const { blockWidth, blockHeight } = block;
    const { columns, rows } = plan;
    const { sashes, cornerstones } = sashingStrips(
      {
        columns,
        rows,
        blockWidth,
        blockHeight,
        width: sashingWidth(quilt),
        round: false,
        cornerstones: own !== null || settings.cornerstones,
      },
      seam,
    );
    return success([
      { of: 'sashing', fabric, needed: sashes },
      { of: 'cornerstones', fabric: own?.fabric ?? fabric, needed: cornerstones },
    ]);
  }
  if (!isFreeForm(quilt)) return success([]);
  const { boxes } = prepared;
  if (!boxes.ok) return boxes;
  return success([{ of: 'sashing', fabric, needed: groundStrips(outer, boxes.value, seam) }]);
}

/** Returns the part with the strips of the binding, or with the squares for bias binding. */
function bindingPart({ fabric, cut, square, count }: Binding, usableWidth: number): StripPart {
  const strips: Strips = square
    ? { width: square, length: square, count }
    : { width: cut, length: usableWidth, count };
  const isJoined = !square && count > 1;
  return {
    ...{ of: 'binding', fabric, needed: [strips] },
    cut: [isJoined ? { ...strips, joined: 'whole' } : strips],
    joins: isJoined ? count - 1 : 0,
  };
}
