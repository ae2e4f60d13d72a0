import { LIMITS, QUILTER } from '@quiltwright/shared/limits';
import type { StoreApi } from 'zustand/vanilla';
import { createDeviceStore } from '../../browser/storage/device-store';
import { call } from '../calls/call';
import { isPassing, type CallFailure } from '../calls/call-failure';
import {
  broughtAlong,
  areChanges,
  withChange,
  withChanges,
  withoutStored,
  type FavouriteChange,
  type FavouriteChanges,
} from './favourite-changes';
import { isSubscriber, type SessionStore } from '../session/session';

interface FavouritesOptions {
  session: SessionStore;
  /** Called after the account has stored a list of favourites. `fabricNums` are the numbers of all favourites. */
  onStored: (quilterNum: number, fabricNums: number[]) => Promise<void>;
  /**
   * Called when changes can't be stored. A temporary failure is reported once, however often the app tries again. A
   * change that the server refuses (`refused`), for example of a deleted fabric, is reported and dropped.
   */
  onTrouble: (failure: CallFailure) => void;
  /** The milliseconds after the last change until all changes are sent together. */
  delay?: number;
  /** The milliseconds before the first retry. Each further delay is twice as long, up to a minute. */
  firstRetry?: number;
}

const LONGEST_RETRY = 60_000;

/**
 * Stores quilters' changes of favourites on this device until the account has stored them. When a guest signs in as a
 * subscriber, the guest's changes go into the subscriber's account.
 */
export class Favourites {
  readonly changes: StoreApi<FavouriteChanges> = createDeviceStore('favourites', areChanges, {});
  readonly #session: SessionStore;
  readonly #options: Required<Omit<FavouritesOptions, 'session'>>;
  readonly #stopListening: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  /**
   * True after the server refused several changes together. Changes are then sent one by one, so that only the refused
   * change is dropped.
   */
  #isOneByOne = false;
  #tries = 0;

  constructor({ session, delay = 800, firstRetry = 2_000, ...options }: FavouritesOptions) {
    this.#session = session;
    this.#options = { delay, firstRetry, ...options };
    this.#stopListening = this.#session.subscribe(() => {
      this.#begin();
    });
    this.#begin();
  }

  /**
   * Makes a fabric a favourite of the signed-in quilter or, with `isFavourite` false, removes it from the favourites.
   */
  mark(fabricNum: number, isFavourite: boolean): void {
    const { quilterNum } = this.#session.getState();
    const changes = withChange(this.#of(quilterNum), { fabricNum, isFavourite });
    // A guest has no account with favourites, so a guest's removals needn't be stored.
    this.#keep(
      quilterNum,
      quilterNum === QUILTER.guest ? changes.filter((each) => each.isFavourite) : changes,
    );
    this.#sendIn(this.#options.delay);
  }

  stop(): void {
    this.#stopListening();
    clearTimeout(this.#timer);
  }

  #begin(): void {
    const now = this.#session.getState();
    if (!isSubscriber(now)) return;
    const changes = broughtAlong(this.changes.getState(), QUILTER.guest, now.quilterNum);
    this.changes.setState(changes, true);
    this.#tries = 0;
    if (this.#of(now.quilterNum).length > 0) this.#sendIn(0);
  }

  #of(quilterNum: number): readonly FavouriteChange[] {
    return this.changes.getState()[quilterNum] ?? [];
  }

  #keep(quilterNum: number, changes: FavouriteChange[]): void {
    const { [quilterNum]: _, ...rest } = this.changes.getState();
    this.changes.setState(changes.length > 0 ? { ...rest, [quilterNum]: changes } : rest, true);
  }

  #sendIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), milliseconds);
  }

  async #send(): Promise<void> {
    const now = this.#session.getState();
    const waiting = this.#of(now.quilterNum);
    if (waiting.length === 0) this.#isOneByOne = false;
    if (this.#isSending || !isSubscriber(now) || waiting.length === 0) return;
    const changes = this.#isOneByOne ? waiting.slice(0, 1) : waiting;
    this.#isSending = true;
    const failure = await this.#store(now.quilterNum, changes);
    this.#isSending = false;
    if (!failure) this.#sendOn();
    else if (failure.code === 'refused') this.#takeRefusal(now.quilterNum, changes, failure);
    else this.#takeFailure(failure);
  }

  #sendOn(): void {
    this.#tries = 0;
    this.#sendIn(0);
  }

  #takeRefusal(quilterNum: number, changes: readonly FavouriteChange[], failure: CallFailure): void {
    if (changes.length > 1) this.#isOneByOne = true;
    else {
      this.#options.onTrouble(failure);
      this.#keep(quilterNum, withoutStored(this.#of(quilterNum), changes));
    }
    this.#sendOn();
  }

  #takeFailure(failure: CallFailure): void {
    const isFirst = this.#tries === 0;
    if (isFirst || !isPassing(failure)) this.#options.onTrouble(failure);
    if (!isPassing(failure)) return;
    const pause = Math.min(LONGEST_RETRY, this.#options.firstRetry * 2 ** this.#tries++);
    this.#sendIn(failure.retryAfter ?? pause);
  }

  /**
   * Adds the changes to the account's current list of favourites, and stores the list. Other devices may have changed
   * the list.
   */
  async #store(quilterNum: number, changes: readonly FavouriteChange[]): Promise<CallFailure | null> {
    const known = await call(this.#session, 'retrFavourites');
    if (!known.ok) return known.error;
    if (this.#session.getState().quilterNum !== quilterNum) return null;
    const fabricNums = withChanges(known.value.fabricNums, changes).slice(0, LIMITS.favourites);
    const stored = await call(this.#session, 'storeFavourites', { body: { fabricNums } });
    if (!stored.ok) return stored.error;
    await this.#options.onStored(quilterNum, fabricNums);
    this.#keep(quilterNum, withoutStored(this.#of(quilterNum), changes));
    return null;
  }
}
