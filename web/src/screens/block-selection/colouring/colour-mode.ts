import { createDeviceStore } from '../../../browser/storage/device-store';
import { hasFields, isOneOf } from '../../../browser/storage/guards';
import { colourModes } from '../../../model/designed-block/colour-modes';

/** Returns the store of this device's colour mode, which lasts between visits. */
export function createColourMode() {
  return createDeviceStore('colour-mode', hasFields({ mode: isOneOf(colourModes) }), { mode: 'layer' });
}
