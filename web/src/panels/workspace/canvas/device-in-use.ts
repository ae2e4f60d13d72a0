import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useMade } from '../../../server/session/use-tab';
import { usesTouch } from '../../../render/camera/uses-touch';

/** The input device of an editor's user. */
export type DeviceInUse = 'mouse' | 'pen' | 'touch' | 'keyboard';

/** Keys that are held along with a click. */
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

/** Creates the store of the last used device; at first the main input of the hardware. */
function createDeviceInUse() {
  const store = createStore<{ device: DeviceInUse }>(() => ({ device: usesTouch() ? 'touch' : 'mouse' }));
  const note = (device: DeviceInUse) => {
    if (device !== store.getState().device) store.setState({ device });
  };
  const point = ({ pointerType }: PointerEvent) => {
    note(pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse');
  };
  addEventListener('pointerdown', point, { capture: true });
  addEventListener(
    'pointermove',
    (event) => {
      // Browsers also report a resting mouse when the page moves under it.
      if (event.movementX !== 0 || event.movementY !== 0) point(event);
    },
    { capture: true },
  );
  addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey, target }) => {
      const isTyping = target instanceof Element && target.matches('input:not([type=radio]), textarea');
      // Undo, save and similar keys accompany a mouse.
      if (!isTyping && !ctrlKey && !metaKey && !MODIFIERS.has(key)) note('keyboard');
    },
    { capture: true },
  );
  return store;
}

/** Returns the last used device, for hints that name its actions. */
export function useDeviceInUse(): DeviceInUse {
  return useStore(useMade(createDeviceInUse), ({ device }) => device);
}

/** Returns the device's word for a press: Click a block, tap a block. */
export function tapWord(device: DeviceInUse): 'Click' | 'Tap' {
  return device === 'touch' || device === 'pen' ? 'Tap' : 'Click';
}
