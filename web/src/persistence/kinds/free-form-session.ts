import type { Tab } from '../../browser/tab';
import { dependenciesIn } from '../dependencies';
import { DocumentSession } from '../document-session';
import { freeFormKind } from './free-form-kind';

/**
 * Returns the session of the free form quilt. It outlives the screen: leaving and coming back, or a screen that fails,
 * loses nothing.
 */
export function createFreeFormSession(tab: Tab) {
  return new DocumentSession(freeFormKind, dependenciesIn(tab));
}
