import type { Tab } from '../../browser/tab';
import { standardQuiltKind } from './standard-quilt-kind';
import { DocumentSession } from '../document-session';
import { dependenciesIn } from '../dependencies';

/**
 * Returns the session of the standard quilt. It outlives the screen: leaving and coming back, or a screen that fails,
 * loses nothing.
 */
export function createStandardQuiltSession(tab: Tab) {
  return new DocumentSession(standardQuiltKind, dependenciesIn(tab));
}
