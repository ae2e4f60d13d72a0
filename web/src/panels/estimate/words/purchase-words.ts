import { INCHES_OF_YARD } from '@quiltwright/shared/ruler/lengths';
import { exactInches, formatInches } from '@quiltwright/shared/ruler/lengths';
import type { Bought, CuttingSettings } from '@quiltwright/workers/kernels/cutting/cutting-types';
import { eighthsOfYard } from '@quiltwright/workers/kernels/cutting/bought';
import { TIGHT, addedWords, isTight, spareWords } from '@quiltwright/workers/kernels/cutting/spare-words';
import { edgeOf } from '@quiltwright/workers/kernels/cutting/settings';
import type { LeftToBuy } from '@quiltwright/workers/kernels/stash/stash-types';
import { boughtWords } from './bought-words';

/**
 * Returns a length in inches as a number of yards: 1.375. The number has two decimals, or more if rounding would change
 * the amount to buy in eighths of a yard.
 */
export function inYards(inches: number): string {
  const yards = inches / INCHES_OF_YARD;
  const places = [2, 3, 4].find(
    (many) => eighthsOfYard(Number(yards.toFixed(many)) * INCHES_OF_YARD) === eighthsOfYard(inches),
  );
  return yards.toLocaleString('en', { maximumFractionDigits: places ?? 5 });
}

/**
 * Returns the calculation of the amount to buy from the length of the strips, line by line. An example is: 17½″ and 1″
 * to straighten the edge: 18½″.
 */
export function addedLines(bought: Bought, cut: number, settings: CuttingSettings): string[] {
  const added = addedWords(bought, settings);
  const edge = edgeOf(settings);
  const { shrinkage, buy, sparePercent } = settings;
  return [
    ...(added ? [`${exactInches(cut)} and ${added}: ${exactInches(cut + bought.spare)}`] : []),
    ...(buy === 'fatQuarters' && edge > 0
      ? [`${formatInches(edge)} of each fat quarter straightens the edge`]
      : []),
    ...(buy === 'fatQuarters' && sparePercent > 0 ? [`${sparePercent} % more is bought`] : []),
    ...(buy === 'yards' && shrinkage > 0
      ? [`Length before washing, which shrinks fabric by ${shrinkage} %: ${exactInches(bought.inches)}`]
      : []),
  ];
}

/** A fabric and the amount to buy. */
interface NamedCloth {
  name: string;
  bought: Bought;
}

/**
 * Returns a sentence on the spare fabric in the shopping list. If no spare fabric is bought, the sentence names the
 * fabrics with less than ½″ left for straightening their edge.
 */
export function toSpareWords(cloths: readonly NamedCloth[], settings: CuttingSettings): string {
  const words = spareWords(settings);
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const { spareInches } = settings;
  if (spareInches > 0) return `${sentence}, joined strips ${formatInches(spareInches)} longer than needed`;
  const tight = cloths.filter(({ bought }) => isTight(bought, settings));
  if (tight.length === 0) return sentence;
  const names = new Intl.ListFormat('en').format(tight.map(({ name }) => name));
  return `${sentence}: ${TIGHT} of ${names}`;
}

/** Returns the amount still to buy in words, or a note that the quilter has enough. */
export function leftWords({ left, suffices }: LeftToBuy): string {
  return suffices ? 'You have enough' : `${boughtWords(left)} still to buy`;
}
