import type { Tab } from '../../browser/tab';
import { dependenciesIn } from '../dependencies';
import { DocumentSession } from '../document-session';
import { freeFormKind } from './free-form-kind';

/**
 * Returns the session of the free form quilt: the open document with its drafts, saves and files. The session lives
 * as long as the tab, so nothing is lost when the quilter leaves the screen or the screen fails.
 */
export function createFreeFormSession(tab: Tab) {
  return new DocumentSession(freeFormKind, dependenciesIn(tab));
}
