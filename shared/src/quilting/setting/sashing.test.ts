import { describe, expect, it } from 'vitest';
import { inches } from '../../geometry/units.js';
import { piecesOf } from './pieces.js';
import { middleSize, withinRange, type Setting, type SettingRole, type SettingSashing } from './setting.js';

function sashed(
  kind: Setting['kind'],
  counts: readonly [number, number],
  changes: Partial<SettingSashing> = {},
) {
  const [columns, rows] = counts;
  const setting: Setting = {
    ...{ kind, columns, rows, blockWidth: inches(12), blockHeight: inches(12), order: 'one' },
    sashing: { width: inches(2), isAround: false, cornerstones: 'whole', ...changes },
  };
  const of = (role: SettingRole) => piecesOf(setting).filter((pieces) => pieces.of === role);
  const count = (role: SettingRole) => of(role).reduce((sum, { columns, rows }) => sum + columns * rows, 0);
  const size = middleSize(setting);
  return { setting, of, count, size: [size.width, size.height].map((side) => Number(side.toFixed(3))) };
}

describe('sashing on point', () => {
  // 4mn sashes, 2mn + m + n cornerstones.
  it.each([
    [1, 1, 4, 4],
    [3, 4, 48, 31],
    [5, 5, 100, 60],
    [60, 60, 14_400, 7320],
  ])('has its pieces around %i × %i blocks', (columns, rows, sashes, cornerstones) => {
    const { count } = sashed('onPoint', [columns, rows]);
    expect([count('sashing'), count('cornerstone')]).toEqual([sashes, cornerstones]);
  });

  it('has 2(m + n) cornerstones at the edge, whole or half', () => {
    const { of, count } = sashed('onPoint', [3, 4], { cornerstones: 'half' });
    const triangular = of('cornerstone').filter(({ form }) => form !== 1);
    expect(triangular.reduce((sum, { columns, rows }) => sum + columns * rows, 0)).toBe(14);
    expect(count('cornerstone')).toBe(31);
  });

  it('makes the middle larger by whole cornerstones at the edge', () => {
    // (3 · 14 + 2) · √2 = 62.225 and (4 · 14 + 2) · √2 = 82.024; with halves, 42√2 = 59.397 and 56√2 = 79.196.
    expect(sashed('onPoint', [3, 4]).size).toEqual([62.225, 82.024]);
    expect(sashed('onPoint', [3, 4], { cornerstones: 'half' }).size).toEqual([59.397, 79.196]);
  });

  it('has few placements for many blocks', () => {
    const { setting } = sashed('onPoint', [60, 60], { cornerstones: 'half' });
    expect(piecesOf(setting)).toHaveLength(20);
  });

  it('is at least 1½″ wide for half cornerstones', () => {
    const narrow = { width: inches(1), isAround: true };
    const widthOf = (cornerstones: SettingSashing['cornerstones']) =>
      withinRange(sashed('onPoint', [3, 4], { ...narrow, cornerstones }).setting, { bands: [] }).sashing
        ?.width;
    expect([widthOf('whole'), widthOf('half')]).toEqual([1, 1.5]);
  });
});

describe('straight sashing', () => {
  it.each([
    // Between 3 × 4 blocks: 2 · 4 upright and 3 · 3 level sashes; 2 · 3 cornerstones; 3 · 14 − 2 and 4 · 14 − 2.
    ['between', { isAround: false }, [17, 6], [40, 54]],
    // Around them: 4 · 4 and 3 · 5 sashes; 4 · 5 cornerstones; 3 · 14 + 2 and 4 · 14 + 2.
    ['all round', { isAround: true }, [31, 20], [44, 58]],
  ])('%s has sashes and cornerstones', (_, changes, counts, sides) => {
    const { count, size } = sashed('straight', [3, 4], changes);
    expect([count('sashing'), count('cornerstone')]).toEqual(counts);
    expect(size).toEqual(sides);
  });

  it('without cornerstones has long strips along the shorter side', () => {
    const longest = (counts: readonly [number, number]) =>
      sashed('straight', counts, { isAround: true, cornerstones: 'none' })
        .of('sashing')
        .flatMap(({ box, columns, rows }) =>
          Math.max(box.width, box.height) > 12 ? [[box.width, box.height, columns * rows]] : [],
        );
    // 3 · 14 + 2 = 44: one strip above each of four rows and one below the last.
    expect(longest([3, 4])).toEqual([[44, 2, 5]]);
    expect(longest([4, 3])).toEqual([[2, 44, 5]]);
  });
});
