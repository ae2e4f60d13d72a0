import { createDeviceStore } from '../../browser/device-store';
import { hasFields, isOneOf } from '../../browser/guards';
import { colourModes } from '../../model/designed-block/colour-modes';

/** The mode in which this device colours, from visit to visit. */
export function createColourMode() {
  return createDeviceStore('colour-mode', hasFields({ mode: isOneOf(colourModes) }), { mode: 'layer' });
}
