import type { papers } from '@quiltwright/workers/kernels/print/paper/paper';
import { createDeviceStore } from '../../browser/storage/device-store';
import { hasFields, isNumber, isOneOf } from '../../browser/storage/guards';

const isPaper = isOneOf(['letter', 'a4'] satisfies (keyof typeof papers)[]);

/** The paper, and the measured length of a printed inch: per device, as each has its printer. */
export const createPrintSettings = () =>
  createDeviceStore(
    'print',
    hasFields({ paper: isPaper, across: isNumber, down: isNumber }),
    // Regions that use inches use letter paper, too.
    { paper: /^(en-(US|CA)|es-MX)$/.test(navigator.language) ? 'letter' : 'a4', across: 1, down: 1 },
  );
