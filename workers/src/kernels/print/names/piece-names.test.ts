import { expect, it } from 'vitest';
import { pieceOf } from '../../cutting/strip-plan.fixture';
import { PieceNames } from './piece-names';

it('names pieces by the letter of their fabric and a number, and pieces without fabric by ? and a number', () => {
  const places = [{ of: 'block' as const, blockNum: 4, each: 1, copies: 1 }];
  const [bare, other] = [pieceOf(3, 3, 1, { fabric: 0, places }), pieceOf(4, 4, 1, { fabric: 0, places })];
  const blue = pieceOf(3, 3, 1, { fabric: 12, places });
  const names = new PieceNames(null, [bare, blue, other]);
  expect([bare, other, blue].map((piece) => names.piece(piece))).toEqual(['?1', '?2', 'A1']);
});
