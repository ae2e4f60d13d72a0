import type { Result } from '@quiltwright/shared/result';
import type { MakeOptions } from '../making/use-making';

/** A file that was made, and what is to be told of it. */
export interface Exported {
  file: Blob;
  fileName: string;
  words: string[];
}

/** Makes a file; fails with what to tell. */
export type Make = (options: MakeOptions) => Promise<Result<Exported>>;
