import { arcOf, type Seam } from '@quiltwright/shared/geometry/seam';
import { withStroke } from '@quiltwright/shared/drafting/strokes';
import { LIMITS } from '@quiltwright/shared/limits';
import { draftedMap } from '@quiltwright/shared/model/created-block/drafting/map-of-design';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { QUARTER } from '@quiltwright/shared/quilting/shapes/curved-forms';
import { fabricsOf } from '@quiltwright/shared/quilting/shapes/shape';
import { draftOf, isOnEdge } from '../../../editor/tools/drafting/draft';
import type { DeviceInUse } from '../../../panels/workspace/canvas/device-in-use';

interface TourStep {
  title: string;
  /** What to do. `byKeys` is for the keyboard, if that differs. */
  byHand: string;
  byKeys?: string;
  /** Returns the seam that the canvas suggests; null for none. */
  suggests: (design: CreatedBlockDesign) => Seam | null;
  /** Returns a number that is larger once the step is done; null for a step that only a button ends. */
  measure: ((design: CreatedBlockDesign) => number) | null;
}

const SIDE = LIMITS.blockSpace;
/** The places of suggested seams, in parts of a side of the block. */
const PLACES = [1 / 2, 1 / 4, 3 / 4, 3 / 8];
const nothing = () => null;

/** The steps of the tour of drafting, in order. */
export const tourSteps: readonly TourStep[] = [
  {
    title: 'Draw a seam',
    byHand: 'Drag along the dashed line, from edge to edge.',
    byKeys:
      'Press arrow keys to go to one end of the dashed line, then Enter. Go to the other end, then Enter again.',
    suggests: (design) =>
      newSeam(design, (at) => ({ from: { x: at, y: 0 }, to: { x: at, y: SIDE }, bulge: 0 })),
    measure: patches,
  },
  {
    title: 'Cross it',
    byHand: 'Drag along the dashed line. A seam cuts every patch that it crosses.',
    byKeys: 'Press Escape to end the stroke. Go to one end of the dashed line, Enter, the other end, Enter.',
    suggests: (design) =>
      newSeam(design, (at) => ({ from: { x: 0, y: at }, to: { x: SIDE, y: at }, bulge: 0 })),
    measure: patches,
  },
  {
    title: 'Bend it',
    byHand: 'Drag the full dot to the ring. The seam bends to the dashed arc, a quarter of a circle.',
    byKeys: 'Press A to bend the last seam. Press A again for its other side.',
    suggests: bentSeam,
    measure: (design) => draftOf(design).seams.filter((seam) => arcOf(seam) !== undefined).length,
  },
  {
    title: 'Colour it',
    byHand: 'Choose Select, press a patch, and choose a spot for its colour.',
    byKeys: 'Press V, then N to select a patch, and a number from 1 to 9 for its colour.',
    suggests: nothing,
    measure: ({ block }) => fabricsOf(block.levels).length,
  },
  {
    title: 'Undo, and save',
    byHand: 'Undo takes back each step. Save adds the block to your blocks.',
    suggests: nothing,
    measure: null,
  },
];

/** Returns what to do in a step with a device. */
export function stepWords({ byHand, byKeys }: TourStep, device: DeviceInUse): string {
  return (device === 'keyboard' && byKeys) || byHand;
}

function patches(design: CreatedBlockDesign): number {
  return draftedMap(design).faces.length;
}

/** Returns the first of some seams from edge to edge that divides a patch; null if none does. */
function newSeam(design: CreatedBlockDesign, seamAt: (at: number) => Seam): Seam | null {
  const map = draftedMap(design);
  const seams = PLACES.map((share) => seamAt(share * SIDE));
  return (
    seams.find((seam) => {
      const drafted = withStroke(map, [seam]);
      return typeof drafted !== 'string' && drafted.map.faces.length > map.faces.length;
    }) ?? null
  );
}

/** Returns a straight seam of a design as a quarter of a circle; null if there is none. */
function bentSeam(design: CreatedBlockDesign): Seam | null {
  const straight = draftOf(design).seams.find((seam) => seam.bulge === 0 && !isOnEdge(seam));
  return straight ? { ...straight, bulge: QUARTER } : null;
}
