import type { Size } from '@quiltwright/shared/geometry/box';
import {
  type AddedBorder,
  type Filling,
} from '@quiltwright/shared/model/free-form/commands/borders/added-borders';
import { bedsUnder, type Bed, type OnBed } from '@quiltwright/shared/quilting/beds';
import { widthsInWords } from '@quiltwright/shared/quilting/bands/band-words';
import { inches } from '@quiltwright/shared/geometry/units';
import { exactInches, formatSize } from '@quiltwright/shared/ruler/lengths';

/** Returns the bed that a quilt suits best, in words; null for a quilt that covers no bed. */
export function bedInWords(quilt: Size): string | null {
  const [near] = bedsUnder(quilt);
  if (!near) return null;
  const { bed, sides } = near;
  return `${bed.name}, ${exactInches(sides)} over each side`;
}

/** Returns the arithmetic of the size that is wanted on a bed: 60″ + 2 × 14″ = 88″ wide. */
export function wantedInWords({ width, height }: Bed, { drop, tuck }: OnBed): string[] {
  const [over, under] = [exactInches(drop), exactInches(tuck)];
  return [
    `Width: ${exactInches(width)} + 2 × ${over} = ${exactInches(width + 2 * drop)}`,
    `Length: ${exactInches(height)} + ${over} + ${under} = ${exactInches(height + drop + tuck)}`,
  ];
}

/** Returns the arithmetic of the borders that are missing, or the reason why no borders bring the quilt to its size. */
export function fillingInWords(filling: Filling, now: Size, wanted: Size): string[] {
  const size = formatSize(wanted.width, wanted.height);
  switch (filling.kind) {
    case 'same':
      return [`The quilt is ${size} already.`];
    case 'larger': {
      const over = longer(filling.by);
      return [
        `The quilt is ${formatSize(now.width, now.height)} already: ${over} than ${size}. Take a row or column away, or choose a longer drop.`,
      ];
    }
    case 'oneWay':
      return [
        `The quilt only needs to be ${longer(filling.by)}, and a border would make it larger both ways. Add a row or column, or change the drop.`,
      ];
    case 'borders':
      return [
        `Sides: (${exactInches(wanted.width)} − ${exactInches(now.width)}) ÷ 2 = ${exactInches(filling.sides)}`,
        `Top and bottom: (${exactInches(wanted.height)} − ${exactInches(now.height)}) ÷ 2 = ${exactInches(filling.ends)}`,
      ];
  }
}

function longer({ width, height }: Size): string {
  return [
    ...(width > 0 ? [`${exactInches(width)} wider`] : []),
    ...(height > 0 ? [`${exactInches(height)} longer`] : []),
  ].join(' and ');
}

/** Returns the borders of a proposal in words, from the inside out: 3½″, then 10½″ at the sides and … */
export function proposalInWords(borders: readonly AddedBorder[]): string {
  const widths = borders.map(({ width, endWidth }) =>
    widthsInWords({ width: inches(width), endWidth: inches(endWidth) }),
  );
  return widths.join(', then ');
}
