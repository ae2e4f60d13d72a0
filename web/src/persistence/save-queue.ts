import type { Result } from '@quiltwright/shared/result';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Stored } from '../model/open-document';
import { isFinal, isPassing, mayGoOn, type CallFailure } from '../server/call-failure';

/** A content to be saved, from the document that it stands in. */
export interface SaveOrder<Content> {
  documentId: string;
  content: Content;
  /** What the server knew the document by when the order was given; null for a new one. */
  stored: Stored | null;
  quilterNum: number;
  /** Of a created block: the same in real cloth, which becomes a designed block too. */
  inCloth?: Content;
}

/** An order with the key that names it to the server. */
export interface SaveRequest<Content> {
  order: SaveOrder<Content>;
  key: string;
}

/** A save that the server answered, and what it knows the document by since. */
export interface Saved<Content> extends SaveRequest<Content> {
  stored: Stored;
  /** Why the server has it without its cloth, where that was to be kept too. */
  clothFault?: string | undefined;
  /** How many more the account has room for, once that is little. */
  room?: number | undefined;
  /** It had to wait, for the server or a sign-in: nobody expects the answer at this moment. */
  isLate: boolean;
}

/** What the server knows a document by once it is saved; the rest as of `Saved`. */
export interface SaveAnswer extends Stored {
  clothFault?: string;
  room?: number;
}

/** Sends a save. Sent again, it has to be the same body under the same key, so that nothing is made twice. */
export type Send<Content> = (request: SaveRequest<Content>) => Promise<Result<SaveAnswer, CallFailure>>;

/**
 * `idle`: nothing is on its way; `saved` is what was stored last. `waiting`: it failed in passing and is tried
 * again by itself. `failed`: somebody has to do something (`isKnown`: and was told at an earlier visit); when that is
 * to sign in again (`signed-out`) or to renew (`lapsed`), the save is still on its way and `retryNow` goes on with it.
 * Else all waits until `add`, `giveUp` or `goOn`.
 * `requests` are what waits for its turn.
 */
export type SaveState<Content> = { requests: readonly SaveRequest<Content>[] } & (
  | { state: 'idle'; sending: null; failure: null; saved: Saved<Content> | null }
  | { state: 'saving'; sending: SaveRequest<Content>; failure: null }
  | { state: 'waiting'; sending: SaveRequest<Content>; failure: CallFailure }
  | { state: 'failed'; sending: SaveRequest<Content>; failure: CallFailure; isKnown: boolean }
);

export interface SaveQueueOptions<Content> {
  send: Send<Content>;
  onSaved: (order: SaveOrder<Content>, stored: Stored) => void;
  /** The server refused an order, because it has a newer version: `stored` says so from now on. */
  onNewer?: (order: SaveOrder<Content>, stored: Stored) => void;
  /** Why a save of an earlier visit would be refused again; null where it may be sent. */
  refusalOf?: (order: SaveOrder<Content>) => CallFailure | null;
  /** Milliseconds before the first new try; doubled, with jitter, up to a minute. */
  firstDelay?: number;
}

const LONGEST_DELAY = 60_000;

/**
 * Saves contents one at a time, in the order in which they were given; of several that wait for one
 * document only the latest is sent. What fails in passing is tried again for as long as the page lives, and
 * `unfinished` at the next visit.
 */
