import { fillingTo } from '@quiltwright/shared/model/free-form/commands/borders/added-borders';
import { beds, sizeOnBed } from '@quiltwright/shared/quilting/beds';
import { expect, it } from 'vitest';
import { bedInWords, fillingInWords, proposalInWords, wantedInWords } from './bed-words';

const onBed = { drop: 14, tuck: 10 };
const wanted = sizeOnBed(beds.queen, onBed);
const words = (width: number, height: number) =>
  fillingInWords(fillingTo({ width, height }, wanted), { width, height }, wanted);

it('tells the size that is wanted on a bed with its arithmetic', () => {
  expect(wantedInWords(beds.queen, onBed)).toEqual([
    'Width: 60″ + 2 × 14″ = 88″',
    'Length: 80″ + 14″ + 10″ = 104″',
  ]);
});

it('tells which borders are missing, or why none helps', () => {
  expect(words(60, 72)).toEqual(['Sides: (88″ − 60″) ÷ 2 = 14″', 'Top and bottom: (104″ − 72″) ÷ 2 = 16″']);
  expect(words(92, 100)[0]).toContain('The quilt is 92″ × 100″ already: 4″ wider than 88″ × 104″.');
  expect(words(88, 96)[0]).toContain('only needs to be 8″ longer');
  expect(words(88, 104)).toEqual(['The quilt is 88″ × 104″ already.']);
});

it('tells the borders of a proposal from the inside out', () => {
  const borders = [
    { width: 3.5, endWidth: 3.5 },
    { width: 10.5, endWidth: 12.5 },
  ];
  expect(proposalInWords(borders)).toBe('3½″, then 10½″ at the sides and 12½″ at the top and bottom');
});

it('tells the bed that a quilt suits', () => {
  expect(bedInWords({ width: 88, height: 104 })).toBe('Queen, 14″ over each side');
  expect(bedInWords({ width: 36, height: 50 })).toBeNull();
});
