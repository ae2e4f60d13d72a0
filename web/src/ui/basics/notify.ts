/** The action that a notice offers. */
export interface NoticeAction {
  label: string;
  onClick: () => void;
}

/** Shows the notices. */
interface Board {
  show: (message: string, action: NoticeAction | undefined) => void;
  takeBack: (message: string) => void;
}

let board: Board | null = null;
/** Notices from before there was a board to show them. */
const waiting = new Map<string, NoticeAction | undefined>();

/**
 * Shows a notice. It goes by itself, or at once when it is dismissed or its offer is taken. The same text appears once.
 */
export function notify(message: string, action?: NoticeAction): void {
  if (board) board.show(message, action);
  else waiting.set(message, action);
}

/** Removes a notice that is no longer true. */
export function takeBack(message: string): void {
  waiting.delete(message);
  board?.takeBack(message);
}

/** Shows notices on `next` from now on, first the waiting ones. */
export function showNoticesOn(next: Board): void {
  board = next;
  for (const [message, action] of waiting) next.show(message, action);
  waiting.clear();
}
