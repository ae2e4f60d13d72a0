export const CONNECTIONS = 50;

/**
 * The number of quilters who only sign in during the storm: the time of heavy load in which saves are measured. Another
 * group of the same size only uploads.
 */
export const STORM_HALF = CONNECTIONS / 2;

/**
 * The number of quilters who save, both during the storm (the time of heavy load) and without it. `PAUSE` is the time
 * (ms) from an answer to a quilter's next save.
 */
export const SAVERS = 2;
export const PAUSE = 200;

/** The kinds of calls that are measured with all connections. A connection repeats calls of one kind. */
export const KINDS = ['read a quilt', 'list quilts', 'save a quilt', 'sign in', 'upload'] as const;
/**
 * The kinds of calls that are measured with the largest quilt, on one connection. They aren't compared with the
 * bare handlers.
 */
export const LARGEST_KINDS = ['save the largest quilt', 'read the largest quilt'] as const;
export type ComparedKind = (typeof KINDS)[number];
type Kind = ComparedKind | (typeof LARGEST_KINDS)[number];

/** A subscriber of the benchmark, signed in. */
export interface Quilter {
  email: string;
  quilterNum: number;
  /** One of the quilter's quilts. */
  quiltNum: number;
  /** The headers that sign the quilter's calls. */
  headers: Readonly<Record<string, string>>;
}

/**
 * One kind of call and the quilters who make it. Each quilter has a connection, and repeats the call `pause`
 * milliseconds after each answer.
 */
export interface Task {
  kind: Kind;
  quilters: readonly Quilter[];
  /** Milliseconds from an answer to the next request. */
  pause: number;
}

/**
 * An order to the process that makes the load: run `task` and the tasks in `beside` at the same time, and
 * measure only `task`.
 */
export interface LoadOrder {
  url: string;
  task: Task;
  beside: readonly Task[];
  seconds: number;
  /** The number of answers after which the run may end before `seconds` have passed. */
  enough?: number;
}

/**
 * The answers to a task. First answers aren't counted, because all connections send their first request at the same
 * moment. Counting begins when each connection of the task has had its first answer.
 */
export interface Answers {
  seconds: number;
  /** The time of each answer, in milliseconds. */
  times: readonly number[];
}

/** The number of answers in all rounds, their rate, and the median and 99th percentile of their times (ms). */
export interface Figures {
  count: number;
  perSecond: number;
  p50: number;
  p99: number;
}

export interface Compared {
  kind: ComparedKind;
  ours: Figures;
  bare: Figures;
}

/** The measurement of saving or reading the largest quilt. */
export interface Largest {
  kind: Kind;
  figures: Figures;
}

export const PASSWORD = 'a patchwork of words';
