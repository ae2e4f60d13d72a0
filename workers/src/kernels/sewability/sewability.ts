import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import { isStraight } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import { success } from '@quiltwright/shared/result';
import { seenIn } from '../checks/seen';
import { isOnEighth } from '../cutting/pieces/ruler';
import { byRuler, sizesOnRuler } from '../cutting/pieces/ruler-sizes';
import type { Kernel } from '../kernel';
import type { SewnBlock } from '../patches/numbered';
import { piecedOf, sewnFrom, type SewnPatch } from '../patches/sewn';
import { damagedBlock, isWhole } from '../patches/sound';
import { straightened } from '../patches/lattice/straightened';
import { straightCut } from '../piecing/straight-cut';
import { curvedSeams } from './curved-seams';
import { bluntPoints, narrowest, pointsNearEdge } from './patch-troubles';
import { setInCorners } from './seam-graph';
import type { SewingTrouble } from './sewability-types';

/** The least finished width of a patch, in inches. Narrower patches have more seam than visible fabric. */
const NARROW = 3 / 8;
/** Differences smaller than this, in inches, are rounding errors. */
const HAIR = 0.002;
/** A curved seam with a smaller radius than this, in inches, is hard to sew. */
const TIGHT = 1 - HAIR;
/** The maximum number of points, and of outlines, that are marked for one sewing problem. */
const MOST_MARKS = 400;

/**
 * Returns the sewing problems of a block, the worst first. Empty if there are none. Bare places, patches inside others,
 * set-in corners and narrow patches come first. Then come points that a patch lacks, points that the seam along the
 * block's edge would cut off, sides between ruler lines, and curves. Appliqué lies on top and has no seams.
 */
export function sewabilityOf(block: SewnBlock): SewingTrouble[] {
  const { levels, blockWidth, blockHeight } = block;
  if (levels.every(({ length }) => length === 0)) return [];
  const pieced = piecedOf(levels);
  const { patches, borders } = pieced;
  const lie = { width: blockWidth, height: blockHeight };
  const sewn = sewnFrom(pieced, levels, lie).patches.filter(isPieced);
  const inInches = ({ x, y }: Point): Point => ({
    x: (x * blockWidth) / LIMITS.blockSpace,
    y: (y * blockHeight) / LIMITS.blockSpace,
  });

  const gaps = seenIn(levels).gaps.map(({ outline }) => outline.map(inInches));
  const islands = patches.flatMap(({ holes }) =>
    holes.map((hole) => straightened([...hole].reverse()).map(inInches)),
  );
  const setIn = setInCorners(patches, borders()).map(inInches);
  const narrow = sewn
    .map((patch) => ({ corners: patch.corners, width: widthOf(patch) }))
    .filter(({ width }) => width < NARROW - HAIR);
  const seams = curvedSeams(sewn);
  const tight = seams.filter(({ radius }) => radius < TIGHT);
  // The chords of a curve are no sides.
  const blunt = sewn.flatMap(({ corners, outline }) => (isStraight(outline) ? bluntPoints(corners) : []));
  const sides = { width: blockWidth, height: blockHeight };
  const nearEdge = sewn.flatMap(({ corners }) => pointsNearEdge(corners, sides));

  const troubles: SewingTrouble[] = [
    { what: 'gap', ...marked({ outlines: gaps }) },
    { what: 'island', ...marked({ outlines: islands }) },
    {
      what: 'setIn',
      straight: setIn.length > 0 ? straightCut(levels, { width: blockWidth, height: blockHeight }) : null,
      ...marked({ points: setIn }),
    },
    { what: 'tightCurve', radius: Math.min(...tight.map(({ radius }) => radius)), ...pinned(tight) },
    {
      what: 'narrow',
      width: Math.min(...narrow.map(({ width }) => width)),
      ...marked({ outlines: narrow.map(({ corners }) => corners) }),
    },
    {
      what: 'bluntPoint',
      lost: Math.max(...blunt.map(({ lost }) => lost)),
      ...marked({ points: blunt.map(({ at }) => at) }),
    },
    {
      what: 'pointNearEdge',
      gap: Math.min(...nearEdge.map(({ gap }) => gap)),
      ...marked({ points: nearEdge.map(({ at }) => at) }),
    },
    offRulerIn(block, sewn),
    { what: 'curve', ...pinned(seams.filter(({ radius }) => radius >= TIGHT)) },
  ];
  return troubles.filter(({ count }) => count > 0);
}

/** Returns the number of curved seams, and the places at which to pin them. */
function pinned(seams: readonly { pins: readonly Point[] }[]) {
  return { ...marked({ points: seams.flatMap(({ pins }) => pins) }), count: seams.length };
}

/** True if a patch is sewn with seams. False for appliqué. */
function isPieced({ kind }: SewnPatch): boolean {
  return kind !== 'applique';
}

/**
 * Returns the width of a patch as quilters measure it, in inches. It is the leg of a half-square triangle, and the
 * smallest width of any other patch.
 */
function widthOf({ kind, size, corners }: SewnPatch): number {
  return kind === 'halfSquareTriangle' || kind === 'sky' || kind === 'corner' ? size[1] : narrowest(corners);
}

/** Returns the problem that sides of patches aren't whole eighths of an inch, with these patches. */
function offRulerIn({ blockWidth, blockHeight }: SewnBlock, sewn: readonly SewnPatch[]): SewingTrouble {
  const patches = sewn.map(({ kind, size, corners }) => {
    const { width, height } = boxOfPoints(corners);
    return { kind, finished: size, box: [width, height] as const, corners };
  });
  const off = patches.flatMap((patch) => {
    const sides = byRuler(patch).filter((side) => !isOnEighth(side));
    return sides.length > 0 ? [{ corners: patch.corners, length: Math.min(...sides) }] : [];
  });
  return {
    what: 'offRuler',
    length: Math.min(...off.map(({ length }) => length)),
    sizes: off.length > 0 ? sizesOnRuler({ width: blockWidth, height: blockHeight }, patches) : [],
    ...marked({ outlines: off.map(({ corners }) => corners) }),
  };
}

/** Returns the number of places with a problem, and the first 400 points and 400 outlines to mark on the canvas. */
export function marked({ points = [], outlines = [] }: Partial<Pick<SewingTrouble, 'points' | 'outlines'>>) {
  return {
    count: points.length + outlines.length,
    points: points.slice(0, MOST_MARKS),
    outlines: outlines.slice(0, MOST_MARKS),
  };
}

export function sewabilityKernel(): Kernel<SewnBlock, SewingTrouble[]> {
  return {
    run: (block) => {
      const { levels, blockWidth: width, blockHeight: height } = block;
      return isWhole({ levels, width, height }) ? success(sewabilityOf(block)) : damagedBlock;
    },
  };
}
