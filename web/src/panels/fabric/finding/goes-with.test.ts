import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { describe, expect, it } from 'vitest';
import { goesWith } from './goes-with';
import { difference, oklab } from '@quiltwright/shared/model/cloth/oklab';

function fabric(fabricNum: number, fabricName: string, averageColour: string): Fabric {
  const fabricUrl = `${fabricNum}.webp`;
  const its = { fabricNum, paletteNum: 2, fabricName, userFabricName: '', averageColour };
  return { ...its, fabricUrl, swatchUrl: fabricUrl };
}

const navy = fabric(5001, 'Navy', '#1d2a52');
const library = [
  fabric(5002, 'Navy too', '#1e2b53'),
  fabric(5003, 'Ice', '#e6ebf3'),
  fabric(5004, 'Cream', '#f3ead4'),
  fabric(5005, 'Sky', '#9fc8e6'),
  fabric(5006, 'Lilac', '#b49ad8'),
  fabric(5007, 'Cheddar', '#d9a63a'),
  fabric(5008, 'Teal', '#3f9a9a'),
  fabric(5009, 'Barn', '#a8322a'),
  fabric(5010, 'Coal', '#26262b'),
];
const names = (fabrics: readonly Fabric[]) => fabrics.map(({ fabricName }) => fabricName);

describe('the fabrics that go with one', () => {
  it('are a light of its hue, its neighbour and its complement, and more', () => {
    const found = names(goesWith(navy, library));
    expect(found).toHaveLength(6);
    // Ice is white with a little blue in it; yellow is opposite navy on the wheel, violet beside it.
    expect(found.slice(0, 3)).toEqual(['Ice', 'Lilac', 'Cheddar']);
  });

  it('are never the fabric itself, nor one that resembles it or another suggestion', () => {
    const found = [navy, ...goesWith(navy, [navy, ...library])];
    for (const [index, one] of found.entries())
      for (const other of found.slice(index + 1))
        expect(difference(oklab(one.averageColour), oklab(other.averageColour))).toBeGreaterThan(0.06);
  });

  it('start with its collection', () => {
    /* The fabrics 23, 420 and 436 are in the collection Patriotic. */
    const star = { ...navy, fabricNum: 23 };
    const collected = [fabric(420, 'Stripe', '#e9e4dc'), fabric(436, 'Red', '#9c2a2c')];
    expect(names(goesWith(star, [...library, ...collected])).slice(0, 2)).toEqual(['Stripe', 'Red']);
  });

  it('have no subject beside a fabric without one, if another is about as near', () => {
    /* Fabric 406 is a print of tossed umbrellas, 40 of tossed leaves, and 669 is a spray. */
    const umbrellas = fabric(406, 'Umbrellas', '#e6ebf3');
    const spray = fabric(669, 'Spray', '#d9dde4');
    expect(names(goesWith(navy, [umbrellas, spray]))).toEqual(['Spray']);
    expect(names(goesWith({ ...navy, fabricNum: 40 }, [umbrellas, spray]))).toEqual(['Umbrellas']);
  });

  it('are, beside a neutral, deep blue, madder and gold, as it has no hue to follow', () => {
    const found = names(goesWith(fabric(5011, 'Bone', '#ece6da'), library));
    expect(found.slice(0, 3)).toEqual(['Navy too', 'Barn', 'Cheddar']);
  });

  it('are not from a foreign collection, nor dyed beside a print, if another is about as near', () => {
    /* Fabric 40 is a print of tossed leaves, 464 is a batik, 712 is in Feedsack, and 453 is a large floral in no
       collection. */
    const print = { ...navy, fabricNum: 40 };
    const [sack, batik, floral] = [
      fabric(712, 'Sack', '#e6ebf3'),
      fabric(464, 'Batik', '#e5eaf2'),
      fabric(453, 'Floral', '#dfe4ea'),
    ];
    expect(names(goesWith(print, [sack, floral]))).toEqual(['Floral']);
    expect(names(goesWith(print, [batik, floral]))).toEqual(['Floral']);
  });

  it('are few if there are few', () => {
    expect(goesWith(navy, [])).toEqual([]);
    expect(names(goesWith(navy, library.slice(0, 2)))).toEqual(['Ice']);
  });
});
