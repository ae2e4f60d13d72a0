import { formatMetres } from '@quiltwright/shared/ruler/yards';
import { counted } from '@quiltwright/shared/counted';
import { backingBought, boughtFor } from '@quiltwright/workers/kernels/cutting/bought';
import type { Bought, CuttingSettings } from '@quiltwright/workers/kernels/cutting/cutting-types';
import type { Finishing } from '@quiltwright/workers/kernels/finishing/finishing-types';
import { decimalInches, exactInches, formatInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import { boughtWords } from './bought-words';
import { addedLines } from './purchase-words';

/** The names of the materials that a quilt needs besides the fabrics of its top. */
export type MaterialName = 'binding' | 'backing' | 'batting';

/** A line of the shopping list, with the calculation of its amount. */
export interface Material {
  what: MaterialName;
  name: string;
  use: string;
  /** The amount in words: 8 yd, 1 pack. */
  amount: string;
  /** The amount of fabric to buy; null for goods that aren't sold by length. */
  bought: Bought | null;
  /** The length that is cut from the fabric, in inches; null for goods that aren't sold by length. */
  cut: number | null;
  metres: string;
  /** The calculation of the amount, line by line. */
  how: string[];
}

/** Returns the backing and the batting, and the binding if it has a separate fabric. */
export function materialsOf({ binding, backing, batting }: Finishing, settings: CuttingSettings): Material[] {
  return [
    ...(binding.fabric === 0 ? [bindingMaterial(binding, settings)] : []),
    backingMaterial(backing, settings),
    battingMaterial(batting),
  ];
}

function bindingMaterial(binding: Finishing['binding'], settings: CuttingSettings): Material {
  const { cut, count, square, grain } = binding;
  const side = square || cut;
  const strips = `${counted(count, 'strip')} ${formatInches(cut)}`;
  const squares = `${counted(count, 'square')} ${formatInches(square)}`;
  const bought = boughtFor([{ count, height: side }], settings);
  return {
    what: 'binding',
    name: 'Binding',
    use: grain === 'bias' ? `Cut on the bias, from ${squares}` : `${strips} across the fabric`,
    ...byTheYard(bought),
    cut: count * side,
    how: [
      ...bindingLines(binding),
      `${count} × ${formatInches(side)} = ${formatInches(count * side)}.`,
      ...addedLines(bought, count * side, settings).map((line) => `${line}.`),
    ],
  };
}

/** Returns the calculation of the number of strips or squares for the binding, line by line. */
function bindingLines(binding: Finishing['binding']): string[] {
  const { cut, count, square, perimeter, length, grain, shortOnSlant } = binding;
  return [
    `The distance around the quilt is ${decimalInches(perimeter)}.`,
    grain === 'bias'
      ? `${counted(count, 'square')} ${formatInches(square)} ${count === 1 ? 'makes' : 'make'} ${decimalInches(Math.floor(length))} of bias ${formatInches(cut)} wide.`
      : `You need one strip for each 40″ around the quilt, or more if the joins take up too much length. That makes ${counted(count, 'strip')} of ${formatInches(cut)}, which measure ${decimalInches(length)} when joined.`,
    ...(shortOnSlant > 0
      ? [
          `This length is for straight joins. Slanted joins need ${exactInches(shortOnSlant)} more, which the plan adds if you choose Slanted.`,
        ]
      : []),
  ];
}

function backingMaterial(backing: Finishing['backing'], settings: CuttingSettings): Material {
  const { needs, way, panels, panelLength, sewnWidth, inches, clothWidth, panelWidth, other, wide } = backing;
  const run = way === 'lengthwise' ? 'along the length' : 'across';
  const many = counted(panels, 'panel');
  const boughtOf = (length: number) => backingBought(length, settings);
  const bought = boughtOf(inches);
  return {
    what: 'backing',
    name: 'Backing',
    use: `${formatSize(needs.width, needs.height)}, ${many} ${run}`,
    ...byTheYard(bought),
    cut: inches,
    how: [
      `With extra fabric on every side, the backing must measure ${formatSize(needs.width, needs.height)}.`,
      `${many} of fabric ${formatInches(clothWidth)} wide${panelWidth < clothWidth ? `, ${decimalInches(panelWidth)} once washed` : ''}, ${run}: ${decimalInches(sewnWidth)} wide when sewn.`,
      `${panels} × ${formatInches(panelLength)} = ${formatInches(inches)}.`,
      ...addedLines(bought, inches, { ...settings, buy: 'yards' }).map((line) => `${line}.`),
      ...(other.inches > inches
        ? [`If the panels run the other way, you need ${boughtWords(boughtOf(other.inches))}.`]
        : []),
      ...(wide
        ? [
            `In backing fabric that is 108″ wide, you need ${boughtWords(boughtOf(wide.inches))}${wide.panels === 1 ? ', with no seam' : ''}.`,
          ]
        : []),
    ],
  };
}

function battingMaterial({ needs, packaged }: Finishing['batting']): Material {
  const size = formatSize(needs.width, needs.height);
  return {
    what: 'batting',
    name: 'Batting',
    use: packaged ? `${size}, packaged ${packaged.name}` : `${size}, larger than any package`,
    amount: packaged ? '1 pack' : 'by length',
    bought: null,
    cut: null,
    metres: '',
    how: [
      `The batting must measure ${size}, the same as the backing.`,
      packaged
        ? `The smallest package that is large enough is ${packaged.name}, ${formatSize(packaged.width, packaged.height)}${packaged.turned ? ', turned sideways' : ''}.`
        : 'No package is large enough. Buy batting off the roll, or join two packages.',
    ],
  };
}

function byTheYard(bought: Bought) {
  return {
    amount: boughtWords(bought),
    bought,
    metres: bought.fatQuarters === null ? formatMetres(bought.metres) : '',
  };
}
