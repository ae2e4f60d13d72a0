import { z } from 'zod';
import { createDeviceStore } from '../browser/device-store';

export const nobody = { quilterNum: 0, email: '' };

/** With which address who signed in on this device last, until they sign out. */
export function createLastEmail() {
  return createDeviceStore(
    'last-email',
    z.strictObject({ quilterNum: z.int(), email: z.string() }).catch(nobody),
  );
}
