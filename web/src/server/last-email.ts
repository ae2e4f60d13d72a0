import { createDeviceStore } from '../browser/device-store';
import { hasFields, isText, isWholeNumber } from '../browser/guards';

export const nobody = { quilterNum: 0, email: '' };

/** The address with which somebody last signed in on this device, until they sign out. */
export function createLastEmail() {
  return createDeviceStore('last-email', hasFields({ quilterNum: isWholeNumber, email: isText }), nobody);
}
