import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { describe, expect, it } from 'vitest';
import { sewnOf } from '../../patches/sewn';
import { blockPieces } from './block-pieces';
import { cutWords } from './piece-words';
import { DEFAULT_CUTTING } from '../settings';

function piecesOf(name: string, copies: number) {
  const block = premadeBlocks.find(({ designName }) => designName === name);
  const { patches } = sewnOf(block?.levels ?? [], { width: 12, height: 12 });
  const found = blockPieces(patches, { blockNum: 4, copies }, DEFAULT_CUTTING);
  return { ...found, patches };
}

describe('blockPieces', () => {
  it('counts the pieces for one Ohio Star of 12″, and for fifteen', () => {
    const { pieces, ofPatch, patches } = piecesOf('Ohio Star', 15);
    // The ground has 4 triangles from one square of 4 + 1¼″, and 4 squares of 4 + ½″. The points have 8 triangles, from
    // 2 squares. The 4 inner triangles come from one square, and the middle has its own fabric.
    expect(pieces.map(({ one }) => [one.fabric, cutWords(one), one.needed])).toEqual([
      [1, '1 square 5¼″', 4],
      [1, '4 squares 4½″', 4],
      [2, '2 squares 5¼″', 8],
      [3, '1 square 5¼″', 4],
      [4, '1 square 4½″', 1],
    ]);
    expect(pieces.map(({ all }) => [cutWords(all), all.needed])).toEqual([
      ['15 squares 5¼″', 60],
      ['60 squares 4½″', 60],
      ['30 squares 5¼″', 120],
      ['15 squares 5¼″', 60],
      ['15 squares 4½″', 15],
    ]);
    for (const [index, piece] of ofPatch.entries())
      expect(pieces[piece]?.one).toMatchObject({
        fabric: patches[index]?.fabric,
        kind: patches[index]?.kind,
      });
  });

  it('cuts a Snowball and a Weather Vane as whole pieces, with a square for each sewn-on corner', () => {
    // A block of 12″ needs a square of 12 + ½″. Its corners have legs of 4″, from squares of 4 + ½″.
    const snowballs = piecesOf('Snowball', 15).pieces.map(({ one, all }) => [cutWords(one), cutWords(all)]);
    expect(snowballs).toEqual([
      ['1 square 12½″', '15 squares 12½″'],
      ['4 squares 4½″', '60 squares 4½″'],
    ]);
    // The block has four vanes of 4″ × 4″, each with two corners of 2″.
    const vanes = piecesOf('Weather Vane', 1).pieces.flatMap(({ one }) =>
      one.kind === 'base' || one.kind === 'corner' ? cutWords(one) : [],
    );
    expect(vanes.sort()).toEqual(['4 squares 4½″', '8 squares 2½″']);
  });

  it('cuts other patches with a template: the middle of an Economy Patch, a Kite', () => {
    for (const name of ['Economy Patch', 'Kite', 'Card Trick'])
      expect(
        piecesOf(name, 1).pieces.filter(({ one }) => one.kind === 'base' || one.kind === 'corner'),
      ).toEqual([]);
  });

  it('cuts geese four at a time, with one set more for the rest', () => {
    // A Sawtooth Star of 12″ has 4 geese of 6 × 3: one square of 7¼″, and 4 squares of 3⅞″ for their sky.
    const { pieces } = piecesOf('Sawtooth Star', 3);
    const geese = pieces.flatMap(({ one, all }) =>
      one.kind === 'goose' || one.kind === 'sky' ? [[cutWords(one), cutWords(all)]] : [],
    );
    expect(geese).toEqual(
      expect.arrayContaining([
        ['1 square 7¼″', '3 squares 7¼″'],
        ['4 squares 3⅞″', '12 squares 3⅞″'],
      ]),
    );
  });
});
