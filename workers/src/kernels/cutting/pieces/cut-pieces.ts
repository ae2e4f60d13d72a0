import { isSame } from '@quiltwright/shared/quilting/grain/square-triangle';
import { isCutAlike, isLevel, type BlockPatches } from './block-patches';
import { eightAtOnceCut, halfSquareCut, quarterSquareCut, straightCut } from './cut-sizes';
import type { CutPiece, CutPlace, CuttingSettings } from '../cutting-types';
import { addFacings, squaresInHalves, squaresInQuarters, type Facings } from './facings';
import type { Partner } from './units';
import { upToEighth } from './ruler';

/** A group of patches of a quilt that are cut alike. `needed` is the number of these patches in the whole quilt. */
export interface QuiltPatches extends Omit<BlockPatches, 'each'> {
  needed: number;
  uses: Use[];
}

/**
 * The use of a group of patches in one variant of a block. A variant is a set of copies that look the same, numbered by
 * `look`. `each` is the number of these patches in each copy.
 */
interface Use {
  look: number;
  blockNum: number;
  each: number;
  copies: number;
}

/** The patches of all blocks of a quilt, grouped by how they are cut. */
export class PatchList {
  readonly all: QuiltPatches[] = [];
  /**
   * The entries of `all` by fabric, kind and longer finished length, rounded to whole inches. So a new entry is compared
   * with only a few others.
   */
  readonly #cells = new Map<string, QuiltPatches[]>();
  #looks = 0;

  /** Adds the groups of patches of a block. The quilt has `copies` copies of this block. */
  add(rows: readonly BlockPatches[], blockNum: number, copies: number): void {
    const look = this.#looks++;
    for (const { each, ...row } of rows) {
      const patches = this.#alike(row) ?? this.#begin(row);
      patches.needed += each * copies;
      patches.facings = addFacings(patches.facings, row.facings, copies);
      patches.uses.push({ look, blockNum, each, copies });
    }
  }

  #alike(row: Omit<BlockPatches, 'each'>): QuiltPatches | undefined {
    return [0, -1, 1]
      .flatMap((by) => this.#cells.get(cellOf(row, by)) ?? [])
      .find((other) => isCutAlike(other, row));
  }

  #begin(row: Omit<BlockPatches, 'each'>): QuiltPatches {
    const patches: QuiltPatches = { ...row, needed: 0, facings: [0, 0, 0, 0], uses: [] };
    const others = this.#cells.get(cellOf(row));
    if (others) others.push(patches);
    else this.#cells.set(cellOf(row), [patches]);
    this.all.push(patches);
    return patches;
  }
}

function cellOf({ fabric, kind, finished }: Omit<BlockPatches, 'each'>, by = 0): string {
  return `${fabric} ${kind} ${Math.round(finished[0]) + by}`;
}

/**
 * Returns the blocks that contain some patches, each with the number of these patches in one copy. Adds up all uses in
 * one variant of a block. Variants with equal block numbers and equal numbers of patches become one entry.
 */
function placesOf(uses: readonly Use[]): CutPlace[] {
  const looks = new Map<number, Use>();
  for (const use of uses) {
    const before = looks.get(use.look);
    looks.set(use.look, { ...use, each: use.each + (before?.each ?? 0) });
  }
  const places = new Map<string, CutPlace>();
  for (const { blockNum, each, copies } of looks.values()) {
    const key = `${blockNum} ${each}`;
    const before = places.get(key);
    places.set(key, { of: 'block', blockNum, each, copies: copies + (before?.copies ?? 0) });
  }
  return [...places.values()];
}

/** Returns the pieces to cut for the patches of a quilt, by the cutting methods of `settings`. */
export function cutPiecesOf(patches: readonly QuiltPatches[], settings: CuttingSettings): CutPiece[] {
  const all: Gathered[] = [];
  const bySize = new Map<string, Gathered[]>();
  for (const one of patches) {
    const cut = cutOf(one, settings);
    const mayTurn = !hasUpright(one.fabric, settings);
    const { fabric, partner, kind, finished, needed, facings, uses, offGrid } = one;
    const sides = mayTurn ? [cut.width, cut.height].sort((a, b) => a - b) : [cut.width, cut.height];
    const key = [fabric, kind, cut.method, ...sides].join();
    const ofSize = bySize.get(key) ?? [];
    bySize.set(key, ofSize);
    const found = ofSize.find(
      ({ piece }) => isSame(piece.finished[0], finished[0]) && isSame(piece.finished[1], finished[1]),
    );
    if (found) {
      found.piece.needed += needed;
      found.facings = addFacings(found.facings, facings);
      found.partners.set(partner, (found.partners.get(partner) ?? 0) + needed);
      found.uses.push(...uses);
    } else {
      const piece = { ...cut, fabric, kind, finished, needed, offGrid, mayTurn };
      const gathered = { piece, facings, partners: new Map([[partner, needed]]), uses: [...uses] };
      ofSize.push(gathered);
      all.push(gathered);
    }
  }
  return all.map((gathered) => ({
    ...gathered.piece,
    count: countOf(gathered),
    places: placesOf(gathered.uses),
  }));
}

