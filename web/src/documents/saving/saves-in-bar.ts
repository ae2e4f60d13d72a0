import { createDeviceStore } from '../../browser/storage/device-store';
import { hasFields, isFlag } from '../../browser/storage/guards';

/**
 * Creates the store of a setting on this device: whether the bar at the top reports each save, in place of a dialog.
 */
export const createSavesInBar = () =>
  createDeviceStore('saves-in-bar', hasFields({ isOn: isFlag }), { isOn: false });
