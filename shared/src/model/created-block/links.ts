import { NEAR_LINE } from '../../quilting/shapes/patch-grid.js';
import { areSameForms, formOf } from '../../quilting/shapes/form.js';
import type { Shape } from '../../quilting/shapes/shape.js';
import type { CreatedBlockDesign, Link } from './created-block-document.js';
import { isFree } from './design-layers.js';
import { linksOf, withLevels } from './design-shapes.js';
import { laidShapes, type Drawing, type LaidShape } from './drawing.js';
import { reshaped, withShapes } from './reshape.js';
import { areSame, fine, edgesOf } from './fine-edges.js';
import { fromImage, type Placed } from './symmetry.js';

/**
 * Returns the design without deleted shapes in its links. A link is a group of shapes that a symmetry made from one
 * shape. The shapes of a link change together. A link with fewer than two shapes left is removed.
 */
export function stillLinked(design: CreatedBlockDesign): CreatedBlockDesign {
  const { links } = design;
  if (links.length === 0) return design;
  const there = shapesIn(design);
  const isWhole = links.every((link) => link.every(({ shapeNum }) => there.has(shapeNum)));
  if (isWhole) return design;
  const left = links
    .map((link) => link.filter(({ shapeNum }) => there.has(shapeNum)))
    .filter(({ length }) => length > 1);
  return { ...design, links: left };
}

/**
 * Returns the design after linked copies have followed a command's changes: moves, resizes, new fabrics and removals.
 * Copies on locked or hidden layers stay unchanged. A link is removed if the command changed all its shapes so that
 * they no longer mirror or turn each other. An example is a move of all shapes together, away from the axes of the
 * symmetry.
 */
export function followed(before: CreatedBlockDesign, after: CreatedBlockDesign): CreatedBlockDesign {
  if (after.links.length === 0 || after.block.levels === before.block.levels) return after;
  const [was, is] = [shapesIn(before), shapesIn(after)];
  const follow = new Map<number, Follower>();
  const gone = new Set<number>();
  const cut = new Set<Link>();
  for (const link of after.links) {
    const changed = link.filter(({ shapeNum }) => was.get(shapeNum)?.shape !== is.get(shapeNum)?.shape);
    const [leader] = changed;
    if (!leader) continue;
    const partners = link.flatMap(({ shapeNum, image, hasOwnFabric }) => {
      const laid = is.get(shapeNum);
      return laid && isFree(after, laid.layer) ? [{ shape: laid.shape, image, hasOwnFabric }] : [];
    });
    const led = is.get(leader.shapeNum)?.shape;
    if (!led) {
      for (const { shape } of partners) gone.add(shape.shapeNum);
      continue;
    }
    const fabric = fabricToFollow(changed, was, is);
    const places = partners.map(({ shape, image, hasOwnFabric }) => ({
      shape,
      fabric: hasOwnFabric ? shape.fillFabric : (fabric ?? shape.fillFabric),
      now: fromImage(leader.image, image, { sides: edgesOf(led), form: formOf(led) }),
    }));
    const isAlike = places.every(({ shape, now }) => isAt(shape, now));
    if (changed.length === link.length && !isAlike) cut.add(link);
    else for (const { shape, fabric, now } of places) follow.set(shape.shapeNum, { shape, fabric, ...now });
  }
  const links = cut.size > 0 ? after.links.filter((link) => !cut.has(link)) : after.links;
  return withFollowers(withoutShapes({ ...after, links }, gone), follow);
}

/**
 * Returns the new fabric of all copies of a link: the fabric that a command gave to one copy. Undefined if no copy got
 * another fabric. Copies that are recoloured independently don't count.
 */
function fabricToFollow(
  changed: Link,
  was: ReadonlyMap<number, LaidShape>,
  is: ReadonlyMap<number, LaidShape>,
): number | undefined {
  const leader = changed.find(
    ({ shapeNum, hasOwnFabric }) =>
      !hasOwnFabric && was.get(shapeNum)?.shape.fillFabric !== is.get(shapeNum)?.shape.fillFabric,
  );
  return leader && is.get(leader.shapeNum)?.shape.fillFabric;
}

