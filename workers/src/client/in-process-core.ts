import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Result } from '@quiltwright/shared/result';
import type { Scene } from '../kernels/scene/scene-types';
import { settle, show } from '../show';
import { superseded, type Core } from './core';

/** The core without a worker: the same kernels and the same manners, for tests. */
export class InProcessCore implements Core {
  #latest = 0;
  #disposed = false;

  async show(quilt: Quilt): Promise<Result<Scene>> {
    const turn = ++this.#latest;
    /* An answer never comes before the caller has gone on, as from a worker. */
    await Promise.resolve();
    return turn === this.#latest && !this.#disposed ? settle(() => show(quilt)) : superseded;
  }

  cancel(): void {
    this.#latest++;
  }

  dispose(): void {
    this.#disposed = true;
  }
}
