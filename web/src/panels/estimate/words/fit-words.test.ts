import { freeFormQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { inches } from '@quiltwright/shared/geometry/units';
import { emptyPlacement } from '@quiltwright/shared/quilting/placement';
import { FINISHING_DEFAULTS } from '@quiltwright/workers/kernels/finishing/finishing-types';
import { finishingOf } from '@quiltwright/workers/kernels/finishing/finishing';
import { prepare } from '@quiltwright/workers/kernels/prepared/prepared-quilt';
import { expect, it } from 'vitest';
import { fitWords } from './fit-words';

it('describes each fault of fit with its arithmetic', () => {
  const quilt = freeFormQuilt({
    quiltWidth: inches(60),
    quiltLength: inches(80),
    borderWidth1: inches(6),
    borderFabric1: 11,
    blocks: [
      // The corners of the border are 48 inches apart, and 9 × 5 = 45 of them are filled.
      { ...emptyPlacement, blockNum: 7, blockWidth: inches(5), blockHeight: inches(5), numOfColumns: 2 },
      {
        ...emptyPlacement,
        ...{ blockNum: 7, blockWidth: inches(11), blockHeight: inches(6), numOfColumns: 2 },
      },
      { ...emptyPlacement, blockNum: 8, xLocation: inches(50), yLocation: inches(20) },
    ],
  });
  const found = finishingOf(prepare(quilt), FINISHING_DEFAULTS);
  if (!found.ok) throw new Error(found.error.code);
  const name = (blockNum: number) => (blockNum === 7 ? 'Pinwheel' : null);
  expect(found.value.notes.map((note) => fitWords(note, quilt, name))).toEqual([
    /* 48″ ÷ 10 = 4.8″ is between the lines of a ruler, so no other block size is suggested. */
    'Pinwheel doesn’t fill its border exactly: 9 × 5″ = 45″ of 48″, and 3″ is left. Sew 1½″ to both ends of the row.',
    /* Four blocks of 11″ are 44″ of the 48″. Four blocks of 12″ would fill the side. */
    'Pinwheel doesn’t fill its border exactly: 4 × 11″ = 44″ of 48″, and 4″ is left. Sew 2″ to both ends of the row, or make the blocks 12″ wide.',
    'A block reaches 2″ over the edge of the quilt, where it is cut off. Move it in, or make the quilt larger.',
  ]);
});
