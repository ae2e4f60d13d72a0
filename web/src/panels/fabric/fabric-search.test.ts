import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { describe, expect, it } from 'vitest';
import { colourOf, searchFabrics } from './fabric-search';
import { difference, oklab } from './oklab';

function fabric(fabricNum: number, fabricName: string, averageColour: string, userFabricName = ''): Fabric {
  return {
    fabricNum,
    paletteNum: 2,
    fabricName,
    userFabricName,
    fabricUrl: `${fabricName}.webp`,
    swatchUrl: `${fabricName}.webp`,
    averageColour,
  };
}

const shelf = [
  fabric(11, 'Barn Red', '#a03028'),
  fabric(12, 'Sage Garden', '#7f8f74'),
  fabric(13, 'Navy Stars', '#4a5070'),
  fabric(14, 'Deep Water', '#1e2a50'),
  fabric(15, 'Hedgerow', '#98a88a'),
  fabric(16, 'Ember', '#a34c2e'),
  fabric(10_000, '', '#1d2a52', 'Grandma’s curtain'),
];

function namesFound(words: string): string[][] {
  const { named, near } = searchFabrics(shelf, words);
  return [named, near].map((found) =>
    found.map(({ fabricName, userFabricName }) => userFabricName || fabricName),
  );
}

describe('searchFabrics', () => {
  it('finds by any part of the name, whatever the case and order', () => {
    expect(namesFound('WATER')).toEqual([['Deep Water'], []]);
    expect(namesFound('garden sag')[0]).toEqual(['Sage Garden']);
    expect(namesFound('curtain')).toEqual([['Grandma’s curtain'], []]);
  });

  it('finds by a colour word what is called so, then the nearest first', () => {
    const [named, near] = namesFound('navy');
    expect(named).toEqual(['Navy Stars']);
    expect(near).toEqual(['Grandma’s curtain', 'Deep Water']);
    expect(namesFound('sage')).toEqual([['Sage Garden'], ['Hedgerow']]);
    expect(namesFound('rust')[1]?.[0]).toBe('Ember');
  });

  it('finds by a hex colour', () => {
    expect(namesFound('#a03028')[1]?.[0]).toBe('Barn Red');
    expect(namesFound('98A88A')[1]?.[0]).toBe('Hedgerow');
  });

  it('finds nothing for words that name neither', () => {
    expect(namesFound('xyzzy')).toEqual([[], []]);
  });
});

describe('colourOf', () => {
  it('knows a colour by its beginning, as one types', () => {
    expect(colourOf('turq')).toEqual(colourOf('turquoise'));
    expect(colourOf('tu')).toBeNull();
  });

  it('lets the more special word say the colour', () => {
    expect(colourOf('sage green')).toEqual(colourOf('sage'));
    expect(colourOf('green sage')).toEqual(colourOf('sage'));
  });

  it('makes it lighter and softer, or darker, by a word', () => {
    const blue = oklab('#2f5fa8');
    const light = colourOf('light blue');
    const dark = colourOf('blue dark');
    expect(light?.l).toBeGreaterThan(blue.l + 0.2);
    expect(Math.abs(light?.b ?? 1)).toBeLessThan(Math.abs(blue.b));
    expect(dark?.l).toBeLessThan(blue.l - 0.1);
    // #b8d2ea is what is sold as light blue.
    expect(difference(light ?? blue, oklab('#b8d2ea'), 0.4)).toBeLessThan(0.055);
  });

  it('takes #abc for #aabbcc, and abc for a word', () => {
    expect(colourOf('#abc')).toEqual(oklab('#aabbcc'));
    expect(colourOf('bed')).toBeNull();
  });

  it('makes a colour lighter or darker, as the words say', () => {
    const green = colourOf('green')?.l ?? 0;
    expect(colourOf('light green')?.l).toBeGreaterThan(green);
    expect(colourOf('dark green')?.l).toBeLessThan(green);
  });

  it('takes the last colour for the one that is meant', () => {
    expect(colourOf('brown red')).toEqual(colourOf('red'));
    expect(colourOf('navy rust')).toEqual(colourOf('rust'));
  });
});
