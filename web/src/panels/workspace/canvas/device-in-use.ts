import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useMade } from '../../../server/session/use-tab';
import { usesTouch } from '../../../render/camera/uses-touch';

/** The input device that the quilter uses now. */
export type DeviceInUse = 'mouse' | 'pen' | 'touch' | 'keyboard';

/** Keys that can be held during a click. They don't show that the keyboard is in use. */
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

/** Creates the store of the last used device. At first, it is the most probable device for this hardware. */
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
      // Browsers also report a move when the page moves under a resting mouse.
      if (event.movementX !== 0 || event.movementY !== 0) point(event);
    },
    { capture: true },
  );
  addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey, target }) => {
      const isTyping = target instanceof Element && target.matches('input:not([type=radio]), textarea');
      // Mouse users press Ctrl or ⌘ with another key too, for example to undo or save, so that doesn't count.
      if (!isTyping && !ctrlKey && !metaKey && !MODIFIERS.has(key)) note('keyboard');
    },
    { capture: true },
  );
  return store;
}

/** Returns the last used device. Hints name the actions of this device. */
export function useDeviceInUse(): DeviceInUse {
  return useStore(useMade(createDeviceInUse), ({ device }) => device);
}

/** Returns the word for pressing something with this device: Click, or Tap for fingers and pens. */
export function tapWord(device: DeviceInUse): 'Click' | 'Tap' {
  return device === 'touch' || device === 'pen' ? 'Tap' : 'Click';
}
