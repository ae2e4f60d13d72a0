import { createDeviceStore } from '../../browser/storage/device-store';
import { hasFields, isText, isWholeNumber } from '../../browser/storage/guards';

export const nobody = { quilterNum: 0, email: '' };

/** Returns the store of the email address that last signed in on this device, until its quilter signs out. */
export function createLastEmail() {
  return createDeviceStore('last-email', hasFields({ quilterNum: isWholeNumber, email: isText }), nobody);
}
