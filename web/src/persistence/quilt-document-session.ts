import type { Tab } from '../browser/tab';
import { quiltKind } from './quilt-kind';
import { DocumentSession } from './document-session';
import { dependenciesIn } from './dependencies';

/** The quilt on the table. It outlives the screen: leaving and coming back, or a screen that fails, loses nothing. */
export function createQuiltDocumentSession(tab: Tab) {
  return new DocumentSession(quiltKind, dependenciesIn(tab));
}
