import { tapWord, type DeviceInUse } from '../../../panels/workspace/canvas/device-in-use';

/** Returns the hint for the selection tool in the Seams way. */
export function describePicking(hasSelection: boolean, device: DeviceInUse): string {
  if (hasSelection)
    return device === 'keyboard'
      ? 'Press 1 to 9 to colour the selection'
      : 'Choose a spot to colour the selection';
  return device === 'keyboard'
    ? 'Press N to select the next patch, then 1 to 9 to colour it'
    : `${tapWord(device)} a patch to colour it`;
}
