import type { Tab } from '../../browser/tab';
import { designedBlockKind } from './designed-block-kind';
import { DocumentSession } from '../document-session';
import { dependenciesIn } from '../dependencies';

/**
 * Returns the session of the designed block. It outlives the screen: leaving and coming back, or a screen that fails,
 * loses nothing.
 */
export function createDesignedBlockSession(tab: Tab) {
  return new DocumentSession(designedBlockKind, dependenciesIn(tab));
}
