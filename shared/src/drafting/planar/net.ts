import { containsPoint } from '../../geometry/box.js';
import { outlineContains } from '../../geometry/outline.js';
import type { Point } from '../../geometry/point.js';
import { regionsByCorner, regionsOf, type Region } from './faces.js';
import { BEYOND, pieceOf, type Label, type Piece } from './piece.js';
import { Planar } from './planar.js';
import { BARE, OUTSIDE, type Face, type SeamMap, type Source } from '../seam-map.js';

/** What is known about the faces of a map before it is changed. */
export interface Known {
  readonly sources: readonly Source[];
  /** The region of each face. */
  readonly regions: readonly Region[];
  readonly regionsAt: ReadonlyMap<Point, readonly Region[]>;
  readonly faceOf: ReadonlyMap<Region, Face>;
  /** Returns the index of the source at a point, for new faces of which no side has a label. */
  readonly sourceAt: (place: Point) => number;
}

/** What is known about faces where there are none yet. */
export const nothingKnown = { regions: [], regionsAt: new Map(), faceOf: new Map() } as const;

/** A map as pieces, from which changes of it begin. Changes don't change it. */
export interface Net extends Known {
  readonly planar: Planar;
  /** The piece of each seam. Its labels are the sources of the faces beside it. */
  readonly pieces: readonly Piece[];
}

const nets = new WeakMap<SeamMap, Net>();

/** Returns the net of a map. It is made once for each map. */
export function netOf(map: SeamMap): Net {
  const net = nets.get(map) ?? newNet(map);
  nets.set(map, net);
  return net;
}

function newNet({ seams, faces, sources }: SeamMap): Net {
  const planar = new Planar();
  const labelOf = (face: number): Label => (face === OUTSIDE ? BEYOND : faces[face]?.source);
  const pieces = seams.map((seam) => {
    const piece = pieceOf(seam, { right: labelOf(seam.right), left: labelOf(seam.left), isNew: false });
    planar.put(piece);
    return piece;
  });
  const seamOf = new Map(pieces.map((piece, index) => [piece, seams[index]]));
  const regions: Region[] = [];
  const faceOf = new Map<Region, Face>();
  for (const region of regionsOf(planar)) {
    const [half] = region.around.halves;
    const seam = half && seamOf.get(half.piece);
    const index = (half?.isForward ? seam?.right : seam?.left) ?? OUTSIDE;
    const face = faces[index];
    if (!face) continue;
    regions[index] = region;
    faceOf.set(region, face);
  }
  const regionsAt = regionsByCorner(regions);
  return {
    planar,
    pieces,
    regions,
    regionsAt,
    faceOf,
    sources,
    sourceAt: (place) => sourceAt(regions, faceOf, place),
  };
}

/** Returns the source of the smallest face around a point; `BARE` beyond the block. */
function sourceAt(regions: readonly Region[], faceOf: ReadonlyMap<Region, Face>, place: Point): number {
  let [found, least] = [BARE, Infinity];
  for (const region of regions) {
    const { area, box, outline } = region.around;
    if (area < least && containsPoint(box, place) && outlineContains(outline, place))
      [found, least] = [faceOf.get(region)?.source ?? BARE, area];
  }
  return found;
}
