import { isSame } from '../patches/form';
import { isCutAlike, isLevel, type BlockPatches } from './block-patches';
import { eightAtOnceCut, halfSquareCut, quarterSquareCut, straightCut } from './cut-sizes';
import type { CutPiece, CutPlace, CuttingSettings } from './cutting-types';
import { addFacings, squaresInHalves, squaresInQuarters, type Facings } from './facings';
import { upToEighth } from './ruler';

/** Patches of a quilt that are cut alike. */
export interface QuiltPatches extends Omit<BlockPatches, 'each'> {
  needed: number;
  places: CutPlace[];
}

/** The patches of all blocks of a quilt, those that are cut alike together. */
export class PatchList {
  readonly all: QuiltPatches[] = [];
  /** By fabric, kind and whole inches. */
  readonly #cells = new Map<string, QuiltPatches[]>();

  /** Adds those of a block that the quilt has `copies` times. */
  add(rows: readonly BlockPatches[], blockNum: number, copies: number): void {
    for (const { each, ...row } of rows) {
      const patches = this.#alike(row) ?? this.#begin(row);
      patches.needed += each * copies;
      patches.facings = addFacings(patches.facings, row.facings, copies);
      addPlace(patches.places, { of: 'block', blockNum, each, copies });
    }
  }

  #alike(row: Omit<BlockPatches, 'each'>): QuiltPatches | undefined {
    return [0, -1, 1]
      .flatMap((by) => this.#cells.get(cellOf(row, by)) ?? [])
      .find((other) => isCutAlike(other, row));
  }

  #begin(row: Omit<BlockPatches, 'each'>): QuiltPatches {
    const patches: QuiltPatches = { ...row, needed: 0, facings: [0, 0, 0, 0], places: [] };
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

function addPlace(places: CutPlace[], place: CutPlace): void {
  const same = places.find(
    ({ of, blockNum, each }) => of === place.of && blockNum === place.blockNum && each === place.each,
  );
  if (same) same.copies += place.copies;
  else places.push({ ...place });
}

/** What is cut for the patches of a quilt, by the methods that are chosen. */
export function cutPiecesOf(patches: readonly QuiltPatches[], settings: CuttingSettings): CutPiece[] {
  const all: Gathered[] = [];
  const bySize = new Map<string, Gathered[]>();
  for (const one of patches) {
    const cut = cutOf(one, settings);
    const mayTurn = !hasUpright(one.fabric, settings);
    const { fabric, kind, finished, needed, facings, places, offGrid } = one;
    const sides = mayTurn ? [cut.width, cut.height].sort((a, b) => a - b) : [cut.width, cut.height];
    const key = [fabric, kind, cut.method, ...sides].join();
    const ofSize = bySize.get(key) ?? [];
    bySize.set(key, ofSize);
    const found = ofSize.find(
      ({ piece }) => isSame(piece.finished[0], finished[0]) && isSame(piece.finished[1], finished[1]),
    );
    if (found) {
      const same = found.piece;
      found.facings = addFacings(found.facings, facings);
      same.count += cut.count;
      same.needed += needed;
      const together = same.places.map((place) => ({ ...place }));
      for (const place of places) addPlace(together, place);
      same.places = together;
    } else {
      const piece = { ...cut, fabric, kind, finished, needed, places, offGrid, mayTurn };
      const gathered = { piece, facings };
      ofSize.push(gathered);
      all.push(gathered);
    }
  }
  return all.map(({ piece, facings }) => ({
    ...piece,
    count: squaresCutApart(piece, facings) ?? piece.count,
  }));
}

/** What is cut in one size, and which way its patches face. */
interface Gathered {
  piece: CutPiece;
  facings: Facings;
}

/** Triangles that are cut apart don’t ask for whom they are: the last square may serve two. Null for all other pieces. */
function squaresCutApart({ kind, method, needed, mayTurn }: CutPiece, facings: Facings): number | null {
  if (kind === 'halfSquareTriangle' && method === 'two')
    return mayTurn ? Math.ceil(needed / 2) : squaresInHalves(facings);
  if (kind === 'quarterSquareTriangle') return mayTurn ? Math.ceil(needed / 4) : squaresInQuarters(facings);
  return null;
}

function hasUpright(fabric: number, settings: CuttingSettings): boolean {
  return settings.fabrics[fabric]?.directional === true;
}

type Cut = Pick<CutPiece, 'width' | 'height' | 'count' | 'method' | 'yields'>;

function cutOf(patches: QuiltPatches, settings: CuttingSettings): Cut {
  const { fabric, partner, kind, finished, box, needed } = patches;
  const { seam } = settings;
  const [first, second] = finished;
  const square = (side: number, yields: number, method: Cut['method'] = null): Cut => {
    return { width: side, height: side, count: Math.ceil(needed / yields), method, yields };
  };
  const rectangle = ([across, down]: readonly [number, number], method: Cut['method'] = null): Cut => {
    const [width, height] = [straightCut(across, seam), straightCut(down, seam)];
    return { width, height, count: needed, method, yields: 1 };
  };
  const template = (): Cut => {
    const [width, height] = [upToEighth(box[0]), upToEighth(box[1])];
    return { width, height, count: needed, method: null, yields: 1 };
  };
  switch (kind) {
    case 'square':
    case 'rectangle': {
      if (isLevel(box, finished)) return rectangle(box);
      // Along the grain, as what stands on its point is cut; a print with an upright stays aslant.
      if (hasUpright(fabric, settings)) return template();
      return rectangle(finished);
    }
    case 'halfSquareTriangle': {
      if (trianglesMethod(patches, settings) === 'two') return square(halfSquareCut(first, seam), 2, 'two');
      const eight = square(eightAtOnceCut(first, seam), 8, 'eight');
      // Of one cloth with its partner both squares are cut from it.
      return partner === fabric ? { ...eight, count: 2 * Math.ceil(needed / 16) } : eight;
    }
    case 'quarterSquareTriangle':
      return square(quarterSquareCut(first, seam), 4);
    case 'goose':
      return geeseMethod(patches, settings) === 'four'
        ? square(quarterSquareCut(first, seam), 4, 'four')
        : rectangle(box, 'one');
    case 'sky': {
      if (geeseMethod(patches, settings) === 'one') return square(straightCut(second, seam), 1, 'one');
      // Four squares to each set of four geese, whose last may be short of some.
      const set = square(halfSquareCut(second, seam), 2, 'four');
      return { ...set, count: 4 * Math.ceil(needed / 8) };
    }
    default:
      return template();
  }
}

/**
 * How a unit of triangles is cut: as is chosen for its fabric with the lower number, else for the other, else for all. Of
 * several at once half would lie with their print on its head.
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

/** How a goose and its sky are cut: as is chosen for the goose, else for its sky, else for all; one with an upright alone. */
function geeseMethod({ kind, fabric, partner }: QuiltPatches, settings: CuttingSettings) {
  if (partner === null || hasUpright(fabric, settings) || hasUpright(partner, settings)) return 'one';
  const [goose, sky] = kind === 'goose' ? [fabric, partner] : [partner, fabric];
  return settings.fabrics[goose]?.goose ?? settings.fabrics[sky]?.goose ?? settings.goose;
}
