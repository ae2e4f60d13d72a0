/** What a connection does over and over. */
export const KINDS = ['read a quilt', 'list quilts', 'save a quilt', 'sign in', 'upload'] as const;
export type Kind = (typeof KINDS)[number];

/** A subscriber of the benchmark, signed in. */
export interface Quilter {
  email: string;
  quilterNum: number;
  /** A quilt that is theirs. */
  quiltNum: number;
  /** What signs their calls. */
  headers: Readonly<Record<string, string>>;
}

/** Connections, one for each quilter, that do the same, each again as soon as it is answered. */
export interface Task {
  kind: Kind;
  quilters: readonly Quilter[];
  /** Milliseconds from an answer to the next request. */
  pause: number;
}

/** What the process that makes the load is asked for. */
export interface LoadOrder {
  url: string;
  seconds: number;
  tasks: readonly Task[];
}

/** How requests of one task were answered; times in milliseconds. */
export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
}

export const PASSWORD = 'a patchwork of words';
