import { describe, expect, it } from 'vitest';
import { type ClothSources, clothVersion, readClothSources } from './cloth-version.js';
import { houseFabrics } from './paint/paint.js';

const sources: ClothSources = new Map([
  ['weave', 'threads'],
  ['library-fabrics', 'a list'],
  ['recipes/blues', 'navy'],
  ['recipes/reds', 'cherry'],
]);

/** Returns the recipe files whose cloth gets another version by a change of the source file `file`. */
function changedBy(file: string): string[] {
  const edited = new Map(sources).set(file, 'something else');
  return ['blues', 'reds'].filter((name) => clothVersion(sources, name) !== clothVersion(edited, name));
}

describe('the version of cloth', () => {
  it('changes with its own recipes and with the code for all recipes, but not with other recipes or lists', () => {
    expect(changedBy('recipes/blues')).toEqual(['blues']);
    expect(changedBy('weave')).toEqual(['blues', 'reds']);
    expect(changedBy('library-fabrics')).toEqual([]);
  });

  it('doesn’t depend on the order in which files are found', () => {
    expect(clothVersion(new Map([...sources].reverse()), 'reds')).toBe(clothVersion(sources, 'reds'));
  });

  it('finds the recipes of every fabric', async () => {
    const there = await readClothSources();
    expect(there.has('texture/weave')).toBe(true);
    for (const { recipeFile } of houseFabrics) expect(there.has(`recipes/${recipeFile}`)).toBe(true);
  });
});
