import { expect, it } from 'vitest';
import { blockVersion2 } from '../../quilting/stored/frozen/block-version-2.fixture.js';
import { retrSharedDesign } from './shared-page-calls.js';

it('reads a page on which a block of version 2 was shared', () => {
  const answer = {
    ...{ makerName: 'Ada', mayColour: true, mayKeep: true, givesCloth: false },
    ...{ quilting: 'crosshatch', binding: 0, fabrics: [], block: blockVersion2 },
  };
  expect(retrSharedDesign.answer.safeParse(answer).error?.issues).toBeUndefined();
});
