import { LIMITS } from '@quiltwright/shared/limits';
import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import styles from './Notices.module.css';
import { showNoticesOn, type NoticeAction } from './notify';
import { unbroken } from './unbroken';

const offset = { bottom: 'var(--notice-offset, 24px)' };

/**
 * Where notices appear; stands once in the page. A screen with something at its foot sets `--notice-offset` above that.
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
      duration={LIMITS.noticeMilliseconds}
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

/** The toasts that stand, by what they say. */
const standing = new Map<string, number>();
let lastToast = 0;

/**
 * A text that is already in front stays where it is. A text behind another, or one that is just going, gets a new toast: its
 * old one would stay behind, or go.
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
