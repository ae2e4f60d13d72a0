import { FABRIC } from '@quiltwright/shared/limits';
import { isEmptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { isFreeForm, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { success, type Result } from '@quiltwright/shared/result';
import { CORNER_STRIDE, expand } from '../expand/expand';
import { generate } from '../generate/generate';
import type { Kernel } from '../kernel';
import { bandsOf } from '../scene/bands';
import type { Rectangle } from '../scene/scene-types';
import type { BandRow, Estimate, FabricEstimate, GroundRow } from './estimate-types';
import { cutRows } from './pieces';
import { unionArea } from './union-area';

/**
 * The quick estimate of a quilt of either kind: per fabric the square inches of every shape with its allowance, of borders
 * and of sashing. Fabrics up to 10, which stand for others, don't count. Fails with `too-many-copies`.
 */
export function estimate(quilt: Quilt): Result<Estimate> {
  const generated = generate(quilt);
  const ground = groundOf(generated);
  if (!ground.ok) return ground;
  const fabrics = new Map<number, FabricEstimate>();
  const of = (fabric: number): FabricEstimate => {
    let known = fabrics.get(fabric);
    if (!known) fabrics.set(fabric, (known = { fabric, squareInches: 0, cuts: [], bands: [], ground: null }));
    return known;
  };
  for (const [fabric, cuts] of cutRows(generated))
    of(fabric).cuts.push(...cuts.sort((a, b) => b.count * b.cut - a.count * a.cut));
  for (const band of bandsOf(generated))
    if (band.name !== 'sashing') of(band.fabric).bands.push({ ...band, area: bandArea(band) });
  if (ground.value) of(generated.sashingFabric).ground = ground.value;
  const counted = [...fabrics.values()].filter(({ fabric }) => fabric > FABRIC.ground);
  for (const fabric of counted) fabric.squareInches = squareInchesOf(fabric);
  return success({
    fabrics: counted
      .filter(({ squareInches }) => squareInches > 0)
      .sort((a, b) => b.squareInches - a.squareInches || a.fabric - b.fabric),
  });
}

export function estimateKernel(): Kernel<Quilt, Estimate> {
  return { run: estimate };
}

function squareInchesOf({ cuts, bands, ground }: FabricEstimate): number {
  return (
    cuts.reduce((sum, { count, cut }) => sum + count * cut, 0) +
    bands.reduce((sum, { area }) => sum + area, 0) +
    (ground?.area ?? 0)
  );
}

function bandArea({ outer, hole }: Pick<BandRow, 'outer' | 'hole'>): number {
  return areaOf(outer) - (hole ? areaOf(hole) : 0);
}

function areaOf({ width, length }: Rectangle): number {
  return width * length;
}

/** The sashing cloth that is seen of a free form quilt: the area inside its borders without what blocks cover. */
function groundOf(quilt: Quilt): Result<GroundRow | null> {
  const sashing = bandsOf(quilt).find(({ name }) => name === 'sashing');
  if (!isFreeForm(quilt) || !sashing) return success(null);
  const boxes = boxesOf(quilt.blocks.filter((placement) => !isEmptyPlacement(placement)));
  if (!boxes.ok) return boxes;
  const inner = sashing.outer;
  const covered = unionArea(boxes.value.map((box) => within(box, inner)));
  const innerArea = areaOf(inner);
  return success({ inner, innerArea, covered, area: innerArea - covered });
}

/** Every copy of every placement. */
function boxesOf(placements: readonly Placement[]): Result<Rectangle[]> {
  const corners = expand(placements);
  if (!corners.ok) return corners;
  let at = 0;
  return success(
    placements.flatMap(({ blockWidth: width, blockHeight: length, numOfColumns, numOfRows }) =>
      Array.from({ length: numOfColumns * numOfRows }, () => {
        const [x = 0, y = 0] = corners.value.subarray(at);
        at += CORNER_STRIDE;
        return { x, y, width, length };
      }),
    ),
  );
}

/** What of `box` lies in `frame`; no width or no length where nothing does. */
function within(box: Rectangle, frame: Rectangle): Rectangle {
  const [x, y] = [Math.max(box.x, frame.x), Math.max(box.y, frame.y)];
  return {
    x,
    y,
    width: Math.min(box.x + box.width, frame.x + frame.width) - x,
    length: Math.min(box.y + box.length, frame.y + frame.length) - y,
  };
}
