import { z } from 'zod';
import { createDeviceStore } from '../../browser/device-store';
import { colourModes } from '../../model/designed-block/colour-modes';

/** The mode in which this device colours, from visit to visit. */
export function createColourMode() {
  return createDeviceStore(
    'colour-mode',
    z.strictObject({ mode: z.enum(colourModes) }).catch({ mode: 'layer' }),
  );
}
