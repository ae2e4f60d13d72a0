import type { Tab } from '../browser/tab';
import { createLapse, type Lapse } from '../server/account/lapse';
import { createSession, type SessionStore } from '../server/session/session';
import { createDraftStore, type DraftStore } from './drafts/draft-store';

/** The services that drafts and saves of every kind of document use. */
export interface Dependencies {
  session: SessionStore;
  lapse: Lapse;
  drafts: DraftStore;
}

export function dependenciesIn(tab: Tab): Dependencies {
  return { session: tab.get(createSession), lapse: tab.get(createLapse), drafts: tab.get(createDraftStore) };
}
