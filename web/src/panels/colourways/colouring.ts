import { LIMITS } from '@quiltwright/shared/limits';
import type { ReactNode } from 'react';

/** A colourway with its picture. */
export interface Colouring {
  /** The quilter's own name for the colourway; empty for none. */
  name: string;
  picture: ReactNode;
}

/** The changes that a quilter makes to colourways, which are given by their indexes. */
export interface ColourwayEdits {
  take: (index: number) => void;
  drop: (index: number) => void;
  /** Missing if colourways have no names. */
  rename?: (index: number, name: string) => void;
}

export interface ColourwaysProps {
  colourways: readonly Colouring[];
  /** The index of the colourway in which the design is now; -1 for none. */
  current: number;
  /** The picture of the design in its present fabrics. */
  now: ReactNode;
  edits: ColourwayEdits;
}

/** Returns the name of a colourway, as at the start of a sentence. */
export function nameOfColourway({ name }: Pick<Colouring, 'name'>, index: number): string {
  return name === '' ? `Colourway ${index + 1}` : name;
}

/** Returns the name of a colourway, as within a sentence. */
export function inSentence({ name }: Pick<Colouring, 'name'>, index: number): string {
  return name === '' ? `colourway ${index + 1}` : name;
}

/** The colourways of a block, or those of a quilt, in which the list is missing while it is empty. */
interface Kept {
  colourways?: readonly unknown[] | undefined;
}

/** Returns the new number of colourways in words; null if a step didn’t change it. */
export function describeKept({ colourways: was = [] }: Kept, { colourways: is = [] }: Kept): string | null {
  return was.length === is.length ? null : `${is.length} of ${LIMITS.colourways}`;
}
