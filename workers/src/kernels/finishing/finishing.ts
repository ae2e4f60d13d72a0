import { fault, type Answer } from '../fault';
import { isEmptyPlacement } from '@quiltwright/shared/quilting/placement';
import { isFreeForm, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { planOf } from '@quiltwright/shared/quilting/standard/standard-size';
import { success } from '@quiltwright/shared/result';
import { boxesOf } from '../estimate/ground';
import { washed } from '../cutting/settings';
import { generate } from '@quiltwright/shared/quilting/standard/generate';
import { damagedSides, hasSides } from '../patches/sound';
import { bandsOf } from '@quiltwright/shared/quilting/bands';
import type { Band } from '@quiltwright/shared/quilting/bands';
import { backingOf } from './backing';
import { battingOf } from './batting';
import { bindingOf } from './binding';
import { borderStrips } from './borders';
import type { Binding, Finishing, FinishingSettings, StripPart, Strips } from './finishing-types';
import { groundStrips } from './ground-strips';
import { cutAndJoined } from './joined';
import { blockNotes } from './notes';
import { sashingStrips } from './sashing';
import { unchosenPartsOf } from './unchosen-parts';

/** The least width of fabric, in inches. Narrower fabric isn’t sold, and bias strips don't fit on it. */
const NARROWEST = 9;
/** The greatest seam allowance, in inches. A wider allowance leaves no fabric for bias. */
const WIDEST_SEAM = 1;

/**
 * Returns everything of a quilt of any kind except its blocks: borders, sashing, binding, backing and batting. Fails
 * with `too-narrow` and `too-narrow-for-bias` for fabric that is too narrow to cut, and with `seam-too-wide`, `damaged`
 * and `too-many-copies`.
 */
export function finishingOf(quilt: Quilt, settings: FinishingSettings): Answer<Finishing> {
  const { usableWidth, clothLength, seam, backing } = settings;
  if (!(Math.min(usableWidth, clothLength, washed(backing.clothWidth, settings)) >= NARROWEST))
    return fault({ code: 'too-narrow', narrowest: NARROWEST });
  if (!(seam >= 0 && seam <= WIDEST_SEAM)) return fault({ code: 'seam-too-wide', widest: WIDEST_SEAM });
  const generated = generate(quilt);
  if (!hasSides(generated)) return damagedSides;
  const size = { width: generated.quiltWidth, height: generated.quiltLength };
  const bands = bandsOf(generated);
  const sashing = sashingOf(generated, settings, bands);
  if (!sashing.ok) return sashing;
  const binding = bindingOf(size, settings.binding, settings);
  if (binding.count === 0) return fault({ code: 'too-narrow-for-bias' });
  const borders = bands
    .filter(({ name }) => name !== 'sashing')
    .map((band) => ({
      of: band.name,
      fabric: band.fabric,
      needed: borderStrips(band, settings.borders, seam),
    }));
  const parts = [
    ...[...sashing.value, ...borders].map((part): StripPart => ({
      ...part,
      ...cutAndJoined(part.needed, part.fabric, settings),
    })),
    bindingPart(binding, usableWidth),
  ];
  const unchosen = unchosenPartsOf(generated, parts, settings);
  if (!unchosen.ok) return unchosen;
  return success({
    unchosen: unchosen.value,
    parts: parts.filter(({ needed }) => needed.length > 0),
    binding,
    backing: backingOf(size, backing, settings.shrinkage),
    batting: battingOf(size, backing.margin),
    notes: blockNotes(generated),
  });
}

type Part = Pick<StripPart, 'of' | 'fabric' | 'needed'>;

function sashingOf(quilt: Quilt, settings: FinishingSettings, bands: readonly Band[]): Answer<Part[]> {
  const { seam, cornerstones: hasCornerstones } = settings;
  const band = bands.find(({ name }) => name === 'sashing');
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
        width: quilt.sashingWidth,
        round: false,
        cornerstones: hasCornerstones,
      },
      seam,
    );
    return success([
      { of: 'sashing', fabric, needed: sashes },
      { of: 'cornerstones', fabric, needed: cornerstones },
    ]);
  }
  if (!isFreeForm(quilt)) return success([]);
  const boxes = boxesOf(quilt.blocks.filter((placement) => !isEmptyPlacement(placement)));
  if (!boxes.ok) return boxes;
  return success([{ of: 'sashing', fabric, needed: groundStrips(outer, boxes.value, seam) }]);
}

/** Returns the strips of the binding, or the squares for bias. */
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
