import { LIMITS } from '@quiltwright/shared/limits';
import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import styles from './Notices.module.css';
import { showNoticesOn, type NoticeAction } from '../basics/notify';
import { unbroken } from '../words/unbroken';

const offset = { bottom: 'var(--notice-offset, 24px)' };

/**
 * Shows the notices; rendered once in the page. A screen with content at the bottom sets `--notice-offset`, so that
 * notices appear above this content.
 */
export function Notices() {
  useEffect(() => {
    showNoticesOn({ show, takeBack });
  }, []);
  return (
    <Toaster
      position="bottom-center"
      offset={offset}
      mobileOffset={offset}
      visibleToasts={1}
      containerAriaLabel="Notices"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: styles.notice,
          title: styles.text,
          actionButton: styles.button,
          cancelButton: styles.button,
        },
      }}
    />
  );
}

/** The time in milliseconds that slow readers need for a letter. */
const LETTER = 60;

/** The ids of the visible toasts, by their text. */
const standing = new Map<string, number>();
let lastToast = 0;

/**
 * Shows a text in a toast. If the front toast already has this text, that toast stays. An older toast with this text is
 * dismissed, and a new toast appears in front.
 */
function show(message: string, action: NoticeAction | undefined): void {
  if (message !== [...standing.keys()].at(-1)) takeBack(message);
  const id = standing.get(message) ?? ++lastToast;
  standing.set(message, id);
  const forget = () => {
    if (standing.get(message) === id) standing.delete(message);
  };
  toast(unbroken(message), {
    id,
    duration: Math.max(LIMITS.noticeMilliseconds, LETTER * message.length),
    action: action && {
      label: action.label,
      onClick: () => {
        forget();
        action.onClick();
      },
    },
    cancel: { label: 'Dismiss', onClick: forget },
    onAutoClose: forget,
    onDismiss: forget,
  });
}

function takeBack(message: string): void {
  const id = standing.get(message);
  standing.delete(message);
  if (id !== undefined) toast.dismiss(id);
}
