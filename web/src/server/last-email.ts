import { z } from 'zod';
import { createDeviceStore } from '../browser/device-store';

/** With which address who signed in on this device last, until they sign out. */
export const lastEmail = createDeviceStore(
  'last-email',
  z.strictObject({ quilterNum: z.int(), email: z.string() }).catch({ quilterNum: 0, email: '' }),
);

export function forgetEmail(): void {
  lastEmail.setState({ quilterNum: 0, email: '' });
}
