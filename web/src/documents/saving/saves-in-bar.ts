import { createDeviceStore } from '../../browser/storage/device-store';
import { hasFields, isFlag } from '../../browser/storage/guards';

/** True if only the bar reports saves, and no window opens. Stored on this device. */
export const createSavesInBar = () =>
  createDeviceStore('saves-in-bar', hasFields({ isOn: isFlag }), { isOn: false });
