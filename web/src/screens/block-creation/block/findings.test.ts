import { seamChecks } from '@quiltwright/shared/drafting/seam-checks';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { draftedMap } from '@quiltwright/shared/model/created-block/drafting/map-of-design';
import { after } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { inches } from '@quiltwright/shared/geometry/units';
import { expect, it } from 'vitest';
import { findingsOf } from './findings';

it.each([
  ['that a button mends come before those that none does', []],
  ['of the ruler come last', [{ width: inches(13), height: inches(13) }]],
])('problems %s', (_, sizes) => {
  const seam = { from: { x: 30, y: 0 }, to: { x: 30, y: 1000 }, bulge: 0 };
  const { design } = after(act(commands.addSeams, { seams: [seam], fabric: 1 })).document;
  const seams = seamChecks(draftedMap(design), { width: 12, height: 12 });
  const found = {
    gaps: [],
    hidden: [],
    overlapping: [],
    offRuler: { length: 0.36, sizes },
    seams,
    onPaper: 2,
  };
  expect(findingsOf(found, design).map(({ title }) => title)).toEqual([
    '1 patch narrower than ⅜″',
    'A size falls between two lines of a ruler',
  ]);
});
