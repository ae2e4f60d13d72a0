import type { Result } from '@quiltwright/shared/result';

/** A file that was made, and what is to be told of it. */
export interface Exported {
  file: Blob;
  fileName: string;
  words: string[];
}

export interface MakeOptions {
  signal: AbortSignal;
  /** Hears how far it is, from 0 to 1. */
  onProgress: (done: number) => void;
}

/** Makes a file; fails with what to tell. */
export type Make = (options: MakeOptions) => Promise<Result<Exported>>;
