import { LIMITS } from '@quiltwright/shared/limits';
import { toast, Toaster } from 'sonner';
import styles from './Notices.module.css';

const offset = { bottom: 'var(--notice-offset, 24px)' };

/**
 * Where notices appear; stands once in the page. A screen with something at its foot sets `--notice-offset` above that.
 */
export function Notices() {
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

/** What can be done about what a notice tells. */
interface NoticeAction {
  label: string;
  onClick: () => void;
}

/**
 * Tells something in passing. A notice goes by itself, when it is dismissed, or when what it offers is taken. The same
 * text is shown once.
 */
export function notify(message: string, action?: NoticeAction): void {
  const dismiss: NoticeAction = {
    label: 'Dismiss',
    onClick: () => {
      toast.dismiss(message);
    },
  };
  toast(message, { id: message, action, cancel: dismiss });
}

/** Removes a notice that is no longer true. */
export function takeBack(message: string): void {
  toast.dismiss(message);
}
