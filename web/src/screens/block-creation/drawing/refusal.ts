import { counted } from '@quiltwright/shared/counted';
import type { Combination } from '@quiltwright/shared/geometry/combining/combined';
import { LIMITS } from '@quiltwright/shared/limits';
import { MESSAGES } from '@quiltwright/shared/messages';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { PatchGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import type { Gap } from '@quiltwright/shared/quilting/shapes/gap';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { isOpen, layerOf } from '@quiltwright/shared/model/created-block/design-layers';
import { roomLeft } from '@quiltwright/shared/model/created-block/design-shapes';
import type { CommandData } from '@quiltwright/shared/model/command';
import { outlineAfter } from '@quiltwright/shared/model/created-block/outlining/corner-commands';
import { insideBlock, type CornerEdit } from '@quiltwright/shared/model/created-block/outlining/corner-edits';
import {
  combinedShapes,
  type CombinationFault,
} from '@quiltwright/shared/model/created-block/outlining/combine-command';
import type {
  DrawnOutline,
  ImportedOutlines,
} from '@quiltwright/shared/model/created-block/outlining/outline-commands';
import { faultThrough } from '@quiltwright/shared/quilting/shapes/faults/shape-fault';
import {
  outlineFaultWords,
  type OutlineFault,
} from '@quiltwright/shared/quilting/shapes/faults/outline-fault';
import {
  draftFault,
  type DraftFault,
} from '@quiltwright/shared/model/created-block/drafting/drafting-commands';
import { mergeFault } from '@quiltwright/shared/model/created-block/drafting/merge-command';
import { selectedShapes, type Drawing } from '@quiltwright/shared/model/created-block/drawing';
import { shapesToFill } from '@quiltwright/shared/model/created-block/fixing/fix-commands';
import { refusalOfLayer } from '@quiltwright/shared/model/created-block/arranging/order-commands';
import { layerToPlaceAgain } from '@quiltwright/shared/model/created-block/laying/place-commands';
import type { Copies } from '@quiltwright/shared/model/created-block/laying/repeat-commands';
import { refusalOfRedraft } from '@quiltwright/shared/model/created-block/fixing/redraft-commands';
import { symmetries } from '@quiltwright/shared/model/created-block/symmetry';

const MOST = `A block can have at most ${LIMITS.shapes.toLocaleString('en')} shapes`;
const NO_LAYER = 'Every layer is locked or hidden. Unlock or show a layer first.';
const CORNERS = `The outlines of a block can have at most ${LIMITS.blockCorners.toLocaleString('en')} corners.`;

/** Returns the reason why an action is impossible, in words; null if the reason is obvious. */
export function refusalOf({ type, argument }: CommandData, drawing: Drawing): string | null {
  const { clipboard, lastPlaced, document, symmetry } = drawing;
  const { design } = document;
  const copies = symmetries[symmetry].length;
  switch (type) {
    case 'moveToLayer':
      return refusalOfLayer(drawing, (argument as { layer: number }).layer);
    case 'place':
      return refusalOnLayer(design, (argument as { layer: number }).layer) ?? refusalOfMore(design, copies);
    case 'fill':
      return refusalOnLayer(design, (argument as { layer: number }).layer) ?? `${MOST}.`;
    case 'drawOutline':
      return (
        refusalOnLayer(design, (argument as DrawnOutline).layer) ??
        describeFault(faultThrough(insideBlock((argument as DrawnOutline).corners))) ??
        refusalOfMore(design, copies)
      );
    case 'moveCorner':
      return refusalOfEdit(drawing, { ...(argument as { corner: number; to: Point }), kind: 'move' });
    case 'addCorner':
      return refusalOfEdit(drawing, { ...(argument as { side: number; at: Point | null }), kind: 'add' });
    case 'removeCorner':
      return refusalOfEdit(drawing, { ...(argument as { corner: number }), kind: 'remove' });
    case 'bendSide':
      return refusalOfEdit(drawing, { ...(argument as { side: number; bulge: number }), kind: 'bend' });
    case 'importOutlines': {
      const { layer, outlines } = argument as ImportedOutlines;
      return (
        refusalOnLayer(design, layer) ??
        (outlines.flat().length > LIMITS.blockCorners ? CORNERS : refusalOfMore(design, outlines.length))
      );
    }
    case 'addSeams': {
      const fault = draftFault(drawing, { type, argument });
      return fault === 'no-change' ? 'A seam is there already.' : describeDraftFault(fault);
    }
    case 'eraseSeams':
    case 'moveMapCorner':
    case 'moveMapCorners':
    case 'moveSeam':
    case 'bendSeam':
    case 'placeDisc':
    case 'makePlanar':
      return describeDraftFault(draftFault(drawing, { type, argument }));
    case 'mergePatches':
      return describeDraftFault(mergeFault(drawing));
    case 'draftStart':
      return MESSAGES.layerLocked;
    case 'combine':
      return selectedShapes(drawing).length < 2
        ? 'Select two or more shapes. The first that you select keeps its fabric.'
        : describeCombination(combinedShapes(drawing, argument as Combination).fault);
    case 'fillGaps':
      return refusalOfMore(design, shapesToFill(design, argument as readonly Gap[])) ?? MESSAGES.layerLocked;
    case 'removeHidden':
    case 'bringOut':
    case 'raise':
    case 'makeApplique':
      return MESSAGES.layerLocked;
    case 'redraft':
      return refusalOfRedraft(design, argument as PatchGrid);
    case 'placeAgain':
      return lastPlaced
        ? (refusalOnLayer(design, layerToPlaceAgain(drawing)) ?? refusalOfMore(design, copies))
        : MESSAGES.noShape;
    case 'paste':
      return clipboard ? refusalOfMore(design, clipboard.length) : 'Copy a shape first.';
    case 'unlink':
      return 'This shape has no linked copies.';
    case 'repeat':
      return refusalOfMore(design, selectedShapes(drawing).length * countOf(argument as Copies));
    case 'duplicate':
      return refusalOfMore(design, selectedShapes(drawing).length * copies);
    default:
      return null;
  }
}

/** Returns the reason why the outline of the selected shape can’t be edited. */
function refusalOfEdit(drawing: Drawing, edit: CornerEdit): string | null {
  const after = outlineAfter(drawing, edit);
  return after ? describeFault(after.fault) : 'Select one shape first.';
}

function describeCombination(fault: CombinationFault | null): string | null {
  switch (fault) {
    case 'nothing':
      return 'Nothing would be left of these shapes.';
    case 'hole':
      return 'The result would have a hole. Put the inner shape on top instead.';
    case 'unclear':
      return 'The sides of these shapes almost touch. Move one shape a little, then try again.';
    case 'many':
      return 'These shapes have too many corners to combine at once. Select fewer shapes.';
    case 'no-room':
      return `${MOST}.`;
    default:
      return describeFault(fault);
  }
}

function describeDraftFault(fault: DraftFault | null): string | null {
  switch (fault) {
    case 'no-layer':
      return NO_LAYER;
    case 'unclear':
      return 'Some seams almost touch. Move one of them a little, then try again.';
    case 'many-loose':
      return `A block can have ${LIMITS.looseSeams} seams that cut no patch. Complete or remove some first.`;
    case 'no-seam':
      return 'This seam is on a locked or hidden layer, or has changed.';
    case 'no-change':
      return 'This changes no patch. A seam divides a patch from one of its sides to another.';
    case 'many-patches':
      return `${MOST}. These seams would make more.`;
    case 'many-corners':
      return 'A patch would have too many corners. Divide it with more seams.';
    case 'block-corners':
      return CORNERS;
    case null:
      return null;
  }
}

function describeFault(fault: OutlineFault | null): string | null {
  return fault && outlineFaultWords[fault];
}

/** Returns that a saved block lacks its loose seams, in words; null if it has none. */
export function describeLeftOut(loose: number): string | null {
  if (loose === 0) return null;
  const [isnt, they] = loose === 1 ? ['isn’t', 'It stays'] : ['aren’t', 'They stay'];
  return `${counted(loose, 'loose seam')} ${isnt} part of the block yet. ${they} on this device.`;
}

/** Returns the reason why a change was dropped: the outlines would have had too many corners. Null if none was. */
export function describeDropped(
  before: Pick<Drawing, 'dropped'>,
  after: Pick<Drawing, 'dropped'>,
): string | null {
  return after.dropped > before.dropped ? CORNERS : null;
}

/** Returns the reason why nothing can be added to the layer with this id; null if the layer is open. */
function refusalOnLayer(design: CreatedBlockDesign, layer: number | undefined): string | null {
  const { isLocked = false, isHidden = false } = (layer !== undefined && layerOf(design, layer)) || {};
  if (isLocked) return MESSAGES.layerLocked;
  return isHidden ? MESSAGES.layerHidden : null;
}

/**
 * Returns the reason why `count` more shapes can't be added: the block has no room for them, or every layer is locked
 * or hidden. Null if the shapes can be added.
 */
function refusalOfMore(design: CreatedBlockDesign, count: number): string | null {
  const room = roomLeft(design);
  if (count > room)
    return room === 0
      ? `${MOST}.`
      : `${MOST}. There is room for ${room.toLocaleString('en')} more, not for ${count.toLocaleString('en')}.`;
  return design.layers.some(isOpen) ? null : NO_LAYER;
}

function countOf({ before, after }: Copies): number {
  return before + after;
}
