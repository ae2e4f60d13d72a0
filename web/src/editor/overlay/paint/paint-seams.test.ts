import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { draftedMap } from '@quiltwright/shared/model/created-block/drafting/map-of-design';
import type { Drawing } from '@quiltwright/shared/model/created-block/drawing';
import type { Face } from '@quiltwright/shared/drafting/seam-map';
import { expect, it } from 'vitest';
import { tintsOf } from './paint-seams';

const line = (x: number, y: number, toX: number, toY: number) => ({
  from: { x, y },
  to: { x: toX, y: toY },
  bulge: 0,
});
/** Three strips, from the left, in one fabric. */
const strips = after(
  act(commands.addSeams, { seams: [line(300, 0, 300, 1000), line(600, 0, 600, 1000)], fabric: 1 }),
);
const mapIn = ({ document }: Drawing) => draftedMap(document.design);

/** Returns the tints of the strips in these fabrics, from the left. */
function tintsIn(...fabrics: number[]): number[] {
  const map = mapIn(strips);
  const leftOf = ({ outline }: Face) => Math.min(...outline.map(({ x }) => x));
  const fromLeft = [...map.faces].sort((one, other) => leftOf(one) - leftOf(other));
  const sources = map.sources.map((source, index) => {
    const fillFabric = fabrics[fromLeft.findIndex((face) => face.source === index)] ?? 0;
    return { ...source, shape: { ...source.shape, fillFabric } };
  });
  const tints = tintsOf({ ...map, sources });
  return fromLeft.map((face) => tints[map.faces.indexOf(face)] ?? 0);
}

it('tints every other strip of one fabric spot', () => {
  const [one, middle, other] = tintsIn(1, 1, 1);
  expect(one).toBe(other);
  expect(middle).not.toBe(one);
});

it('tints nothing beside other spots, and nothing in a fabric', () => {
  expect(tintsIn(1, 2, 1)).toEqual([0, 0, 0]);
  expect(tintsIn(55, 55, 55)).toEqual([0, 0, 0]);
});

it('gives neighbours different tints in a grid, and around a middle', () => {
  const thirds = [333, 667].flatMap((at) => [line(at, 0, at, 1000), line(0, at, 1000, at)]);
  const map = mapIn(after(act(commands.addSeams, { seams: thirds, fabric: 1 })));
  const tints = tintsOf(map);
  for (const { left, right } of map.seams)
    if (left >= 0 && right >= 0) expect(tints[left]).not.toBe(tints[right]);
  expect(new Set(tints).size).toBe(2);
});
