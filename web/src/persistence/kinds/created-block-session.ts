import type { Tab } from '../../browser/tab';
import { createdBlockKind } from './created-block-kind';
import { dependenciesIn } from '../dependencies';
import { DocumentSession } from '../document-session';

/**
 * Returns the session of the created block. It outlives the screen: leaving and coming back, or a screen that fails,
 * loses nothing.
 */
export function createCreatedBlockSession(tab: Tab) {
  return new DocumentSession(createdBlockKind, dependenciesIn(tab));
}
