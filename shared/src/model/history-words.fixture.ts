import { describeLabel } from './history-words.js';
import type { AnyDocument } from './open-document.js';

/** Returns the names of a document's steps, oldest first. */
export function stepsOf({ past }: Pick<AnyDocument, 'past'>): string[] {
  return past.map(({ label }) => describeLabel(label));
}
