import type { Result } from '@quiltwright/shared/result';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Stored } from '../../model/open-document';
import { isFinal, isPassing, mayGoOn, type CallFailure } from '../../server/calls/call-failure';

/** A content to save, with its document. */
export interface SaveOrder<Content> {
  documentId: string;
  content: Content;
  /** The document's state on the server at the time of the order; null for a new one. */
  stored: Stored | null;
  quilterNum: number;
  /** For a created block: the same in real fabrics, which becomes a designed block too. */
  inCloth?: Content;
}

/** An order with its key for the server. */
export interface SaveRequest<Content> {
  order: SaveOrder<Content>;
  key: string;
}

/** A save that the server answered, and the document's new state on the server. */
export interface Saved<Content> extends SaveRequest<Content> {
  stored: Stored;
  /** Why the server stored it without its fabrics, if these were requested. */
  clothFault?: string | undefined;
  /** Number of further documents that the account can hold, if that is few. */
  room?: number | undefined;
  /** True if it had to wait, for the server or a sign-in, so that nobody expects the answer now. */
  isLate: boolean;
}

/** The state of a document on the server after a save; other fields as in `Saved`. */
export interface SaveAnswer extends Stored {
  clothFault?: string;
  room?: number;
}

/** Sends a save. A repeat must send the same body under the same key, so that nothing is made twice. */
export type Send<Content> = (request: SaveRequest<Content>) => Promise<Result<SaveAnswer, CallFailure>>;

/**
 * `idle`: nothing is being sent; `saved` is the last stored one. `waiting`: it failed temporarily and is tried again
 * automatically. `failed`: the quilter must act (`isKnown`: and was told at an earlier visit). To sign in again
 * (`signed-out`) or to renew (`lapsed`) keeps the save, and `retryNow` continues it. Otherwise everything waits until
 * `add`, `giveUp` or `goOn`. `requests` wait for their turn.
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
  /** Called when the server refused an order because it has a newer version; `stored` then says so. */
  onNewer?: (order: SaveOrder<Content>, stored: Stored) => void;
  /** Returns why a save of an earlier visit would be refused again; null if it may be sent. */
  refusalOf?: (order: SaveOrder<Content>) => CallFailure | null;
  /** Milliseconds before the first retry; doubled, with jitter, up to a minute. */
  firstDelay?: number;
}

const LONGEST_DELAY = 60_000;

/**
 * Saves contents one at a time, in the order of their requests; of several waiting saves of one document only the
 * latest is sent. Temporary failures are tried again while the page lives, and `unfinished` saves at the next visit.
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
  /** The server's last answer for each document: later orders continue from it. */
  readonly #acknowledged = new Map<string, Stored>();
  /**
   * Keys that the server may know, from an earlier visit or sent here: these are always sent, and never resumed again.
   */
  readonly #known = new Set<string>();
  /** Keys of saves that had to wait since they were last requested. */
  readonly #late = new Set<string>();
  /** The current save; null also after a permanent failure. */
  #sending: SaveRequest<Content> | null = null;
  /** Number of the current send, so that an abandoned one can't end another. */
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

  /** Adds a save; a save that is already being sent isn't sent again. */
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
   * Continues the saves that an earlier visit could not finish. A save that this page already has is sent once,
   * unchanged; when it is stored, the content that came now counts as stored. A save over a newer version isn’t sent
   * again, because the server would refuse it until the quilter has chosen.
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

  /** Retries only a save that waits for its next try; the rest needs the quilter. */
  retryWaiting(): void {
    if (this.state.getState().state === 'waiting') this.retryNow();
  }

  /** Retries at once a save that waits for its next try, or for its quilter to sign in again or to renew. */
  retryNow(): void {
    if (this.#sending && this.state.getState().state !== 'saving') void this.#try();
  }

  /** Drops a document's save that failed for good, after the quilter decided against it. */
  giveUp(documentId: string): void {
    const { state, sending } = this.state.getState();
    if (state === 'failed' && sending.order.documentId === documentId) this.#letGo();
  }

  /** Continues with the saves behind one that failed for good, once the quilter has seen the message. */
  goOn(): void {
    if (this.state.getState().state === 'failed' && !this.#sending) this.#next();
  }

  /** Saves no more of a document. A save that the server is processing can't be called back. */
  withdraw(documentId: string): void {
    this.#queue(this.#requests.filter(({ order }) => order.documentId !== documentId));
    const { state, sending } = this.state.getState();
    if (state !== 'saving' && sending?.order.documentId === documentId) this.#letGo();
  }

  /** True if a save of a document has no answer yet: the server may have it although this page doesn't know. */
  isUnderWay(documentId: string): boolean {
    return [this.#sending, ...this.#requests].some((request) => request?.order.documentId === documentId);
  }

  /** Drops all pending saves when another quilter signs in. An answer on its way is ignored. */
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
    /* Its document may have been left and reopened since. */
    const sending = this.#sending;
    // The saves behind it wait as well.
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

  /** Records in the request, and in its document if it is open, that the server has a newer version. */
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
 * Returns the unfinished saves, the current one first: the next visit resumes them. A save that the server will never
 * accept isn’t among them, because it would be refused at each visit.
 */
export function unfinished<Content>(save: SaveState<Content>): SaveRequest<Content>[] {
  const isOver = save.state === 'failed' && isFinal(save.failure);
  return [...(save.sending && !isOver ? [save.sending] : []), ...save.requests];
}

/** Returns the later of two states of a document on the server. */
function newer(a: Stored | null, b: Stored | null): Stored | null {
  if (!a || !b) return a ?? b;
  return a.revision > b.revision ? a : b;
}

function idle<Content>(saved: Saved<Content> | null) {
  return { state: 'idle', sending: null, failure: null, saved } as const;
}
