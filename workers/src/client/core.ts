import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { failure, type Result } from '@quiltwright/shared/result';
import type { Scene } from '../kernels/scene/scene-types';

/** The computed core, wherever it runs. */
export interface Core {
  /**
   * What the canvas draws of a quilt. The latest request wins: one that is waiting when another
   * comes fails with `superseded`, as it does on `cancel` and `dispose`; nobody needs to be told.
   * Other failures carry a message for the quilter: `stuck`, `failed`, `too-many-copies`.
   * Never rejects.
   */
  show(quilt: Quilt): Promise<Result<Scene>>;
  /** Gives up what is being worked out, if anything is. */
  cancel(): void;
  /** Gives up and frees everything, for good: later requests fail with `superseded`. */
  dispose(): void;
}

/** The answer to a request that nobody waits for any more. */
export const superseded = failure('superseded', 'A later request took the place of this one.');
