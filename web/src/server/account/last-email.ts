import { createDeviceStore } from '../../browser/storage/device-store';
import { hasFields, isText, isWholeNumber } from '../../browser/storage/guards';

export const nobody = { quilterNum: 0, email: '' };

/**
 * Returns the store of the last email address that was used to sign in on this device. It is cleared when this quilter
 * signs out.
 */
export function createLastEmail() {
  return createDeviceStore('last-email', hasFields({ quilterNum: isWholeNumber, email: isText }), nobody);
}
