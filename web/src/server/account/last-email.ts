import { createDeviceStore } from '../../browser/storage/device-store';
import { hasFields, isText, isWholeNumber } from '../../browser/storage/guards';

export const nobody = { quilterNum: 0, email: '' };

/**
 * Returns the store of the last e-mail address that was used to sign in on this device. The store is cleared when the
 * quilter with this address signs out.
 */
export function createLastEmail() {
  return createDeviceStore('last-email', hasFields({ quilterNum: isWholeNumber, email: isText }), nobody);
}
