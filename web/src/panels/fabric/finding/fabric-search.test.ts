import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { describe, expect, it } from 'vitest';
import { colourOf, nearestFabrics, searchFabrics } from './fabric-search';
import { difference, oklab } from '@quiltwright/shared/model/cloth/oklab';

/* Returns a fabric of Multi-Color, with a number that belongs to no kind. */
function fabric(
  fabricNum: number,
  fabricName: string,
  averageColour: string,
  userFabricName = '',
  paletteNum = 15,
): Fabric {
  return {
    fabricNum,
    paletteNum,
    fabricName,
    userFabricName,
    fabricUrl: `${fabricName}.webp`,
    swatchUrl: `${fabricName}.webp`,
    averageColour,
  };
}

const fabrics = [
  fabric(5011, 'Barn Red', '#a03028'),
  fabric(5012, 'Sage Garden', '#7f8f74'),
  fabric(5013, 'Navy Stars', '#4a5070'),
  fabric(5014, 'Deep Water', '#1e2a50'),
  fabric(5015, 'Hedgerow', '#98a88a'),
  fabric(5016, 'Ember', '#a34c2e'),
  fabric(10_000, '', '#1d2a52', 'Grandma’s curtain'),
];

function namesFound(words: string): string[][] {
  const { named, near } = searchFabrics(fabrics, words);
  return [named, near].map((found) =>
    found.map(({ fabricName, userFabricName }) => userFabricName || fabricName),
  );
}

