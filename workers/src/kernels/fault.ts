import type { Result } from '@quiltwright/shared/result';

/**
 * The reason why a block can't be sewn on paper (foundation piecing). `most` is the maximum number of patches
 * that a block on paper may have.
 */
export type FoundationFault =
  { code: 'nothing-to-sew' | 'curved' | 'not-whole' | 'set-in' } | { code: 'too-many-patches'; most: number };

/** A block that can't be sewn on paper (foundation piecing), with the reason. */
export interface NotOnPaper {
  /** The name of the block, as printed. */
  block: string;
  reason: FoundationFault;
}

/**
 * The reason why a kernel has no answer: a code, and the figures that a message needs. The page makes the message
 * (`web/src/browser/kernels/fault-words.ts`). Lengths are in inches.
 */
export type KernelFault =
  /**
   * Damaged data, which no editor makes: a position, a size or another necessary field is missing or invalid. `part`
   * says where: in a placement, a block to print, another block or one of its shapes (`quilt-shape`). `quilt-sides`
   * means the quilt itself or a border.
   */
  | { code: 'damaged'; part: 'placement' | 'quilt-shape' | 'block' | 'quilt-sides' | 'printed-block' }
  | { code: 'too-many-copies'; copies: number; most: number }
  | { code: 'too-many-paths'; paths: number; most: number }
  | { code: 'too-many-pages'; most: number }
  /** A block has so many edges over each other that cutting its patches would take too long. */
  | { code: 'too-many-edges' }
  | { code: 'too-narrow'; narrowest: number }
  | { code: 'too-narrow-for-bias' }
  | { code: 'seam-too-wide'; widest: number }
  | { code: 'wrong-settings' }
  | { code: 'nothing-to-cut' }
  | { code: 'nothing-to-print'; notOnPaper: readonly NotOnPaper[] }
  | { code: 'bad-correction'; least: number; most: number }
  /** A file of the program could not be loaded over the network. */
  | { code: 'unreachable' }
  /** An exception in a kernel, which is a bug. */
  | { code: 'failed'; reason: string };

/** The answer of a kernel: its result or a fault. */
export type Answer<T> = Result<T, KernelFault>;

/** Returns a failed result with this error, as the answer of a kernel or as the result of a step within a kernel. */
export function fault<const Fault extends { code: string }>(error: Fault): { ok: false; error: Fault } {
  return { ok: false, error };
}

/** An exception with a fault, for functions deep inside a kernel that can't return the fault. `settle` catches it. */
export class FaultError extends Error {
  readonly fault: KernelFault;

  constructor(fault: KernelFault) {
    super(fault.code);
    this.fault = fault;
  }
}