export class SaveQueue<Content> {
  readonly state: StoreApi<SaveState<Content>> = createStore<SaveState<Content>>(() => ({
    ...idle<Content>(null),
    requests: [],
  }));
  readonly #send: Send<Content>;
  readonly #onSaved: SaveQueueOptions<Content>['onSaved'];
  readonly #onNewer: NonNullable<SaveQueueOptions<Content>['onNewer']>;
  readonly #refusalOf: NonNullable<SaveQueueOptions<Content>['refusalOf']>;
  readonly #firstDelay: number;
  /** What the server answered last for a document: later orders go on from there. */
  readonly #acknowledged = new Map<string, Stored>();
  /** Keys that the server may know, of an earlier visit or sent: never left out, and never taken up again. */
  readonly #known = new Set<string>();
  /** Keys of what waited since it was asked for last. */
  readonly #late = new Set<string>();
  /** What is on its way; null also after a failure for good. */
  #sending: SaveRequest<Content> | null = null;
  /** Told apart from later ones, a send that was given up can't end another. */
  #turn = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({
    send,
    onSaved,
    onNewer = () => undefined,
    refusalOf = () => null,
    firstDelay = 1_000,
  }: SaveQueueOptions<Content>) {
    this.#send = send;
    this.#onSaved = onSaved;
    this.#onNewer = onNewer;
    this.#refusalOf = refusalOf;
    this.#firstDelay = firstDelay;
  }

  /** Adds a save; what is on its way already isn't sent a second time. */
  add(order: SaveOrder<Content>): void {
    const last = [this.#sending, ...this.#requests]
      .filter((request) => request?.order.documentId === order.documentId)
      .at(-1);
    if (last?.order.content === order.content) {
      this.#late.delete(last.key);
      if (this.#sending) this.retryNow();
      else this.#next();
      return;
    }
    const others = this.#requests.filter(
      (request) => request.order.documentId !== order.documentId || this.#known.has(request.key),
    );
    this.#queue([...others, { order, key: crypto.randomUUID() }]);
    if (this.#sending) this.retryNow();
    else this.#next();
  }

  /**
   * Goes on with what an earlier visit could not bring to an end. What this page has already is sent as it is, and
   * once; when it is stored, that is told of the content that came now. A save over a newer version isn’t sent again: the
   * server would refuse it until a person has chosen.
   */
  resume(requests: readonly SaveRequest<Content>[]): void {
    const own = unfinished(this.state.getState()).map(({ key }) => key);
    const fresh = requests.filter(
      ({ key, order }) => !order.stored?.newer && !this.#known.has(key) && !own.includes(key),
    );
    for (const { key } of fresh) {
      this.#known.add(key);
      this.#late.add(key);
    }
    const again = (known: SaveRequest<Content>): SaveRequest<Content> => {
      const order = requests.find(({ key }) => key === known.key)?.order;
      return order ? { ...known, order: { ...order, stored: known.order.stored } } : known;
    };
    const { sending } = this.state.getState();
    if (sending) this.state.setState({ sending: again(sending) });
    if (this.#sending) this.#sending = again(this.#sending);
    this.#queue([...this.#requests.map(again), ...fresh]);
    if (this.state.getState().state === 'idle') this.#next();
  }

  /** Tries again what waits for its next try alone: somebody else is to see to the rest. */
  retryWaiting(): void {
    if (this.state.getState().state === 'waiting') this.retryNow();
  }

  /** Tries again at once what waits for its next try, or for its quilter to be signed in again or to renew. */
  retryNow(): void {
    if (this.#sending && this.state.getState().state !== 'saving') void this.#try();
  }

  /** Lets go of a document's save that failed for good, after the quilter decided against it. */
  giveUp(documentId: string): void {
    const { state, sending } = this.state.getState();
    if (state === 'failed' && sending.order.documentId === documentId) this.#letGo();
  }

  /** Goes on with what waits behind a save that failed for good, once the quilter has heard of it. */
  goOn(): void {
    if (this.state.getState().state === 'failed' && !this.#sending) this.#next();
  }

  /** Saves no more of a document. What the server may be acting on at this moment can't be called back. */
  withdraw(documentId: string): void {
    this.#queue(this.#requests.filter(({ order }) => order.documentId !== documentId));
    const { state, sending } = this.state.getState();
    if (state !== 'saving' && sending?.order.documentId === documentId) this.#letGo();
  }

  /** Whether a save of a document has no answer yet: the server may know it though this page doesn't. */
  isUnderWay(documentId: string): boolean {
    return [this.#sending, ...this.#requests].some((request) => request?.order.documentId === documentId);
  }

  /** Forgets all that was to be saved, as somebody else signs in. An answer on its way is dropped. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#turn++;
    this.#sending = null;
    this.#known.clear();
    this.state.setState({ ...idle(null), requests: [] });
  }

  get #requests(): readonly SaveRequest<Content>[] {
    return this.state.getState().requests;
  }

  #queue(requests: readonly SaveRequest<Content>[]): void {
    this.state.setState({ requests });
  }

  #letGo(): void {
    clearTimeout(this.#timer);
    this.#sending = null;
    this.state.setState(idle(null));
    this.#next();
  }

  #next(next = this.#requests[0]): void {
    if (!next) return;
    const { order, key } = next;
    const stored = newer(this.#acknowledged.get(order.documentId) ?? null, order.stored);
    this.#sending = { order: { ...order, stored }, key };
    this.#known.add(key);
    this.#tries = 0;
    const requests = this.#requests.filter((request) => request !== next);
    const failure = this.#late.has(key) ? this.#refusalOf(order) : null;
    if (failure)
      this.state.setState({ state: 'failed', sending: this.#sending, failure, isKnown: true, requests });
    else void this.#try(requests);
  }

  async #try(requests = this.#requests): Promise<void> {
    if (!this.#sending) return;
    clearTimeout(this.#timer);
    this.#tries++;
    const turn = ++this.#turn;
    this.state.setState({ state: 'saving', sending: this.#sending, failure: null, requests });
    const answer = await this.#send(this.#sending);
    if (turn !== this.#turn) return;
    /* Its document may have been put away and come back meanwhile. */
    const sending = this.#sending;
    // What is behind it waits as well.
    if (!answer.ok) for (const { key } of [sending, ...this.#requests]) this.#late.add(key);
    if (!answer.ok && isPassing(answer.error)) {
      this.state.setState({ state: 'waiting', sending, failure: answer.error });
      this.#timer = setTimeout(() => void this.#try(), this.#delay(answer.error));
      return;
    }
    if (!answer.ok && mayGoOn(answer.error)) {
      this.state.setState({ state: 'failed', sending, failure: answer.error, isKnown: false });
      return;
    }
    this.#sending = null;
    const { documentId } = sending.order;
    if (answer.ok) {
      const { clothFault, room, ...stored } = answer.value;
      this.#acknowledged.set(documentId, stored);
      this.#onSaved(sending.order, stored);
      this.state.setState(
        idle({ ...sending, stored, clothFault, room, isLate: this.#late.has(sending.key) }),
      );
      this.#next();
      return;
    }
    const later = this.#requests.find(({ order }) => order.documentId === documentId);
    if (later) {
      this.#next(later);
      return;
    }
    this.#acknowledged.delete(documentId);
    const refused = answer.error.code === 'changed' ? this.#noteNewer(sending, answer.error) : sending;
    this.state.setState({ state: 'failed', sending: refused, failure: answer.error, isKnown: false });
  }

  /** The request, and its document if it is open, know that the server has a newer version. */
  #noteNewer(request: SaveRequest<Content>, { message, problem }: CallFailure): SaveRequest<Content> {
    const { order } = request;
    if (!order.stored) return request;
    const stored = { ...order.stored, newer: { revision: problem?.revision ?? 0, message } };
    this.#onNewer(order, stored);
    return { ...request, order: { ...order, stored } };
  }

  #delay({ retryAfter }: CallFailure): number {
    const grown = Math.min(LONGEST_DELAY, this.#firstDelay * 2 ** (this.#tries - 1));
    return Math.max(retryAfter ?? 0, grown * (0.5 + Math.random()));
  }
}

/**
 * What is not done yet, the one on its way or waiting for a decision first: what the next visit resumes. A save that the
 * server will never take isn’t among them: sent again as it is, it would be refused at each visit.
 */
export function unfinished<Content>(save: SaveState<Content>): SaveRequest<Content>[] {
  const isOver = save.state === 'failed' && isFinal(save.failure);
  return [...(save.sending && !isOver ? [save.sending] : []), ...save.requests];
}

/** Whichever of two states of a document on the server came later. */
function newer(a: Stored | null, b: Stored | null): Stored | null {
  if (!a || !b) return a ?? b;
  return a.revision > b.revision ? a : b;
}

function idle<Content>(saved: Saved<Content> | null) {
  return { state: 'idle', sending: null, failure: null, saved } as const;
}
