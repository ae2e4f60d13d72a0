import { createDeviceStore } from '../../../browser/storage/device-store';
import { hasFields, isOneOf } from '../../../browser/storage/guards';
import { colourModes } from '@quiltwright/shared/model/designed-block/colour-modes';

/** Creates the store of the colour mode, which this device remembers between visits. */
export function createColourMode() {
  return createDeviceStore('colour-mode', hasFields({ mode: isOneOf(colourModes) }), { mode: 'layer' });
}
