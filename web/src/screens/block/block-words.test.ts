import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { describe, expect, it } from 'vitest';
import { kindWords } from '@quiltwright/workers/kernels/patches/patch-words';
import { blockNamed } from './block-facts';
import { cutOf } from './block-cuts';
import {
  betweenWords,
  curveWords,
  cutWords,
  describeBlock,
  sizeWords,
  sourceWords,
  symmetryWords,
} from './block-words';

const told = (name: string) =>
  blockNamed(name)?.pieces.map(
    (piece) => `${piece.count} ${kindWords(piece.kind, piece.count)} ${sizeWords(piece)}`,
  );

describe('the page of a block', () => {
  it('counts its patches by kind and size, at 12 inches', () => {
    /* The block has nine squares, each a third of 12 inches. */
    expect(told('Nine Patch')).toEqual(['9 squares 4″']);
    /* Parts are again thirds of 12 inches. Four of them have four quarter-square triangles each. The corners and the
       centre are squares. */
    expect(told('Ohio Star')).toEqual(['16 quarter-square triangles 4″', '5 squares 4″']);
    expect(told('No Such Block')).toBeUndefined();
  });

  it('says how to cut at 6, 9, 10 and 12 inches', () => {
    const cut = (name: string) => blockNamed(name)?.pieces.map(({ cuts }) => cuts.map(cutWords));
    /* Each square is a third of the block, with ½″ for seams. In a block of 10″ that is 3⅓″ + ½″ = 3.83″, rounded up
       to 3⅞″. 3⅓″ is between the lines of a ruler. */
    expect(cut('Nine Patch')).toEqual([['2½″', '3½″', '3⅞″*', '4½″']]);
    /* Parts are quarters of the block. Squares get ½″ for seams, sky triangles ⅞″, and geese, which are half of the
       block, 1¼″. For example, 2¼″ + ⅞″ = 3⅛″. */
    const [sky, ...others] = cut('Sawtooth Star') ?? [];
    expect(sky).toEqual(['2⅜″', '3⅛″', '3⅜″', '3⅞″']);
    expect(others).toContainEqual(['4¼″', '5¾″', '6¼″', '7¼″']);
    expect(others).toContainEqual(['2″', '2¾″', '3″', '3½″']);
    expect(cutWords({ sides: [], isBetween: false })).toBe('Template');
  });

  it('says the radius and the length of curved seams at any size', () => {
    /* Drunkard’s Path has a quarter circle in each of its 16 units of 3 inches. */
    const curves = blockNamed('Drunkards Path')?.curves ?? [];
    expect(curves.map(({ count }) => count)).toEqual([16]);
    const [curve = { radius: 0, length: 0, count: 0 }] = curves;
    expect(curve.length).toBeCloseTo((Math.PI / 2) * curve.radius, 4);
    /* A quarter of a circle with a radius of 2″ is π″ long. In a block twice as large, both are doubled. */
    const quarter = { radius: 2, length: Math.PI, count: 1 };
    expect(curveWords(quarter, 12)).toBe('radius 2″, seam 3.14″');
    expect(curveWords(quarter, 24)).toBe('radius 4″, seam 6.28″');
    expect(blockNamed('Ohio Star')?.curves).toEqual([]);
  });

  it('says how to cut at any size', () => {
    /* A third of 7½″ is 2½″. */
    const [squares] = blockNamed('Nine Patch')?.pieces ?? [];
    expect(squares && cutWords(cutOf(squares, 7.5))).toBe('3″');
  });

  it('shows sizes that no ruler has as fractions', () => {
    /* Lengths are sevenths of 12 inches. The pad of a paw is two sevenths wide, and a bar between the paws three. */
    expect(told('Bears Paw')).toEqual([
      '32 half-square triangles 1 5/7″',
      '5 squares 1 5/7″',
      '4 rectangles 5 1/7″ × 1 5/7″',
      '4 squares 3 3/7″',
    ]);
    /* This length contains √2, so it has no short fraction. The corner of an eight-pointed star is 12 ÷ (2 + √2)″. */
    expect(sizeWords({ kind: 'square', size: [3.5147, 3.5147] })).toBe('3.515″');
  });

  it('says which pieces are between the lines of a ruler, and at which sizes none is', () => {
    const said = (name: string) => {
      const block = blockNamed(name);
      return block && betweenWords(block);
    };
    /* A seventh of the block is a multiple of ⅛″ if the block is a multiple of ⅞″. In whole and
       half inches, these blocks are 7, 10½, 14 … */
    expect(said('Bears Paw')).toMatch(
      /make the block 7″, 10½″ or 14″, where every cut falls on a ruler line\.$/,
    );
    /* A third of the block is a multiple of ⅛″ at 10½″, 12″ and 13½″, the multiples of 1½″. */
    expect(said('Nine Patch')).toMatch(/make the block 10½″, 12″ or 13½″,/);
    /* A quarter of 6″, 9″, 10″ or 12″ is a multiple of ⅛″. */
    expect(said('Sawtooth Star')).toBeNull();
    /* The sides of all its squares contain √2. */
    expect(said('LeMoyne Star')).toMatch(/No size of this block puts every cut on a ruler line\.$/);
  });

  it('distinguishes whirls of two fabrics from blocks that only look the same after a half turn', () => {
    const said = (name: string) => {
      const block = blockNamed(name);
      return block && symmetryWords(block);
    };
    expect(said('Pinwheel')).toBe(
      'Looks the same after each quarter turn (in these fabrics, after a half turn)',
    );
    expect(said('Letter S')).toBe('Looks the same after a half turn');
    expect(said('Churn Dash')).toBe('Looks the same after each quarter turn, and when mirrored');
  });

  it('shows each in three collections, without repeats', () => {
    for (const { title } of premadeBlocks) {
      const names = blockNamed(title)?.colourways.map(({ collectionName }) => collectionName) ?? [];
      expect(new Set(names).size).toBe(3);
    }
  });

  it('names the source of the pattern', () => {
    expect(sourceWords('BB 1101')).toBe('Barbara Brackman, Encyclopedia of Pieced Quilt Patterns, no. 1101');
    expect(sourceWords('LAC 12')).toBe('Ladies Art Company, catalogue no. 12');
    expect(sourceWords('Godey’s Lady’s Book, 1862')).toBe('Godey’s Lady’s Book, 1862');
  });

  it('is described in a few sentences', () => {
    const star = blockNamed('ohio-star');
    expect(star && describeBlock(star)).toBe(
      'The Ohio Star quilt block, also called Variable Star, Eight Point Design, has a grid of 3 × 3 and 21 patches, most of them quarter-square triangles. Colour the block with real fabrics and use it in a quilt.',
    );
  });
});
