import { createDeviceStore } from '../browser/device-store';
import { hasFields, isFlag } from '../browser/guards';

/** Whether only the bar says that work is saved, and no window opens. Kept on this device. */
export const createSavesInBar = () =>
  createDeviceStore('saves-in-bar', hasFields({ isOn: isFlag }), { isOn: false });
