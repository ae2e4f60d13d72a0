import { createDeviceStore } from '../../../browser/storage/device-store';
import { hasFields, isOneOf } from '../../../browser/storage/guards';
import { colourModes } from '@quiltwright/shared/model/designed-block/colour-modes';

/**
 * Creates the store of the colour mode. The mode decides whether a fabric colours a whole layer, one patch, or all
 * patches in one fabric. This device keeps the mode for the next visit.
 */
export function createColourMode() {
  return createDeviceStore('colour-mode', hasFields({ mode: isOneOf(colourModes) }), { mode: 'layer' });
}
