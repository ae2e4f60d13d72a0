import type { Tab } from '../../browser/tab';
import { standardQuiltKind } from './standard-quilt-kind';
import { DocumentSession } from '../document-session';
import { dependenciesIn } from '../dependencies';

/**
 * Returns the session of the standard quilt: the open document with its drafts, saves and files. The session lives as
 * long as the tab, so nothing is lost when the quilter leaves the screen or the screen fails.
 */
export function createStandardQuiltSession(tab: Tab) {
  return new DocumentSession(standardQuiltKind, dependenciesIn(tab));
}
