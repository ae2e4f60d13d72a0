// @vitest-environment jsdom
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { expect, it } from 'vitest';
import { Tab } from '../../browser/tab';
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

it('puts what is used in front, and lets go of what was used longest ago', () => {
  expect(withUsed(used(14, 13, 12), fabric(15))).toEqual(used(15, 14, 13, 12));
  expect(withUsed(used(15, 14, 13, 12), fabric(16))).toEqual(used(16, 15, 14, 13));
});

it('leaves what is at hand where it is', () => {
  expect(withUsed(used(14, 13, 12), fabric(12))).toEqual(used(14, 13, 12));
});

it('is kept on the device, but for fabrics of no palette', () => {
  const tab = new Tab();
  rememberFabric(tab, fabric(20, 9));
  rememberFabric(tab, fabric(3, 0));
  expect(localStorage.getItem('recent-fabrics')).toBe('[{"fabricNum":20,"paletteNum":9}]');
});
