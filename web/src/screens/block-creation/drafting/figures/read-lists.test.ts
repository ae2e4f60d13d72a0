import { expect, test } from 'vitest';
import { readRadii, readRatio } from './read-lists';

test('radii are typed with commas, and come largest first', () => {
  expect(readRadii('4, 6 1/2')).toEqual([6.5, 4]);
  expect(readRadii(' ')).toEqual([]);
  expect(readRadii('4, wide')).toBeNull();
  expect(readRadii('0')).toBeNull();
  expect(readRadii('41')).toBeNull();
  expect(readRadii(Array(13).fill('2').join(','))).toBeNull();
});

test('proportions are two to sixteen numbers', () => {
  expect(readRatio('1:2:1')).toEqual([1, 2, 1]);
  expect(readRatio('1, 2 1')).toEqual([1, 2, 1]);
  expect(readRatio('')).toEqual([]);
  expect(readRatio('2')).toBeNull();
  expect(readRatio('1:0')).toBeNull();
  expect(readRatio('1:101')).toBeNull();
  expect(readRatio(Array(17).fill('1').join(':'))).toBeNull();
});
