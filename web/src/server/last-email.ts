import { z } from 'zod';
import { createDeviceStore } from '../browser/device-store';

export const nobody = { quilterNum: 0, email: '' };

/** The address with which somebody last signed in on this device, until they sign out. */
export function createLastEmail() {
  return createDeviceStore(
    'last-email',
    z.strictObject({ quilterNum: z.int(), email: z.string() }).catch(nobody),
  );
}
