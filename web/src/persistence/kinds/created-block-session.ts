import type { Tab } from '../../browser/tab';
import { createdBlockKind } from './created-block-kind';
import { dependenciesIn } from '../dependencies';
import { DocumentSession } from '../document-session';

/**
 * Returns the session of the created block: the open document with its drafts, saves and files. The session lives as
 * long as the tab, so nothing is lost when the quilter leaves the screen or the screen fails.
 */
export function createCreatedBlockSession(tab: Tab) {
  return new DocumentSession(createdBlockKind, dependenciesIn(tab));
}
