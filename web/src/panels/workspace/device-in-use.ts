import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useMade } from '../../server/use-tab';
import { usesTouch } from '../../render/uses-touch';

/** What a table is worked with. */
export type DeviceInUse = 'mouse' | 'pen' | 'touch' | 'keyboard';

/** Keys that are held along with a click. */
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

/** What the table was worked with last; at first what the device is chiefly used with. */
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
      // Browsers also tell of a mouse that rests, where the page moves under it.
      if (event.movementX !== 0 || event.movementY !== 0) point(event);
    },
    { capture: true },
  );
  addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey, target }) => {
      const isTyping = target instanceof Element && target.matches('input:not([type=radio]), textarea');
      // Undo, save and the like go along with a mouse.
      if (!isTyping && !ctrlKey && !metaKey && !MODIFIERS.has(key)) note('keyboard');
    },
    { capture: true },
  );
  return store;
}

/** What the table was worked with last: hints name its way. */
export function useDeviceInUse(): DeviceInUse {
  return useStore(useMade(createDeviceInUse), ({ device }) => device);
}

/** What a press on something is called: Click a block, tap a block. */
export function tapWord(device: DeviceInUse): 'Click' | 'Tap' {
  return device === 'touch' || device === 'pen' ? 'Tap' : 'Click';
}
