import { QUILTER } from '@quiltwright/shared/limits';
import { unfinished } from '../server/save-queue';
import { isSubscriber, session } from '../server/session';
import type { DocumentKind } from './document-kind';
import type { DraftPlaces, Found } from './drafts/draft-places';
import { draftStore } from './drafts/draft-store';
import { stepsLost, type LeftDrafts } from './drafts/left-drafts';
import { tabSlot } from './drafts/tab-slot';
import type { Saves } from './saves';
import { hasUnsavedChanges, isOnlyHere, isUntouched, type Table } from './table';

/** Milliseconds that a page waits for the one before it in its tab to let go of their slot. */
const PATIENCE = 3_000;

/** Milliseconds after which a screen opens without waiting for the draft any longer; it comes when it comes. */
const LONGEST_WAIT = 4_000;

export type Tell = (message: string) => void;

/** A table with all that keeps and saves what lies on it. */
interface Workplace<Design, Content extends object> {
  kind: DocumentKind<Design, Content>;
  table: Table<Design, Content>;
  saves: Saves<Design, Content>;
  places: DraftPlaces<Design, Content>;
  left: LeftDrafts<Design, Content>;
}

/** Lays a table and keeps it from then on, as `Work.open` says. */
export function openTable<Design, Content extends object>(
  at: Workplace<Design, Content>,
  tell: Tell,
): Promise<void> {
  const { table, places, left } = at;
  const { queue } = at.saves;
  let turns: Promise<unknown> = places.attempt(changeOwner(at, tell));
  const laid = inTime(at, turns);
  session.subscribe(() => {
    turns = turns.then(() => places.attempt(changeOwner(at, tell)));
  });
  table.subscribe(places.keep);
  queue.state.subscribe((now, before) => {
    places.keep();
    /* What failed stays in its draft until it was given up, or saved after all. */
    if (now.state !== 'idle') return;
    const keys = unfinished(now).map(({ key }) => key);
    for (const errand of unfinished(before)) {
      if (!keys.includes(errand.key)) void left.settle(errand, now.saved);
    }
  });
  addEventListener('online', () => {
    queue.retryNow();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) finishTyping();
    if (places.kept.getState().fault !== null) places.keep();
    void left.look();
  });
  addEventListener('pagehide', () => {
    finishTyping();
    places.rest();
  });
  /* What the browser took out of its memory knows nothing of what was done since. */
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  return laid;
}

/** Resolves once the table is laid, or when the browser takes too long; that is a fault until it keeps something. */
function inTime<Design, Content extends object>(
  { places }: Workplace<Design, Content>,
  laid: Promise<unknown>,
): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      places.kept.setState({ kept: false, fault: 'This browser takes long to open its storage.' });
      resolve();
    }, LONGEST_WAIT);
    void laid.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Fields hand over what was typed when they are left. */
function finishTyping(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus({ preventScroll: true });
}

async function changeOwner<Design, Content extends object>(
  at: Workplace<Design, Content>,
  tell: Tell,
): Promise<void> {
  const { kind, table, places, left } = at;
  const { queue } = at.saves;
  const now = session.getState();
  const { quilterNum } = now;
  const here = places.current;
  if (quilterNum === (here?.quilterNum ?? QUILTER.nobody)) {
    queue.retryNow();
    return;
  }
  if (here?.quilterNum === QUILTER.guest && isSubscriber(now) && isOnlyHere(kind, table.getState())) {
    places.moveTo({ ...here, quilterNum });
    tell(brought(kind.noun));
  } else if (quilterNum === QUILTER.nobody && !places.lossOfLeaving().ok) {
    /* It would be nowhere: it stays, for the same quilter alone, until somebody else signs in. */
    return;
  } else {
    /* First the place, so that what was to be saved stays in its draft. */
    places.leave();
    queue.clear();
    const blank = kind.begin();
    table.setState(blank);
    left.list.setState({ drafts: [] });
    if (quilterNum === QUILTER.nobody) return;
    const found = await find(at, quilterNum, tell);
    const isFree = table.getState().id === blank.id && isUntouched(kind, table.getState());
    if (found && isFree) left.putBack({ ...found, place: { ...found.place, quilterNum } });
    else {
      found?.place.release();
      places.moveTo(places.fresh(quilterNum));
    }
  }
  await left.look();
  await left.resume();
}

/** The draft to go on with: this tab's own, or else the latest whose tab is gone. Guests' are for subscribers too. */
async function find<Design, Content extends object>(
  { kind, places }: Workplace<Design, Content>,
  quilterNum: number,
  tell: Tell,
): Promise<Found<Design, Content> | null> {
  const { noun } = kind;
  const own = tabSlot(noun);
  const isForSubscriber = isSubscriber(session.getState());
  const candidates = ((await places.attempt(draftStore.all(noun))) ?? [])
    .filter(
      ({ quilterNum: whose, isSaved, isRefused }) =>
        !isRefused && (whose === quilterNum || (isForSubscriber && whose === QUILTER.guest && !isSaved)),
    )
    .map((record) => ({ ...record, isOwn: record.slot === own?.slot }))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.changedAt - a.changedAt);
  for (const { slot, isOwn } of candidates) {
    const found = await places.take(slot, isOwn ? PATIENCE : 0);
    if (!found.ok) {
      if (found.error.code !== 'held' && found.error.code !== 'missing') tell(found.error.message);
      continue;
    }
    const { place, draft, isDamaged } = found.value;
    if (isDamaged) tell(stepsLost(noun));
    else if (place.quilterNum !== quilterNum) tell(brought(noun));
    else if (!(isOwn && own?.isClosed) && hasUnsavedChanges(kind, draft.document)) tell(back(noun));
    return found.value;
  }
  return null;
}

function back(noun: string): string {
  return `Your ${noun} is back on the table, just as you left it.`;
}

function brought(noun: string): string {
  return `The ${noun} that you made as a guest is on the table. Save it to keep it.`;
}
