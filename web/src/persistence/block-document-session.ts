import type { Tab } from '../browser/tab';
import { blockKind } from './block-kind';
import { DocumentSession } from './document-session';
import { dependenciesIn } from './dependencies';

/** The block on the table. It outlives the screen: leaving and coming back, or a screen that fails, loses nothing. */
export function createBlockDocumentSession(tab: Tab) {
  return new DocumentSession(blockKind, dependenciesIn(tab));
}
