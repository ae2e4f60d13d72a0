/** The action that a notice offers. */
export interface NoticeAction {
  label: string;
  onClick: () => void;
}

/** The component that shows notices, once it is loaded. */
interface Board {
  show: (message: string, action: NoticeAction | undefined) => void;
  takeBack: (message: string) => void;
}

let board: Board | null = null;
/** The notices that wait until the component that shows them is loaded. */
const waiting = new Map<string, NoticeAction | undefined>();

/**
 * Shows a notice. The notice disappears after some seconds, or when the user dismisses it or chooses its action. Two
 * notices with the same text appear as one.
 */
export function notify(message: string, action?: NoticeAction): void {
  if (board) board.show(message, action);
  else waiting.set(message, action);
}

/** Removes a notice by its text, for example because it is no longer true. */
export function takeBack(message: string): void {
  waiting.delete(message);
  board?.takeBack(message);
}

/** Makes `next` the component that shows notices. It shows the waiting notices at once, and all later notices. */
export function showNoticesOn(next: Board): void {
  board = next;
  for (const [message, action] of waiting) next.show(message, action);
  waiting.clear();
}
