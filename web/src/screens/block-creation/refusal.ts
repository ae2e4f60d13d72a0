import { LIMITS } from '@quiltwright/shared/limits';
import { MESSAGES } from '@quiltwright/shared/messages';
import { roomLeft } from '../../model/created-block/created-block-document';
import type { Drawing, DrawingAction } from '../../model/created-block/drawing';
import { refusalOfLayer } from '../../model/created-block/order-commands';

/** Why an action can't be done to a drawing, in words; null where that is plain to see. */
export function refusalOf({ id, argument }: DrawingAction, drawing: Drawing): string | null {
  const { design } = drawing.document;
  switch (id) {
    case 'move-to-layer':
      return refusalOfLayer(drawing, argument as number);
    case 'place':
    case 'fill': {
      const { isLocked = false, isHidden = false } =
        design.layers[(argument as { level: number }).level] ?? {};
      if (isLocked) return MESSAGES.layerLocked;
      if (isHidden) return MESSAGES.layerHidden;
      return fullIn(drawing);
    }
    case 'place-again':
    case 'paste':
    case 'duplicate':
      return fullIn(drawing);
    default:
      return null;
  }
}

function fullIn({ document }: Drawing): string | null {
  return roomLeft(document.design) > 0 ? null : `A block has room for ${LIMITS.shapes} shapes.`;
}
