import { LIMITS } from '@quiltwright/shared/limits';
import type { ReactNode } from 'react';

/** A colourway with its picture. */
export interface Colouring {
  /** The quilter's own name for the colourway; empty for none. */
  name: string;
  picture: ReactNode;
}

/** The actions of a quilter on a stored colourway. `index` is the colourway's place in the list, counted from 0. */
export interface ColourwayEdits {
  take: (index: number) => void;
  drop: (index: number) => void;
}

/** The further actions in the dialog that compares colourways. Only the colourways of quilts have them. */
export interface ComparedEdits {
  rename: (index: number, name: string) => void;
  drop: (index: number) => void;
  /** The colourway that `drop` deleted last. Null after the next change of the quilt. */
  dropped: DroppedColourway | null;
  /** Forgets the deleted colourway. */
  forget: () => void;
}

/** A deleted colourway that can be brought back. */
export interface DroppedColourway {
  /** A sentence that says what is deleted. */
  words: string;
  undo: () => void;
}

export interface ColourwaysProps {
  colourways: readonly Colouring[];
  /** The index of the colourway whose fabrics the design has now; -1 for none. */
  current: number;
  /** The picture of the design in its present fabrics. */
  now: ReactNode;
  /** The width of a picture divided by its height. */
  ratio: number;
  edits: ColourwayEdits;
  /** Missing if the dialog only compares colourways. */
  comparedEdits?: ComparedEdits;
}

/** The height of a phone’s space for pictures, as a multiple of the width of this space. */
const PHONE = 1.7;

/**
 * Returns the number of pictures side by side on a phone: 1 or 2, whichever makes the pictures larger.
 * @param ratio the width of a picture divided by its height
 */
export function acrossOnPhone(count: number, ratio: number): 1 | 2 {
  const widthWith = (across: 1 | 2) => Math.min(1 / across, (PHONE / Math.ceil(count / across)) * ratio);
  return widthWith(2) > widthWith(1) ? 2 : 1;
}

/** Returns the name of a colourway. A colourway without a name gets a number: ‘Colourway 2’, with a capital letter. */
export function nameOfColourway({ name }: Pick<Colouring, 'name'>, index: number): string {
  return name === '' ? `Colourway ${index + 1}` : name;
}

/**
 * Returns the name of a colourway for the middle of a sentence: ‘colourway 2’, without a capital, if it has no name.
 */
export function colourwayInSentence({ name }: Pick<Colouring, 'name'>, index: number): string {
  return name === '' ? `colourway ${index + 1}` : name;
}

/** The colourways of a block, or those of a quilt, in which the list is missing while it is empty. */
interface Kept {
  colourways?: readonly unknown[] | undefined;
}

/**
 * Returns the number of colourways after a step of the history, in words: 3 of 6. Null if the step didn't change the
 * number.
 */
export function describeKept({ colourways: was = [] }: Kept, { colourways: is = [] }: Kept): string | null {
  return was.length === is.length ? null : `${is.length} of ${LIMITS.colourways}`;
}
