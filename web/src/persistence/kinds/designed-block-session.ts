import type { Tab } from '../../browser/tab';
import { designedBlockKind } from './designed-block-kind';
import { DocumentSession } from '../document-session';
import { dependenciesIn } from '../dependencies';

/**
 * Returns the session of the designed block: the open document with its drafts, saves and files. The session lives as
 * long as the tab, so nothing is lost when the quilter leaves the screen or the screen fails.
 */
export function createDesignedBlockSession(tab: Tab) {
  return new DocumentSession(designedBlockKind, dependenciesIn(tab));
}
