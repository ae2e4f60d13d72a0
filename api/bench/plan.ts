export const CONNECTIONS = 50;

/** In the storm one half of the connections signs in, the other uploads. */
export const STORM_HALF = CONNECTIONS / 2;

/** While the others storm, or don't, so many quilters save, and again so long (ms) after each answer. */
export const SAVERS = 2;
export const PAUSE = 200;

/** What a connection does over and over. */
export const KINDS = ['read a quilt', 'list quilts', 'save a quilt', 'sign in', 'upload'] as const;
/** What one connection does over and over with the largest quilt: nobody makes one for bare handlers. */
export const LARGEST_KINDS = ['save the largest quilt', 'read the largest quilt'] as const;
export type Kind = (typeof KINDS | typeof LARGEST_KINDS)[number];

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

/** What the process that makes the load is asked for: to do a task, others beside it, and to measure the one. */
export interface LoadOrder {
  url: string;
  task: Task;
  beside: readonly Task[];
  seconds: number;
  /** So many answers are enough, where they come sooner. */
  enough?: number;
}

/**
 * How requests of a task were answered while all its connections were busy: from the first answer of the last of them
 * to the end. The first answer of each, part of a burst, is left out.
 */
export interface Answers {
  seconds: number;
  /** How long each took, in milliseconds. */
  times: readonly number[];
}

/** All answers of some rounds; times in milliseconds. */
export interface Figures {
  count: number;
  perSecond: number;
  p50: number;
  p99: number;
}

export interface Compared {
  kind: Kind;
  ours: Figures;
  bare: Figures;
}

/** How the largest quilt is saved, and read. */
export interface Largest {
  kind: Kind;
  figures: Figures;
}

export const PASSWORD = 'a patchwork of words';