/**
 * Pieces of one size, with data about the patches cut from them: directions, partners (fabrics that they are sewn to)
 * and uses in blocks.
 */
interface Gathered {
  piece: Omit<CutPiece, 'count' | 'places'>;
  facings: Facings;
  partners: Map<Partner, number>;
  uses: Use[];
}

/**
 * Returns the number of pieces to cut. Triangles with different partners (the fabrics that they are sewn to) may be cut
 * from one square. But a method that makes several units at once sews the squares of two fabrics together. For such a
 * method, the number of squares is rounded up for each partner separately.
 */
function countOf({ piece: { fabric, kind, method, needed, mayTurn }, facings, partners }: Gathered): number {
  const setsOf = (units: number) =>
    [...partners.values()].reduce((sum, count) => sum + Math.ceil(count / units), 0);
  if (kind === 'halfSquareTriangle' && method === 'two')
    return mayTurn ? Math.ceil(needed / 2) : squaresInHalves(facings);
  if (kind === 'quarterSquareTriangle') return mayTurn ? Math.ceil(needed / 4) : squaresInQuarters(facings);
  if (kind === 'goose' && method === 'four') return setsOf(4);
  // Each set of four geese needs four squares, even if the last set isn't full.
  if (kind === 'sky' && method === 'four') return 4 * setsOf(8);
  if (method !== 'eight') return needed;
  // If a fabric is its own partner, both squares are cut from it.
  return [...partners].reduce(
    (sum, [partner, count]) => sum + (partner === fabric ? 2 * Math.ceil(count / 16) : Math.ceil(count / 8)),
    0,
  );
}

function hasUpright(fabric: number, settings: CuttingSettings): boolean {
  return settings.fabrics[fabric]?.directional === true;
}

type Cut = Pick<CutPiece, 'width' | 'height' | 'method' | 'yields'>;

function cutOf(patches: QuiltPatches, settings: CuttingSettings): Cut {
  const { fabric, kind, finished, box } = patches;
  const { seam } = settings;
  const [first, second] = finished;
  const square = (side: number, yields: number, method: Cut['method'] = null): Cut => {
    return { width: side, height: side, method, yields };
  };
  const rectangle = ([across, down]: readonly [number, number], method: Cut['method'] = null): Cut => {
    return { width: straightCut(across, seam), height: straightCut(down, seam), method, yields: 1 };
  };
  const template = (): Cut => {
    return { width: upToEighth(box[0]), height: upToEighth(box[1]), method: null, yields: 1 };
  };
  switch (kind) {
    case 'square':
    case 'rectangle': {
      if (isLevel(box, finished)) return rectangle(box);
      // A piece on its point is cut along the grain; a directional print stays aslant.
      if (hasUpright(fabric, settings)) return template();
      return rectangle(finished);
    }
    case 'base':
      return rectangle(box);
    case 'corner':
      return square(straightCut(first, seam), 1);
    case 'halfSquareTriangle': {
      if (trianglesMethod(patches, settings) === 'two') return square(halfSquareCut(first, seam), 2, 'two');
      return square(eightAtOnceCut(first, seam), 8, 'eight');
    }
    case 'quarterSquareTriangle':
      return square(quarterSquareCut(first, seam), 4);
    case 'goose':
      return geeseMethod(patches, settings) === 'four'
        ? square(quarterSquareCut(first, seam), 4, 'four')
        : rectangle(box, 'one');
    case 'sky': {
      if (geeseMethod(patches, settings) === 'one') return square(straightCut(second, seam), 1, 'one');
      return square(halfSquareCut(second, seam), 2, 'four');
    }
    default:
      return template();
  }
}

/**
 * Returns the cutting method for two triangles that are sewn together. Uses the setting of the fabric with the lower
 * number, or else that of the other fabric, or else the general setting. Directional prints allow only two units at a
 * time, because eight at a time would leave half of them upside down.
 */
function trianglesMethod({ fabric, partner }: QuiltPatches, settings: CuttingSettings) {
  if (partner === null || hasUpright(fabric, settings) || hasUpright(partner, settings)) return 'two';
  const [first, then] = [Math.min(fabric, partner), Math.max(fabric, partner)];
  return (
    settings.fabrics[first]?.halfSquareTriangle ??
    settings.fabrics[then]?.halfSquareTriangle ??
    settings.halfSquareTriangle
  );
}

/**
 * Returns the cutting method for a goose (the large triangle of a flying goose) or its sky (the small triangles beside
 * it). Uses the setting of the goose's fabric, or else that of the sky's fabric, or else the general setting.
 * Directional prints allow only one goose at a time.
 */
function geeseMethod({ kind, fabric, partner }: QuiltPatches, settings: CuttingSettings) {
  if (partner === null || hasUpright(fabric, settings) || hasUpright(partner, settings)) return 'one';
  const [goose, sky] = kind === 'goose' ? [fabric, partner] : [partner, fabric];
  return settings.fabrics[goose]?.goose ?? settings.fabrics[sky]?.goose ?? settings.goose;
}
