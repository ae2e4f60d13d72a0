/** What can be done about what a notice tells. */
export interface NoticeAction {
  label: string;
  onClick: () => void;
}

/** What shows notices. */
interface Board {
  show: (message: string, action: NoticeAction | undefined) => void;
  takeBack: (message: string) => void;
}

let board: Board | null = null;
/** What was told before there was anything to show it. */
const waiting = new Map<string, NoticeAction | undefined>();

/**
 * Tells something in passing: it goes by itself, or at once when dismissed, or when what it offers is taken. The same
 * text stands once.
 */
export function notify(message: string, action?: NoticeAction): void {
  if (board) board.show(message, action);
  else waiting.set(message, action);
}

/** Takes a text back that is no longer true. */
export function takeBack(message: string): void {
  waiting.delete(message);
  board?.takeBack(message);
}

/** Shows notices on `next` from now on, those first that waited for it. */
export function showNoticesOn(next: Board): void {
  board = next;
  for (const [message, action] of waiting) next.show(message, action);
  waiting.clear();
}
