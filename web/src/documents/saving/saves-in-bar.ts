import { createDeviceStore } from '../../browser/storage/device-store';
import { hasFields, isFlag } from '../../browser/storage/guards';

/**
 * Creates the store of a setting on this device: true if only the bar reports that a document was saved,
 * without a dialog.
 */
export const createSavesInBar = () =>
  createDeviceStore('saves-in-bar', hasFields({ isOn: isFlag }), { isOn: false });
