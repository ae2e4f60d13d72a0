import { z } from 'zod';
import { createDeviceStore } from '../../device-store';
import { colourModes } from '../../document/colour-modes';

/** The mode in which this device colours, from visit to visit. */
export const colourMode = createDeviceStore(
  'colour-mode',
  z.strictObject({ mode: z.enum(colourModes) }).catch({ mode: 'layer' }),
);
