import { LIMITS } from '@quiltwright/shared/limits';
import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import styles from './Notices.module.css';
import { showNoticesOn, type NoticeAction } from './notify';

const offset = { bottom: 'var(--notice-offset, 24px)' };

/**
 * Where notices appear; stands once in the page. A screen with something at its foot sets `--notice-offset` above that.
 */
export function Notices() {
  useEffect(() => {
    showNoticesOn({ show, takeBack: (message) => toast.dismiss(message) });
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

function show(message: string, action: NoticeAction | undefined): void {
  const dismiss: NoticeAction = {
    label: 'Dismiss',
    onClick: () => {
      toast.dismiss(message);
    },
  };
  toast(message, { id: message, action, cancel: dismiss });
}
