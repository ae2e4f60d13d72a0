import type { Result } from '@quiltwright/shared/result';

/** Why a block can't be sewn on paper. `most` is the greatest number of patches. */
export type FoundationFault =
  { code: 'nothing-to-sew' | 'curved' | 'not-whole' | 'set-in' } | { code: 'too-many-patches'; most: number };

/** A block that can't be sewn on paper, and why. */
export interface NotOnPaper {
  /** Its name as printed. */
  block: string;
  reason: FoundationFault;
}

/**
 * Why a kernel has no answer: a code, and the figures that a message needs. The page makes words of it
 * (`web/src/browser/kernels/fault-words.ts`). Lengths are in inches.
 */
export type KernelFault =
  /** Data that no editor makes: a part has no place or no size. */
  | { code: 'damaged'; part: 'placement' | 'quilt-shape' | 'block' | 'quilt-sides' | 'printed-block' }
  | { code: 'too-many-copies'; copies: number; most: number }
  | { code: 'too-many-paths'; paths: number; most: number }
  | { code: 'too-many-pages'; most: number }
  | { code: 'too-narrow'; narrowest: number }
  | { code: 'too-narrow-for-bias' }
  | { code: 'seam-too-wide'; widest: number }
  | { code: 'wrong-settings' }
  | { code: 'nothing-to-cut' }
  | { code: 'nothing-to-print'; notOnPaper: readonly NotOnPaper[] }
  | { code: 'bad-correction'; least: number; most: number }
  /** A part of the program could not be loaded. */
  | { code: 'unreachable' }
  /** An exception, which is a bug. */
  | { code: 'failed'; reason: string };

/** The answer of a kernel. */
export type Answer<T> = Result<T, KernelFault>;

/** Returns the answer of a kernel, or of a part of it, that can't do its work. */
export function fault<const Fault extends { code: string }>(error: Fault): { ok: false; error: Fault } {
  return { ok: false, error };
}
