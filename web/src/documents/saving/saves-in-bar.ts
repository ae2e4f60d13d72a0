import { createDeviceStore } from '../../browser/storage/device-store';
import { hasFields, isFlag } from '../../browser/storage/guards';

/**
 * Creates the store of a choice on this device: true if only the bar says that a document was saved, and no dialog
 * opens.
 */
export const createSavesInBar = () =>
  createDeviceStore('saves-in-bar', hasFields({ isOn: isFlag }), { isOn: false });
