import { createDeviceStore } from '../browser/device-store';
import { hasFields, isFlag } from '../browser/guards';

/** True if only the bar reports saves, and no window opens. Stored on this device. */
export const createSavesInBar = () =>
  createDeviceStore('saves-in-bar', hasFields({ isOn: isFlag }), { isOn: false });
