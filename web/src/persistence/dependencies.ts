import type { Tab } from '../browser/tab';
import { createLapse, type Lapse } from '../server/lapse';
import { createSession, type SessionStore } from '../server/session';
import { createDraftStore, type DraftStore } from './drafts/draft-store';

/** What documents of every kind are kept and saved with. */
export interface Dependencies {
  session: SessionStore;
  lapse: Lapse;
  drafts: DraftStore;
}

export function dependenciesIn(tab: Tab): Dependencies {
  return { session: tab.get(createSession), lapse: tab.get(createLapse), drafts: tab.get(createDraftStore) };
}
