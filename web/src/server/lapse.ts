import type { StoreApi } from 'zustand/vanilla';
import { createDeviceStore } from '../browser/device-store';
import { hasFields, isText, isWholeNumber, type Guard, type Guarded } from '../browser/guards';

const isNote = hasFields({ quilterNum: isWholeNumber, message: isText });

type Note = Guarded<typeof isNote>;

const isNoteOrNull: Guard<Note | null> = (value) => value === null || isNote(value);

/**
 * Whose subscription has ended as far as this device knows, in the server's words; null for nobody's. What they were to
 * save waits until something has changed.
 */
export type Lapse = StoreApi<{ of: Note | null }>;

export function createLapse(): Lapse {
  return createDeviceStore('lapse', hasFields({ of: isNoteOrNull }), { of: null });
}

export function noteLapse(lapse: Lapse, quilterNum: number, message: string): void {
  lapse.setState({ of: { quilterNum, message } });
}

/** It may be paid for by now: the server is asked again. */
export function forgetLapse(lapse: Lapse): void {
  if (lapse.getState().of !== null) lapse.setState({ of: null });
}

/** Forgets it as soon as somebody comes back from the page where it is renewed. */
export function forgetLapseOnReturn(lapse: Lapse): void {
  const onReturn = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', onReturn);
    forgetLapse(lapse);
  };
  document.addEventListener('visibilitychange', onReturn);
}
