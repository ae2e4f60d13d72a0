import type { Backing } from '../../finishing/finishing-types';

/** A step of putting a quilt together: a title and lines of text. */
export interface AssemblyStep {
  title: string;
  lines: string[];
  /** The backing, if it is drawn below the text of this step. */
  backing?: Backing;
  /** A note that this step needs in the legend of the quilt's diagram. */
  beside?: string;
}
