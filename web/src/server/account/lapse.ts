import type { StoreApi } from 'zustand/vanilla';
import { createDeviceStore } from '../../browser/storage/device-store';
import { hasFields, isText, isWholeNumber, type Guard, type Guarded } from '../../browser/storage/guards';

const isNote = hasFields({ quilterNum: isWholeNumber, message: isText });

type Note = Guarded<typeof isNote>;

const isNoteOrNull: Guard<Note | null> = (value) => value === null || isNote(value);

/**
 * The quilter whose subscription has ended, as far as this device knows, with the server's message. `of` is null if no
 * subscription is known to have ended. The quilter's saves wait until `of` changes.
 */
export type Lapse = StoreApi<{ of: Note | null }>;

export function createLapse(): Lapse {
  return createDeviceStore('lapse', hasFields({ of: isNoteOrNull }), { of: null });
}

export function noteLapse(lapse: Lapse, quilterNum: number, message: string): void {
  lapse.setState({ of: { quilterNum, message } });
}

/** Forgets that a subscription has ended: saves are then sent again. The quilter may have renewed the subscription. */
export function forgetLapse(lapse: Lapse): void {
  if (lapse.getState().of !== null) lapse.setState({ of: null });
}

/** Forgets that a subscription has ended, once the user comes back to this page, for example from the renewal page. */
export function forgetLapseOnReturn(lapse: Lapse): void {
  const onReturn = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', onReturn);
    forgetLapse(lapse);
  };
  document.addEventListener('visibilitychange', onReturn);
}
