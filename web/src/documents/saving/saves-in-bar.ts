import { createDeviceStore } from '../../browser/storage/device-store';
import { hasFields, isFlag } from '../../browser/storage/guards';

/**
 * Creates the store of a setting on this device. If the setting is true, the bar at the top reports each save, and no
 * dialog opens.
 */
export const createSavesInBar = () =>
  createDeviceStore('saves-in-bar', hasFields({ isOn: isFlag }), { isOn: false });
