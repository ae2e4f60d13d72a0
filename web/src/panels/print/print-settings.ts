import type { papers } from '@quiltwright/workers/kernels/print/paper/paper';
import { createDeviceStore } from '../../browser/storage/device-store';
import { hasFields, isNumber, isOneOf } from '../../browser/storage/guards';

const isPaper = isOneOf(['letter', 'a4'] satisfies (keyof typeof papers)[]);

/**
 * Creates the store of the paper size and of the length of a printed inch, as measured by the quilter. The store is on
 * the device, because every device has its own printer.
 */
export const createPrintSettings = () =>
  createDeviceStore(
    'print',
    hasFields({ paper: isPaper, across: isNumber, down: isNumber }),
    // In regions that use inches, letter paper is the default.
    { paper: /^(en-(US|CA)|es-MX)$/.test(navigator.language) ? 'letter' : 'a4', across: 1, down: 1 },
  );
