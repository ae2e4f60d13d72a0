export const CONNECTIONS = 50;

/** The number of connections that sign in during the storm, and the number of connections that upload. */
export const STORM_HALF = CONNECTIONS / 2;

/** The number of quilters who save during the storm and without it, and their pause (ms) after each answer. */
export const SAVERS = 2;
export const PAUSE = 200;

/** The tasks that a connection repeats. */
export const KINDS = ['read a quilt', 'list quilts', 'save a quilt', 'sign in', 'upload'] as const;
/** The tasks that one connection repeats with the largest quilt. Bare handlers have no such quilt. */
export const LARGEST_KINDS = ['save the largest quilt', 'read the largest quilt'] as const;
export type Kind = (typeof KINDS | typeof LARGEST_KINDS)[number];

/** A subscriber of the benchmark, signed in. */
export interface Quilter {
  email: string;
  quilterNum: number;
  /** One of the quilter's quilts. */
  quiltNum: number;
  /** The headers that sign their calls. */
  headers: Readonly<Record<string, string>>;
}

/** Connections, one for each quilter, with the same task. Each repeats it as soon as it is answered. */
export interface Task {
  kind: Kind;
  quilters: readonly Quilter[];
  /** Milliseconds from an answer to the next request. */
  pause: number;
}

/** An order to the process that makes the load: run a task with others beside it, and measure that task. */
export interface LoadOrder {
  url: string;
  task: Task;
  beside: readonly Task[];
  seconds: number;
  /** The number of answers after which the order may end early. */
  enough?: number;
}

/**
 * The answers to a task while all its connections were busy: from the first answer of the last connection to
 * the end. The first answer of each connection belongs to a burst and is left out.
 */
export interface Answers {
  seconds: number;
  /** The time of each answer, in milliseconds. */
  times: readonly number[];
}

/** The answers of several rounds together; times in milliseconds. */
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

/** The figures of saving or reading the largest quilt. */
export interface Largest {
  kind: Kind;
  figures: Figures;
}

export const PASSWORD = 'a patchwork of words';
