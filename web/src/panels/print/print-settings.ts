import type { papers } from '@quiltwright/workers/kernels/print/paper';
import { createDeviceStore } from '../../browser/device-store';
import { hasFields, isNumber, isOneOf } from '../../browser/guards';

const isPaper = isOneOf(['letter', 'a4'] satisfies (keyof typeof papers)[]);

/** The paper, and what an inch measured that came out of the printer: of the device, as its printer is. */
export const createPrintSettings = () =>
  createDeviceStore(
    'print',
    hasFields({ paper: isPaper, across: isNumber, down: isNumber }),
    // Where inches are used, so is letter.
    { paper: /^(en-(US|CA)|es-MX)$/.test(navigator.language) ? 'letter' : 'a4', across: 1, down: 1 },
  );
