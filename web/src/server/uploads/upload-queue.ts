import type { AnswerOf } from '@quiltwright/shared/contract/call';
import { UPLOAD } from '@quiltwright/shared/contract/codes';
import type { saveFabric } from '@quiltwright/shared/contract/calls/fabric-calls';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Result } from '@quiltwright/shared/result';
import { createStore } from 'zustand/vanilla';
import type { CallFailure } from '../calls/call-failure';

/**
 * The state of an upload. `sending`: `sent` says how much of the picture has reached the server, from 0 to 1. At 1, the
 * server makes the fabric. `full`: the account has no space for the picture. `refused`: the server will never accept
 * this picture.
 */
export type UploadProgress =
  | { state: 'waiting' }
  | { state: 'sending'; sent: number }
  | { state: 'stored'; fabric: Fabric }
  | { state: 'full' }
  | { state: 'refused'; message: string }
  | { state: 'failed'; failure: CallFailure };

export interface Upload {
  id: number;
  /** The Idempotency-Key of the upload, the same each time it is sent. */
  key: string;
  file: File;
  progress: UploadProgress;
}

interface UploadQueueOptions {
  send: (
    file: File,
    options: { key: string; onSent: (share: number) => void; signal: AbortSignal },
  ) => Promise<Result<AnswerOf<typeof saveFabric>, CallFailure>>;
  onStored: (fabric: Fabric) => void;
}

export const TOO_LARGE = `This picture is larger than ${LIMITS.uploadBytes / 1024 / 1024} MB. Make the picture smaller, or save it as a JPEG, and try again.`;

/** Uploads pictures one after the other, in the order in which they were chosen. */
export class UploadQueue {
  readonly uploads = createStore<readonly Upload[]>(() => []);
  readonly #options: UploadQueueOptions;
  #nextId = 1;
  #sending: { id: number; abort: AbortController } | null = null;

  constructor(options: UploadQueueOptions) {
    this.#options = options;
  }

  /** Adds pictures to the queue. Returns the ids of their uploads. */
  add(files: readonly File[]): number[] {
    const added = files.map((file): Upload => {
      const isTooLarge = file.size > LIMITS.uploadBytes;
      const progress = isTooLarge ? { state: 'refused' as const, message: TOO_LARGE } : waiting;
      return { id: this.#nextId++, key: crypto.randomUUID(), file, progress };
    });
    this.uploads.setState([...this.uploads.getState(), ...added], true);
    void this.#sendNext();
    return added.map(({ id }) => id);
  }

  /** Sends an upload again that has failed, or that found the account full. */
  retry(id: number): void {
    this.#set(id, waiting);
    void this.#sendNext();
  }

  /** Removes an upload from the list, and cancels it if it is being sent. */
  remove(id: number): void {
    this.uploads.setState(
      this.uploads.getState().filter((upload) => upload.id !== id),
      true,
    );
    if (this.#sending?.id === id) this.#sending.abort.abort();
  }

  /** Removes and cancels all uploads. */
  clear(): void {
    for (const { id } of this.uploads.getState()) this.remove(id);
  }

  async #sendNext(): Promise<void> {
    const next = this.uploads.getState().find(({ progress }) => progress.state === 'waiting');
    if (this.#sending || !next) return;
    const { id, key, file } = next;
    const abort = new AbortController();
    this.#sending = { id, abort };
    this.#set(id, { state: 'sending', sent: 0 });
    const answer = await this.#options.send(file, {
      key,
      onSent: (sent) => {
        this.#set(id, { state: 'sending', sent });
      },
      signal: abort.signal,
    });
    this.#sending = null;
    this.#take(id, answer);
    void this.#sendNext();
  }

  #take(id: number, answer: Result<AnswerOf<typeof saveFabric>, CallFailure>): void {
    if (!answer.ok) {
      this.#set(id, progressOf(answer.error));
      return;
    }
    if (answer.value.phpResponse === UPLOAD.full) {
      this.#set(id, { state: 'full' });
      // There is no space for the waiting uploads either.
      for (const upload of this.uploads.getState())
        if (upload.progress.state === 'waiting') this.#set(upload.id, { state: 'full' });
      return;
    }
    const { phpResponse: _, ...fabric } = answer.value;
    this.#set(id, { state: 'stored', fabric });
    this.#options.onStored(fabric);
  }

  #set(id: number, progress: UploadProgress): void {
    this.uploads.setState(
      this.uploads.getState().map((upload) => (upload.id === id ? { ...upload, progress } : upload)),
      true,
    );
  }
}

const waiting = { state: 'waiting' } as const;

/**
 * Returns the progress after a failure: `refused` if the picture itself is at fault, `failed` if another try may
 * succeed.
 */
function progressOf(failure: CallFailure): UploadProgress {
  const isOfPicture = failure.code === 'refused' || failure.code === 'too-large';
  return isOfPicture ? { state: 'refused', message: failure.message } : { state: 'failed', failure };
}
