import { describe, expect, it } from 'vitest';
import { mapOf } from '../drafting/map-of-shapes.js';
import { nameFault } from '../names.js';
import { fabricsOf, OWN_OUTLINE, SHAPE_TYPE } from '../quilting/shapes/shape.js';
import { levelsSchema } from '../quilting/stored/shape-schema.js';
import { pictureOf, samePictures, sliversOf, symmetryOf } from './picture-check.fixture.js';
import { addressOf } from './address-of.js';
import { blockFamilies, premadeBlocks } from './premade-blocks.js';

const rows = Object.values(blockFamilies).flat();
const stored = new Map(premadeBlocks.map((block) => [block.designedBlockNum, block.designName]));

describe.each(rows.map((row) => [row[1], row] as const))('%s', (title, [num, , facts, drawing]) => {
  it('follows the rules of blocks and of names', () => {
    expect(levelsSchema.safeParse(drawing.levels).error).toBeUndefined();
    const name = stored.get(num) ?? '';
    expect(nameFault(name, 'block')).toBeNull();
    /* The name is also the file name of a picture. */
    expect(name).toMatch(/^[A-Za-z0-9]+( [A-Za-z0-9]+)*$/);
    expect(title).toMatch(/^[A-Za-z0-9’]+( [A-Za-z0-9’]+)*$/);
    expect(title.replaceAll('’', '')).toBe(name);
  });

  it('covers the square, with the stated patches and symmetry', () => {
    const { pieces, bare } = pictureOf(drawing.levels);
    const types = new Set(drawing.levels.flat().map(({ shapeType }) => shapeType));
    /* The tips of curved patches are narrower than the samples of the picture. */
    if (types.has(OWN_OUTLINE)) expect(mapOf(drawing.levels)).toHaveProperty('faces.length', facts.patches);
    else if (!types.has(SHAPE_TYPE.ellipse)) expect(pieces).toBe(facts.patches);
    expect(bare).toBe(0);
    expect(symmetryOf(drawing.levels)).toBe(facts.symmetry);
  });

  it('leaves no sliver between patches', () => {
    expect(sliversOf(drawing.levels)).toEqual([]);
  });

  it('names a cloth for each of its fabrics, two or more', () => {
    const spots = fabricsOf(drawing.levels).sort((a, b) => a - b);
    expect(spots.length).toBeGreaterThanOrEqual(2);
    expect(spots).toEqual(facts.cloth.map((_, i) => i + 1));
    expect(new Set(facts.cloth).size).toBe(facts.cloth.length);
  });
});

describe('the library of blocks', () => {
  it('gives each block its own number and name', () => {
    expect(new Set(premadeBlocks.map((block) => block.designedBlockNum)).size).toBe(premadeBlocks.length);
    const names = premadeBlocks.map((block) => block.designName.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it('uses no name twice, neither as a title nor as another name', () => {
    const owners = new Map<string, string[]>();
    for (const { title, facts } of premadeBlocks)
      for (const name of [title, ...facts.otherNames])
        owners.set(addressOf(name), [...(owners.get(addressOf(name)) ?? []), title]);
    expect([...owners].filter(([, titles]) => titles.length > 1)).toEqual([]);
  });

  it('has two sources for every other name', () => {
    const rows = Object.values(blockFamilies).flat();
    const unsure = rows.flatMap(([, title, { also = {} }]) =>
      Object.entries(also).flatMap(([name, sources]) =>
        new Set(sources.filter((source) => source.trim() !== '')).size < 2 ? `${title}: ${name}` : [],
      ),
    );
    expect(unsure).toEqual([]);
  });

  it('holds 369 blocks or more, and 40 of them for guests, from most families', () => {
    expect(premadeBlocks.length).toBeGreaterThanOrEqual(369);
    const trial = premadeBlocks.filter((block) => block.facts.trial);
    expect(trial).toHaveLength(40);
    expect(new Set(trial.map((block) => block.facts.family)).size).toBeGreaterThanOrEqual(20);
  });

  it('holds no negative zero, which JSON would change', () => {
    expect(structuredClone(premadeBlocks)).toEqual(JSON.parse(JSON.stringify(premadeBlocks)));
  });

  it('shows no picture twice, not even turned, mirrored or in other fabrics', () => {
    expect(samePictures(premadeBlocks)).toEqual([]);
  });
});
