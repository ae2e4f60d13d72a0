import { blockFamilies } from '@quiltwright/shared/library/premade-blocks';
import { expect, it } from 'vitest';
import { sewnOf } from './sewn';

const rows = Object.values(blockFamilies).flat();

it.each(rows.map((row) => [row[1], row] as const))(
  '%s is sewn from the stated number of patches',
  (_, row) => {
    const [, , facts, { levels }] = row;
    const kinds = [6, 9, 10, 12].map((side) => {
      const { patches } = sewnOf(levels, { width: side, height: side });
      /* Appliqué lies on top: the pieced patches alone fill the block. */
      const pieced = patches.filter(({ kind }) => kind !== 'applique');
      expect(pieced.reduce((sum, { area }) => sum + area, 0)).toBeCloseTo(side * side, 3);
      return patches.map(({ kind }) => kind);
    });
    const [first] = kinds;
    expect(first).toHaveLength(facts.patches);
    /* A block has the same patches at every size. */
    for (const others of kinds) expect(others).toEqual(first);
  },
);
