import type { Backing } from '../../finishing/finishing-types';

/** A step of putting a quilt together, in a quilter's words. */
export interface AssemblyStep {
  title: string;
  lines: string[];
  /** The backing, which is drawn below the text of the step. */
  backing?: Backing;
  /** A note for the legend of the quilt's diagram. */
  beside?: string;
}
