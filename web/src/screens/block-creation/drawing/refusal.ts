import { LIMITS } from '@quiltwright/shared/limits';
import { MESSAGES } from '@quiltwright/shared/messages';
import type { PatchGrid } from '@quiltwright/shared/quilting/shapes/patch-grid';
import type { Gap } from '@quiltwright/shared/quilting/shapes/gap';
import {
  isOpen,
  layerOf,
  roomLeft,
  type CreatedBlockDesign,
} from '@quiltwright/shared/model/created-block/created-block-document';
import type { CommandData } from '@quiltwright/shared/model/command';
import { selectedShapes, type Drawing } from '@quiltwright/shared/model/created-block/drawing';
import { shapesToFill } from '@quiltwright/shared/model/created-block/fixing/fix-commands';
import { refusalOfLayer } from '@quiltwright/shared/model/created-block/arranging/order-commands';
import { layerToPlaceAgain } from '@quiltwright/shared/model/created-block/laying/place-commands';
import type { Copies } from '@quiltwright/shared/model/created-block/laying/repeat-commands';
import { refusalOfRedraft } from '@quiltwright/shared/model/created-block/fixing/redraft-commands';
import { symmetries } from '@quiltwright/shared/model/created-block/symmetry';

const MOST = `A block can have at most ${LIMITS.shapes.toLocaleString('en')} shapes`;

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
    case 'fillGaps':
      return refusalOfMore(design, shapesToFill(design, argument as readonly Gap[])) ?? MESSAGES.layerLocked;
    case 'removeHidden':
    case 'bringOut':
    case 'raise':
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
  return design.layers.some(isOpen) ? null : 'Every layer is locked or hidden. Unlock or show a layer first.';
}

function countOf({ before, after }: Copies): number {
  return before + after;
}
