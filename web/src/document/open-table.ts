import { QUILTER } from '@quiltwright/shared/limits';
import { unfinished } from '../server/save-queue';
import { isSubscriber, session } from '../server/session';
import {
  attempt,
  currentPlace,
  draftKept,
  draftStore,
  freshPlace,
  keep,
  leavePlace,
  moveTo,
  restPlace,
  take,
  type Found,
} from './draft-place';
import { leftDrafts, lookForLeft, putBack, resumeLeft, settleLeft, STEPS_LOST } from './left-drafts';
import { hasUnsavedChanges, isUntouched, newDocument } from './quilt-document';
import { quiltTable } from './quilt-store';
import { saveQueue } from './quilt-work';
import { tabSlot } from './tab-slot';

/** Milliseconds that a page waits for the one before it in its tab to let go of their slot. */
const PATIENCE = 3_000;

/** Milliseconds after which a screen opens without waiting for the draft any longer; it comes when it comes. */
const LONGEST_WAIT = 4_000;

const BACK = 'Your quilt is back on the table, just as you left it.';
const BROUGHT = 'The quilt that you made as a guest is on the table. Save it to keep it.';

type Tell = (message: string) => void;

let turn: Promise<void> | null = null;

/**
 * Puts the quilt that this device kept back on the table, its history too, and from then on keeps each change;
 * resolves once it lies there, or when the browser takes too long. Whoever signs in finds their own; a guest who
 * becomes a subscriber brings theirs along, be it days later. `tell` hears of that, of what a crash left, and of
 * a damaged draft.
 */
export function openTable(tell: Tell): Promise<void> {
  if (turn) return turn;
  let turns: Promise<unknown> = attempt(changeOwner(tell));
  turn = inTime(turns);
  session.subscribe(() => {
    turns = turns.then(() => attempt(changeOwner(tell)));
  });
  quiltTable.subscribe(keep);
  saveQueue.state.subscribe((now, before) => {
    keep();
    /* What failed stays in its draft until it was given up, or saved after all. */
    if (now.state !== 'idle') return;
    const keys = unfinished(now).map(({ key }) => key);
    for (const errand of unfinished(before)) {
      if (!keys.includes(errand.key)) void settleLeft(errand, now.saved);
    }
  });
  addEventListener('online', () => {
    saveQueue.retryNow();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) finishTyping();
    if (draftKept.getState().fault !== null) keep();
    void lookForLeft();
  });
  addEventListener('pagehide', () => {
    finishTyping();
    restPlace();
  });
  /* What the browser took out of its memory knows nothing of what was done since. */
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  return turn;
}

/** Resolves once the table is laid, or when the browser takes too long; that is a fault until it keeps something. */
function inTime(laid: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      draftKept.setState({ kept: false, fault: 'This browser takes long to open its storage.' });
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

async function changeOwner(tell: Tell): Promise<void> {
  const now = session.getState();
  const { quilterNum } = now;
  const here = currentPlace();
  if (quilterNum === (here?.quilterNum ?? QUILTER.nobody)) {
    saveQueue.retryNow();
    return;
  }
  if (here?.quilterNum === QUILTER.guest && isSubscriber(now) && hasUnsavedChanges(quiltTable.getState())) {
    moveTo({ ...here, quilterNum });
    tell(BROUGHT);
  } else {
    /* First the place, so that what was to be saved stays in its draft. */
    leavePlace();
    saveQueue.clear();
    const blank = newDocument();
    quiltTable.setState(blank);
    leftDrafts.setState({ drafts: [] });
    if (quilterNum === QUILTER.nobody) return;
    const found = await find(quilterNum, isSubscriber(now), tell);
    const isFree = quiltTable.getState().id === blank.id && isUntouched(quiltTable.getState());
    if (found && isFree) putBack({ ...found, place: { ...found.place, quilterNum } });
    else {
      found?.place.release();
      moveTo(freshPlace(quilterNum));
    }
  }
  await lookForLeft();
  await resumeLeft();
}

/** The draft to go on with: this tab's own, or else the latest whose tab is gone. Guests' are for subscribers too. */
async function find(quilterNum: number, isForSubscriber: boolean, tell: Tell): Promise<Found | null> {
  const own = tabSlot();
  const candidates = ((await attempt(draftStore.all())) ?? [])
    .filter(
      ({ quilterNum: whose, isSaved, isRefused }) =>
        !isRefused && (whose === quilterNum || (isForSubscriber && whose === QUILTER.guest && !isSaved)),
    )
    .map((record) => ({ ...record, isOwn: record.slot === own?.slot }))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.changedAt - a.changedAt);
  for (const { slot, isOwn } of candidates) {
    const found = await take(slot, isOwn ? PATIENCE : 0);
    if (!found.ok) {
      if (found.error.code !== 'held' && found.error.code !== 'missing') tell(found.error.message);
      continue;
    }
    if (found.value.isDamaged) tell(STEPS_LOST);
    else if (found.value.place.quilterNum !== quilterNum) tell(BROUGHT);
    else if (!(isOwn && own?.isClosed) && hasUnsavedChanges(found.value.draft.document)) tell(BACK);
    return found.value;
  }
  return null;
}
