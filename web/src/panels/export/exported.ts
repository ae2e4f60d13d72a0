import type { Result } from '@quiltwright/shared/result';
import type { MakeOptions } from '../making/use-making';

/** An exported file, and the note to show with it. */
export interface Exported {
  file: Blob;
  fileName: string;
  words: string[];
}

/** Makes a file; fails with the message to show. */
export type Make = (options: MakeOptions) => Promise<Result<Exported>>;