/** A linked shape with the box, form and fabric that it gets because another copy changed. */
interface Follower extends Placed {
  shape: Shape;
  fabric: number;
}

function withFollowers(
  design: CreatedBlockDesign,
  follow: ReadonlyMap<number, Follower>,
): CreatedBlockDesign {
  const followers = [...follow.values()];
  const moved = reshaped(
    design,
    followers.filter((each) => !isAt(each.shape, each)).map(({ shape }) => shape),
    (sides, { shapeNum }) => follow.get(shapeNum) ?? { sides },
  );
  const now = shapesIn(moved);
  const recoloured = followers.flatMap(({ shape: { shapeNum }, fabric }) => {
    const shape = now.get(shapeNum)?.shape;
    return shape && shape.fillFabric !== fabric
      ? [[shapeNum, { ...shape, fillFabric: fabric }] as const]
      : [];
  });
  return withShapes(moved, new Map(recoloured));
}

/** True if a shape has this box and form. Small differences count as equal, because edges may have snapped to lines. */
function isAt(shape: Shape, { sides, form }: Placed): boolean {
  return areSameForms(formOf(shape), form) && areSame(edgesOf(shape), sides, fine(NEAR_LINE));
}

/**
 * Returns the number of shapes in all links (groups of linked copies) that contain a selected shape. The selected
 * shapes count too. Returns 0 if no selected shape is linked.
 */
export function linkedCopies({ document: { design }, selection }: Drawing): number {
  return linksOf(design, selection).reduce((count, link) => count + link.length, 0);
}

/**
 * True if each selected shape keeps its own fabric when its linked copies are recoloured. Selected shapes without
 * linked copies don't count.
 */
export function areRecolouredAlone({ document: { design }, selection }: Drawing): boolean {
  const members = linksOf(design, selection).flat();
  return members.every(({ shapeNum, hasOwnFabric }) => hasOwnFabric === true || !selection.has(shapeNum));
}

/** Returns the unselected shapes that are linked with selected shapes. */
export function partnersOf({ document: { design }, selection }: Drawing): Shape[] {
  const nums = new Set(linksOf(design, selection).flatMap((link) => link.map(({ shapeNum }) => shapeNum)));
  return nums.size === 0
    ? []
    : laidShapes(design)
        .map(({ shape }) => shape)
        .filter(({ shapeNum }) => nums.has(shapeNum) && !selection.has(shapeNum));
}

/**
 * An unselected shape that changes together with a selected shape (`leader`), because the two are linked. `placed`
 * computes the box and form of the unselected shape from those of the leader.
 */
export interface Following {
  shape: Shape;
  leader: Shape;
  placed: (leader: Placed) => Placed;
}

/** Returns the unselected shapes that change together with the selected shapes, because they are linked. */
export function followingOf({ document: { design }, selection }: Drawing): Following[] {
  const links = linksOf(design, selection);
  if (links.length === 0) return [];
  const there = shapesIn(design);
  return links.flatMap((link) => {
    const first = link.find(({ shapeNum }) => selection.has(shapeNum));
    const leader = first && there.get(first.shapeNum)?.shape;
    if (!leader) return [];
    return link.flatMap(({ shapeNum, image }) => {
      const laid = selection.has(shapeNum) ? undefined : there.get(shapeNum);
      if (!laid || !isFree(design, laid.layer)) return [];
      return [{ shape: laid.shape, leader, placed: (at: Placed) => fromImage(first.image, image, at) }];
    });
  });
}

/** Returns the design without the shapes with these numbers. */
export function withoutShapes(design: CreatedBlockDesign, gone: ReadonlySet<number>): CreatedBlockDesign {
  if (gone.size === 0) return design;
  const isGone = ({ shapeNum }: Shape) => gone.has(shapeNum);
  return withLevels(
    design,
    design.block.levels.map((level) =>
      level.some(isGone) ? level.filter((shape) => !isGone(shape)) : level,
    ),
  );
}

function shapesIn(design: CreatedBlockDesign): Map<number, LaidShape> {
  return new Map(laidShapes(design).map((laid) => [laid.shape.shapeNum, laid]));
}
