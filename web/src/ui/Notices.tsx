import { LIMITS } from '@quiltwright/shared/limits';
import { toast, Toaster } from 'sonner';
import styles from './Notices.module.css';

/** Where notices appear; stands once in the page. */
export function Notices() {
  return (
    <Toaster
      position="bottom-center"
      visibleToasts={1}
      containerAriaLabel="Notices"
      duration={LIMITS.noticeMilliseconds}
      toastOptions={{
        unstyled: true,
        classNames: { toast: styles.notice, title: styles.text, actionButton: styles.dismiss },
      }}
    />
  );
}

/** Tells something in passing: it goes by itself, or at once when dismissed. The same text stands once. */
export function notify(message: string): void {
  toast(message, {
    id: message,
    action: {
      label: 'Dismiss',
      onClick: () => {
        toast.dismiss(message);
      },
    },
  });
}
