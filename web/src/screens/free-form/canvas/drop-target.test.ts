import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { expect, it } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import { after } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import {
  laidPlacements,
  type FreeFormDocument,
} from '@quiltwright/shared/model/free-form/free-form-document';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { put, reachesOf } from './drop-target';
import { spotTargets, spotWith } from '../describing/target';

/* Five patches in real fabric: three in 21, two in 22. */
const block = { designedBlockNum: 10_001, designName: 'Barn', levels: levelsIn([21, 22, 21], [22, 21]) };
const lay = act(commands.place, { block, at: { x: 8, y: 8 }, side: 4 });
const repeated = after(lay, act(commands.repeat, { columns: 3 }));
const cloth = { kind: 'fabric', fabric: { fabricNum: 33 } as Fabric } as const;

/** Returns the fabric spot that contains a patch of the only placement, as a target with this `patch`. */
function spotAt({ design }: FreeFormDocument, patch: number) {
  const [laid] = laidPlacements(design);
  const targets = laid
    ? spotTargets(
        laid,
        () => block.levels,
        () => 'Barn',
      )
    : [];
  const spot = laid ? spotWith(targets, laid.id, patch) : null;
  if (spot?.kind !== 'spot') throw new Error('It is there.');
  return spot;
}

function fabricsOf({ design }: FreeFormDocument): number[] | undefined {
  return laidPlacements(design)[0]
    ?.placement.levels.flat()
    .map(({ fillFabric }) => fillFabric);
}

it('gives a fabric to one patch of a block, in all of its copies, which makes it a separate spot', () => {
  const spot = spotAt(repeated.document, 2);
  expect(spot).toMatchObject({ patches: [0, 2, 4], patch: 2 });
  const action = put(spot, cloth, 'patch');
  const document = (action?.run(repeated) ?? repeated).document;
  expect(fabricsOf(document)).toEqual([21, 22, 33, 22, 21]);
  expect(laidPlacements(document.design)).toHaveLength(1);
  expect(spotAt(document, 2)).toMatchObject({ patches: [2], fabric: 33 });
  expect(spotAt(document, 0)).toMatchObject({ patches: [0, 4], fabric: 21 });
});

it('offers one patch if more are coloured together, and every second copy if there are several', () => {
  const placement = laidPlacements(repeated.document.design)[0]?.placement;
  const spot = spotAt(repeated.document, 2);
  expect(reachesOf(spot, placement)).toEqual(['patch', 'part', 'second', 'quilt']);
  expect(reachesOf({ ...spot, patches: [2] }, placement)).toEqual(['patch', 'part', 'second', 'quilt']);
  expect(reachesOf({ ...spot, fabric: 0 }, placement)).toEqual(['patch', 'part']);
  const single = laidPlacements(after(lay).document.design)[0]?.placement;
  expect(reachesOf(spot, single)).toEqual(['patch', 'part', 'quilt']);
  const band = { key: 'border1', name: 'First border', fabric: 0, kind: 'band', band: 'border1' } as const;
  expect(reachesOf(band, undefined)).toEqual([]);
  expect(reachesOf({ ...band, fabric: 21 }, undefined)).toEqual(['part', 'quilt']);
});
