import {
  seamAt,
  vectorInBlock,
  withCornerMoved,
  withCornersMoved,
  withoutSeams,
  withSeamBent,
  withSeamMoved,
} from '../../../drafting/edits.js';
import { withDisc } from '../../../drafting/discs.js';
import type { Drafted, MapFault, SeamMap } from '../../../drafting/seam-map.js';
import { withStroke } from '../../../drafting/strokes.js';
import { distance, type Point } from '../../../geometry/point.js';
import { reversed, type Seam } from '../../../geometry/seam.js';
import type { Image } from '../symmetry.js';
import { withoutSame } from './loose-seams.js';
import { pointImage, seamImage, vectorImage } from './seam-images.js';

/** Seams that a quilter draws, with their images by symmetry. */
export interface AddedSeams {
  seams: readonly Seam[];
  /** The fabric of patches where no shape was; an unused fabric spot if missing. */
  fabric?: number | undefined;
  /** The loose seams that these seams replace; none if missing. */
  replaced?: readonly Seam[] | undefined;
}

/** Seams to remove. Each is named by a point on it. */
export interface ErasedSeams {
  at: readonly Point[];
  /** A point of the patch whose fabric the merged patch gets; the largest patch if missing. */
  keep?: Point | undefined;
}

/** A disc over a corner. Its radius is in block units. */
export interface Disc {
  at: Point;
  radius: number;
}

/** Corners that move together. */
export interface MovedCorners {
  at: readonly Point[];
  by: Point;
  /** The id of the burst: moves of one burst are one step of the history. */
  burst?: string | undefined;
}

export type MapChange<Argument> = (
  map: SeamMap,
  argument: Argument,
  images: readonly Image[],
  loose: readonly Seam[],
) => Drafted | SeamMap | MapFault;

/** Returns what each drafting command makes of the map of a block. */
export const mapChanges = {
  addSeams: (map, { seams, replaced = [] }: AddedSeams, images, loose) => {
    const all = (each: readonly Seam[]) =>
      images.flatMap((image) => each.map((seam) => seamImage(image, seam)));
    return withStroke(map, [...withoutSame(loose, all(replaced)), ...all(seams)]);
  },
  eraseSeams: (map, { at, keep }: ErasedSeams, images) =>
    mapIn(
      withoutSeams(
        map,
        images.flatMap((image) => at.map((point) => pointImage(image, point))),
        keep && images.map((image) => pointImage(image, keep)),
      ),
    ),
  moveMapCorner: (map, { at, to }: { at: Point; to: Point }, images) =>
    forEachPlace(map, at, images, (each, image) =>
      withCornerMoved(each, pointImage(image, at), pointImage(image, to)),
    ),
  moveMapCorners: (map, { at, by }: MovedCorners, images) => {
    const held = vectorInBlock(at, by);
    const move = (image: Image) => (corner: Point) => ({
      at: pointImage(image, corner),
      by: vectorImage(image, held),
    });
    return withCornersMoved(
      map,
      images.flatMap((image) => at.map(move(image))),
    );
  },
  moveSeam: (map, { at, by }: { at: Point; by: Point }, images) =>
    forEachPlace(map, at, images, (each, image) =>
      withSeamMoved(each, pointImage(image, at), vectorImage(image, by)),
    ),
  bendSeam: (map, { at, bulge }: { at: Point; bulge: number }, images) => {
    const index = seamAt(map, at);
    const seam = index === null ? undefined : map.seams[index];
    if (!seam) return 'no-seam';
    return forEachPlace(map, at, images, (each, image) => {
      const bent = seamImage(image, { ...seam, bulge });
      const place = pointImage(image, at);
      const there = each.seams[seamAt(each, place) ?? -1];
      if (!there) return 'no-seam';
      const isSameWay = distance(there.from, bent.from) <= distance(there.from, bent.to);
      return withSeamBent(each, place, isSameWay ? bent.bulge : reversed(bent).bulge);
    });
  },
  placeDisc: (map, { at, radius }: Disc, images) =>
    forEachPlace(map, at, images, (each, image) => withDisc(each, pointImage(image, at), radius)),
  makePlanar: (map) => map,
} satisfies Record<string, MapChange<never>>;

export type MapChanges = typeof mapChanges;
export type ArgumentOf<Type extends keyof MapChanges> = Type extends 'makePlanar'
  ? null
  : Parameters<MapChanges[Type]>[1];

function mapIn(drafted: { map: SeamMap } | MapFault): SeamMap | MapFault {
  return typeof drafted === 'string' ? drafted : drafted.map;
}

/** Makes a change at each image of a point, once where several images are the same point. */
function forEachPlace(
  map: SeamMap,
  at: Point,
  images: readonly Image[],
  change: (map: SeamMap, image: Image) => { map: SeamMap } | MapFault,
): SeamMap | MapFault {
  let result: SeamMap = map;
  const done: Point[] = [];
  for (const image of images) {
    const place = pointImage(image, at);
    if (done.some((other) => distance(other, place) <= SAME)) continue;
    done.push(place);
    const changed = mapIn(change(result, image));
    if (typeof changed === 'string') {
      // The first change may have taken along the seam or corner that the image names. Other faults stop the whole change.
      if (image === 'same' || changed !== 'no-seam') return changed;
      continue;
    }
    result = changed;
  }
  return result;
}

/** Images of a point nearer to each other than this are one point, in block units. */
const SAME = 0.1;
