import type { Result } from '@quiltwright/shared/result';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Stored } from '@quiltwright/shared/model/open-document';
import { isFinal, isPassing, mayGoOn, type CallFailure } from '../../server/calls/call-failure';

/** The content to save, and the id of its document. */
export interface SaveOrder<Content> {
  documentId: string;
  content: Content;
  /** The document's state on the server when the save was requested; null for a document that was never saved. */
  stored: Stored | null;
  quilterNum: number;
  /**
   * Only for a created block, whose stored form has placeholders in place of fabrics: the same block in real fabrics.
   * The server then also stores a designed block with these fabrics.
   */
  inCloth?: Content;
}

/** A save order, with the idempotency key by which the server recognises a repeated request. */
export interface SaveRequest<Content> {
  order: SaveOrder<Content>;
  key: string;
}

/** A successful save, with the document's new state on the server. */
export interface Saved<Content> extends SaveRequest<Content> {
  stored: Stored;
  /**
   * The reason why the server refused to store the designed block made of `inCloth`, although it stored the created
   * block. Undefined without such a refusal.
   */
  clothFault?: string | undefined;
  /** The number of further documents that the account can store. Undefined unless the number is small. */
  room?: number | undefined;
  /** True if the save had to wait for the server or for a sign-in. The user then may not expect the result any more. */
  isLate: boolean;
}

/** The server's answer to a save: the document's new number and revision. `Saved` describes the other fields. */
export interface SaveAnswer extends Stored {
  clothFault?: string;
  room?: number;
}

/** Sends a save. A retry must send the same body under the same key: the server then makes no second document. */
export type Send<Content> = (request: SaveRequest<Content>) => Promise<Result<SaveAnswer, CallFailure>>;

/**
 * The state of the queue:
 * - `idle`: nothing is being sent. `saved` is the last successful save.
 * - `saving`: a save is being sent.
 * - `waiting`: the save failed temporarily, and is tried again automatically.
 * - `failed`: the quilter must act. If the quilter must sign in (`signed-out`) or renew (`lapsed`), the save stays in
 *   the queue, and `retryNow` continues it. After any other failure the queue waits until `add`, `giveUp` or `goOn`.
 *   `isKnown` is true if an earlier visit already reported this failure.
 *
 * `requests` has the saves that wait behind the current save.
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
  /**
   * Called when the server refused a save because the server has a newer version. `stored.newer` describes this
   * version.
   */
  onNewer?: (order: SaveOrder<Content>, stored: Stored) => void;
  /**
   * Returns the reason why the server is sure to refuse a save; null if the save may be sent. A save with a reason
   * isn't sent. Called only for saves that had to wait.
   */
  refusalOf?: (order: SaveOrder<Content>) => CallFailure | null;
  /**
   * The time before the first retry, in milliseconds. The time doubles with each further retry, up to a minute. Each
   * delay also has a random part.
   */
  firstDelay?: number;
}

const LONGEST_DELAY = 60_000;

/**
 * Sends saves one at a time, in the order in which they were added. If several saves of one document wait, only the
 * latest is sent. After temporary failures the queue retries while the page is open. The next visit sends the
 * `unfinished` saves.
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
  /**
   * The latest state on the server of each document saved on this page, by document id. A later order with an older
   * state is sent with this state instead.
   */
  readonly #acknowledged = new Map<string, Stored>();
  /**
   * The keys of requests that this page or an earlier visit has sent. The server may have received these requests.
   * They are sent again even if a newer save of the document waits, and are resumed only once.
   */
  readonly #known = new Set<string>();
  /**
   * Keys of saves that had to wait, on this page or in an earlier visit. A key is removed if the quilter
   * requests the same save again.
   */
  readonly #late = new Set<string>();
  /** The current save; null while idle and after a permanent failure. */
  #sending: SaveRequest<Content> | null = null;
  /** The number of sends so far. An answer to an abandoned send has an older number, and is ignored. */
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

  /**
   * Adds a save to the queue, unless the document's latest request has the same content. Also retries the current save
   * if it failed.
   */
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
   * Adds the saves that an earlier visit could not finish, except two kinds:
   * - A save that the server refused because the server has a newer version. The quilter must choose a version first.
   * - A save that is already in the queue, or that the queue has sent. A save in the queue gets the content object of
   *   `requests` in place of its own equal object. The reopened document contains the object of `requests`. So the app
   *   recognises this document as saved when the save succeeds.
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

  /** Retries the current save if it failed temporarily. Other failures need an action of the quilter. */
  retryWaiting(): void {
    if (this.state.getState().state === 'waiting') this.retryNow();
  }

  /** Retries the current save at once, if the save waits for its next try, for a sign-in or for a renewal. */
  retryNow(): void {
    if (this.#sending && this.state.getState().state !== 'saving') void this.#try();
  }

  /** Drops the failed save of a document. Called when the quilter decides against this save. */
  giveUp(documentId: string): void {
    const { state, sending } = this.state.getState();
    if (state === 'failed' && sending.order.documentId === documentId) this.#letGo();
  }

  /** Continues with the next save after a permanent failure. Called when the quilter has seen the message. */
  goOn(): void {
    if (this.state.getState().state === 'failed' && !this.#sending) this.#next();
  }

  /** Cancels all saves of a document, except a save that is already being sent. */
  withdraw(documentId: string): void {
    this.#queue(this.#requests.filter(({ order }) => order.documentId !== documentId));
    const { state, sending } = this.state.getState();
    if (state !== 'saving' && sending?.order.documentId === documentId) this.#letGo();
  }

  /**
   * True if the queue has a save of the document that the server hasn't answered. The server may already have stored
   * the document.
   */
  isUnderWay(documentId: string): boolean {
    return [this.#sending, ...this.#requests].some((request) => request?.order.documentId === documentId);
  }

  /** Drops all pending saves, because another quilter signs in. Also ignores the answer to the current save. */
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
    /* `resume` may have replaced the request while it was under way, after its document was left and reopened. */
    const sending = this.#sending;
    // The saves behind the failed save have to wait too.
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

  /**
   * Records that the server has a newer version of the document, both in the request and in the document if it is
   * open.
   */
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
 * Returns the saves that the next visit must resume, the current save first. Leaves out a save that the server will
 * never accept.
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
