import type { Finishing } from '@quiltwright/workers/kernels/finishing/finishing-types';
import { formatInches, formatSize } from '../../ui/inches';
import { figure } from './estimate-words';
import { eighthsOf, metres, yards } from './yardage-words';

/** What is bought for a quilt besides the fabrics of its top. */
export type GoodsName = 'binding' | 'backing' | 'batting';

/** A line of the shopping list, and how its number came about. */
export interface Goods {
  what: GoodsName;
  name: string;
  use: string;
  /** 8 yd, 1 pack. */
  amount: string;
  /** 0 for what isn’t bought by the yard. */
  eighths: number;
  metres: string;
  /** The arithmetic, a line each. */
  how: string[];
}

/** The binding where it is of no fabric of the quilt, the backing and the batting. */
export function goodsOf({ binding, backing, batting }: Finishing): Goods[] {
  return [
    ...(binding.fabric === 0 ? [bindingGoods(binding)] : []),
    backingGoods(backing),
    battingGoods(batting),
  ];
}

function bindingGoods({ cut, count, square, perimeter, length, grain }: Finishing['binding']): Goods {
  const inches = count * (square || cut);
  const strips = `${count} ${count === 1 ? 'strip' : 'strips'} ${formatInches(cut)}`;
  const squares = `${count} ${count === 1 ? 'square' : 'squares'} ${formatInches(square)}`;
  return {
    what: 'binding',
    name: 'Binding',
    use: grain === 'bias' ? `On the bias, from ${squares}` : `${strips} across the cloth`,
    ...byTheYard(inches),
    how: [
      `Around the quilt: ${figure(perimeter)}″.`,
      grain === 'bias'
        ? `${squares} make ${figure(Math.floor(length))}″ of bias ${formatInches(cut)} wide.`
        : `${figure(perimeter)} ÷ 40 for each strip, up to the next: ${strips}, ${figure(length)}″ when joined.`,
      `${count} × ${formatInches(square || cut)} = ${formatInches(inches)}.`,
    ],
  };
}

function backingGoods(backing: Finishing['backing']): Goods {
  const { needs, way, panels, panelLength, sewnWidth, inches, clothWidth, other } = backing;
  const run = way === 'lengthwise' ? 'along the length' : 'across';
  const many = `${panels} ${panels === 1 ? 'panel' : 'panels'}`;
  const same = other.inches > inches ? `The other way takes ${yards(eighthsOf(other.inches, 1))}.` : '';
  return {
    what: 'backing',
    name: 'Backing',
    use: `${formatSize(needs.width, needs.length)}, ${many} ${run}`,
    ...byTheYard(inches),
    how: [
      `With what reaches out on every side it has to be ${formatSize(needs.width, needs.length)}.`,
      `${many} of cloth ${formatInches(clothWidth)} wide, ${run}: ${formatInches(sewnWidth)} wide when sewn.`,
      `${panels} × ${formatInches(panelLength)} = ${formatInches(inches)}.`,
      ...(same ? [same] : []),
    ],
  };
}

function battingGoods({ needs, packaged }: Finishing['batting']): Goods {
  const size = formatSize(needs.width, needs.length);
  return {
    what: 'batting',
    name: 'Batting',
    use: packaged ? `${size}, packaged ${packaged.name}` : `${size}, larger than any package`,
    amount: packaged ? '1 pack' : 'by length',
    eighths: 0,
    metres: '',
    how: [
      `It has to be ${size}, as the backing.`,
      packaged
        ? `The smallest package that holds it is ${packaged.name}, ${formatSize(packaged.width, packaged.length)}${packaged.turned ? ', turned' : ''}.`
        : 'No package holds it: buy it off the roll, or join two.',
    ],
  };
}

function byTheYard(inches: number) {
  const eighths = eighthsOf(inches, 1);
  return { amount: yards(eighths), eighths, metres: metres(inches, 1) };
}
