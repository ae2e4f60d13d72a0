import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { describe, expect, it } from 'vitest';
import { colourOf, nearestFabrics, searchFabrics } from './fabric-search';
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

describe('nearestFabrics', () => {
  const named = (fabrics: Fabric[]) => fabrics.map(({ fabricName }) => fabricName);
  /* By the OKLab that Ottosson gives for the primaries, red (0.628, 0.225, 0.126) is 0.45 from white, 0.52 from
     green (0.866, −0.234, 0.180), 0.54 from blue (0.452, −0.032, −0.312) and 0.68 from black. */
  const primaries = [
    fabric(21, 'Black', '#000000'),
    fabric(22, 'Blue', '#0000ff'),
    fabric(23, 'Green', '#00ff00'),
    fabric(24, 'White', '#ffffff'),
    fabric(25, 'Red', '#ff0000'),
  ];

  it('gives the nearest first', () => {
    expect(named(nearestFabrics(primaries, '#ff0000', ''))).toEqual([
      'Red',
      'White',
      'Green',
      'Blue',
      'Black',
    ]);
  });

  it('takes lightness for as much as hue', () => {
    /* The grey's lightness is the cube root of its light, ∛0.216 = 0.6: red is 0.26 from it, blue 0.35, green 0.397,
       white 0.4 and black 0.6. */
    expect(named(nearestFabrics(primaries, '#808080', ''))).toEqual([
      'Red',
      'Blue',
      'Green',
      'White',
      'Black',
    ]);
  });

  it('keeps to what words name', () => {
    expect(named(nearestFabrics(primaries, '#ff0000', ' BL '))).toEqual(['Blue', 'Black']);
  });

  it('leaves out what hardly looks like the colour, beyond a dozen', () => {
    const whites = Array.from({ length: 20 }, (_, index) => fabric(30 + index, 'White', '#ffffff'));
    const blacks = Array.from({ length: 14 }, (_, index) => fabric(60 + index, 'Black', '#000000'));
    expect(nearestFabrics([...whites, ...blacks], '#000000', '')).toEqual(blacks);
    expect(nearestFabrics([...whites, ...blacks.slice(0, 2)], '#000000', '')).toHaveLength(12);
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
