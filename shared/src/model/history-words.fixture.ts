import { describeLabel } from './history-words.js';
import type { AnyDocument } from './open-document.js';

/** Returns the names of the steps of a document that can be undone, oldest first. */
export function stepsOf({ past }: Pick<AnyDocument, 'past'>): string[] {
  return past.map(({ label }) => describeLabel(label));
}
