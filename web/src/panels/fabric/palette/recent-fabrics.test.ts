// @vitest-environment jsdom
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { expect, it } from 'vitest';
import { Tab } from '../../../browser/tab';
import { rememberFabric, withUsed } from './recent-fabrics';

const fabric = (fabricNum: number, paletteNum = 2): Fabric => ({
  fabricNum,
  paletteNum,
  fabricName: 'Any',
  userFabricName: '',
  fabricUrl: '11.webp',
  swatchUrl: '11.webp',
  averageColour: '#a03028',
});

const used = (...fabricNums: number[]) => fabricNums.map((fabricNum) => ({ fabricNum, paletteNum: 2 }));

it('puts a used fabric in front, and drops the one that was used longest ago', () => {
  expect(withUsed(used(14, 13, 12), fabric(15))).toEqual(used(15, 14, 13, 12));
  expect(withUsed(used(15, 14, 13, 12), fabric(16))).toEqual(used(16, 15, 14, 13));
});

it('leaves a known one in its place', () => {
  expect(withUsed(used(14, 13, 12), fabric(12))).toEqual(used(14, 13, 12));
});

it('are stored on the device, except for fabrics outside the palettes', () => {
  const tab = new Tab();
  rememberFabric(tab, fabric(20, 9));
  rememberFabric(tab, fabric(3, 0));
  expect(localStorage.getItem('recent-fabrics')).toBe('[{"fabricNum":20,"paletteNum":9}]');
});
