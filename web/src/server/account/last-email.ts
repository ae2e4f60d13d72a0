import { createDeviceStore } from '../../browser/storage/device-store';
import { hasFields, isText, isWholeNumber } from '../../browser/storage/guards';

export const nobody = { quilterNum: 0, email: '' };

/**
 * Returns the store of the e-mail address that was last used to sign in on this device. Signing out clears the address.
 */
export function createLastEmail() {
  return createDeviceStore('last-email', hasFields({ quilterNum: isWholeNumber, email: isText }), nobody);
}