describe('searchFabrics', () => {
  it('finds by any part of the name, in any case and order', () => {
    expect(namesFound('WATER')).toEqual([['Deep Water'], []]);
    expect(namesFound('garden sag')[0]).toEqual(['Sage Garden']);
    expect(namesFound('curtain')).toEqual([['Grandma’s curtain'], []]);
  });

  it('finds fabrics named with a colour word first, then the nearest in colour', () => {
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

  it.each(['xyzzy', 'constructor', 'constructor light', '__proto__'])(
    'finds nothing by %s, which is neither, even beside a colour',
    (words) => {
      expect(namesFound(words)).toEqual([[], []]);
      expect(colourOf(`navy ${words}`)).toEqual(colourOf(`navy ${words.replace('constructor', 'xyzzy')}`));
      expect(searchFabrics(fabrics, `navy ${words}`).nearest).not.toEqual([]);
    },
  );

  it('finds names however accents were typed', () => {
    const fabrics = [
      fabric(10_001, '', '#1d2a52', 'Caf\u00e9'),
      fabric(10_002, '', '#1d2a52', 'Cafe\u0301s'),
    ];
    for (const words of ['caf\u00e9', 'cafe\u0301', 'af\u00e9'])
      expect(searchFabrics(fabrics, words).named).toEqual(fabrics);
  });

  it('finds the middle of a name only if no other name matches', () => {
    expect(namesFound('tain')).toEqual([['Grandma’s curtain'], []]);
    expect(namesFound('ar')).toEqual([['Barn Red', 'Sage Garden', 'Navy Stars'], []]);
  });
});

/* These fabrics have numbers of the library, by which they belong to kinds and palettes. */
describe('searchFabrics by kind and palette', () => {
  const library = [
    fabric(20, 'Harbour Plaid', '#2b3d66', '', 2),
    fabric(13, 'Night Pin Dot', '#23305a', '', 2),
    fabric(11, 'Midnight Pond', '#1b2a52', '', 2),
    fabric(22, 'Lullaby Dot', '#a9c8e2', '', 2),
    fabric(23, 'North Star', '#66697a', '', 2),
    fabric(24, 'Deep Lagoon', '#1f5a78', '', 2),
    fabric(49, 'Black Watch Meadow', '#24402f', '', 3),
    fabric(47, 'Clover Pin Dot', '#3a6a45', '', 3),
    fabric(44, 'Hunter Calico', '#2f4f3a', '', 3),
    fabric(76, 'Highland Holiday', '#8a2a2c', '', 5),
    fabric(90, 'Sweetheart', '#b5343c', '', 5),
    fabric(359, 'Holly Sprig', '#dfe3d0', '', 16),
  ];
  const first = (query: string) => {
    const { named, near, nearest } = searchFabrics(library, query);
    return [...named, ...near, ...nearest].map(({ fabricName }) => fabricName);
  };

  it('counts every word', () => {
    expect(first('green plaid')).toEqual(['Black Watch Meadow']);
    expect(first('blue dot')).toEqual(expect.arrayContaining(['Night Pin Dot', 'Lullaby Dot']));
    expect(first('blue dot')).not.toContain('Clover Pin Dot');
    expect(first('dark dots')).toEqual(['Night Pin Dot', 'Clover Pin Dot']);
  });

  it('knows kinds, in the plural and by other names', () => {
    expect(first('dots')).toEqual(['Night Pin Dot', 'Lullaby Dot', 'Clover Pin Dot']);
    expect(first('polka dots')).toEqual(['Lullaby Dot']);
    expect(first('floral')).toEqual(['Hunter Calico']);
    expect(first('flowers')).toEqual(['Hunter Calico']);
    expect(first('stars')).toEqual(['North Star']);
    expect(first('solid')).toEqual(['Midnight Pond']);
    expect(first('batiks')).toEqual(['Deep Lagoon']);
    expect(first('tartan')).toEqual(['Harbour Plaid', 'Black Watch Meadow', 'Highland Holiday']);
    expect(first('plaids')).toEqual(first('tartan'));
    expect(first('hearts')).toEqual(['Sweetheart']);
  });

  it('knows palettes', () => {
    expect(first('blues').slice(0, 6).sort()).toEqual(
      ['Deep Lagoon', 'Harbour Plaid', 'Lullaby Dot', 'Midnight Pond', 'Night Pin Dot', 'North Star'].sort(),
    );
    expect(first('blue')).toEqual(first('blues'));
    expect(first('christmas')).toEqual(['Holly Sprig']);
    expect(first('holiday fabrics')).toEqual(['Highland Holiday', 'Holly Sprig']);
  });

  it('knows collections, by other names too', () => {
    // Only North Star has a number that belongs to Patriotic.
    expect(first('patriotic')).toEqual(['North Star']);
    expect(first('Americana collection')).toEqual(['North Star']);
    const [calico, double] = [fabric(701, 'Sprig', '#8a4a3a'), fabric(68, 'Milk Bottle', '#efe9da')];
    const found = (query: string) => searchFabrics([calico, double], query).named;
    expect(found('civil war')).toEqual([calico]);
    expect(found('1930s')).toEqual([double]);
    expect(found('reproductions')).toEqual([calico, double]);
  });

  it('gives the nearest if nothing matches', () => {
    const { named, near, nearest } = searchFabrics(library, 'stars elephants');
    expect([named, near]).toEqual([[], []]);
    expect(nearest.map(({ fabricName }) => fabricName)).toEqual(['North Star']);
  });
});

describe('nearestFabrics', () => {
  const named = (fabrics: Fabric[]) => fabrics.map(({ fabricName }) => fabricName);
  /* By Ottosson's OKLab values for the primaries, red (0.628, 0.225, 0.126) is 0.45 from white, 0.52 from green
     (0.866, −0.234, 0.180), 0.54 from blue (0.452, −0.032, −0.312) and 0.68 from black. */
  const primaries = [
    fabric(5021, 'Black', '#000000'),
    fabric(5022, 'Blue', '#0000ff'),
    fabric(5023, 'Green', '#00ff00'),
    fabric(5024, 'White', '#ffffff'),
    fabric(5025, 'Red', '#ff0000'),
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

  it('weighs lightness as much as hue', () => {
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

  it('narrows to fabrics that match the words', () => {
    expect(named(nearestFabrics(primaries, '#ff0000', ' BL '))).toEqual(['Blue', 'Black']);
  });

  it('leaves out fabrics that hardly resemble the colour, after the first dozen', () => {
    const whites = Array.from({ length: 20 }, (_, index) => fabric(5030 + index, 'White', '#ffffff'));
    const blacks = Array.from({ length: 14 }, (_, index) => fabric(5060 + index, 'Black', '#000000'));
    expect(nearestFabrics([...whites, ...blacks], '#000000', '')).toEqual(blacks);
    expect(nearestFabrics([...whites, ...blacks.slice(0, 2)], '#000000', '')).toHaveLength(12);
  });
});

describe('colourOf', () => {
  it('recognises a colour by its beginning, during typing', () => {
    expect(colourOf('turq')).toEqual(colourOf('turquoise'));
    expect(colourOf('tu')).toBeNull();
  });

  it('uses the more special of two colour words', () => {
    expect(colourOf('sage green')).toEqual(colourOf('sage'));
    expect(colourOf('green sage')).toEqual(colourOf('sage'));
  });

  it('makes a colour lighter and softer, or darker, by a word', () => {
    const blue = oklab('#2f5fa8');
    const light = colourOf('light blue');
    const dark = colourOf('blue dark');
    expect(light?.l).toBeGreaterThan(blue.l + 0.2);
    expect(Math.abs(light?.b ?? 1)).toBeLessThan(Math.abs(blue.b));
    expect(dark?.l).toBeLessThan(blue.l - 0.1);
    // Shops sell #b8d2ea as light blue.
    expect(difference(light ?? blue, oklab('#b8d2ea'), 0.4)).toBeLessThan(0.055);
  });

  it('reads #abc as #aabbcc, and abc as a word', () => {
    expect(colourOf('#abc')).toEqual(oklab('#aabbcc'));
    expect(colourOf('bed')).toBeNull();
  });

  it('makes a colour lighter or darker, as the words say', () => {
    const green = colourOf('green')?.l ?? 0;
    expect(colourOf('light green')?.l).toBeGreaterThan(green);
    expect(colourOf('dark green')?.l).toBeLessThan(green);
  });

  it('uses the last of several colours', () => {
    expect(colourOf('brown red')).toEqual(colourOf('red'));
    expect(colourOf('navy rust')).toEqual(colourOf('rust'));
  });
});
