import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { IconButton } from './Button';
import { classNames } from './class-names';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  /** For choosing among pictures; fills a phone. */
  wide?: boolean;
  /** The buttons at the foot. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A window over the page that takes the keyboard until it is answered or closed, and then gives it back. */
export function Dialog({ open, title, wide, actions, onClose, children }: DialogProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          className={classNames(styles.dialog, wide && styles.wide)}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = window.document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close this window" className={styles.close}>
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface DrawerProps {
  open: boolean;
  title: string;
  onOpenChange: (open: boolean) => void;
  /** What opens the drawer. */
  trigger: ReactNode;
  children: ReactNode;
}

/** A panel that slides in from the left edge over the page. */
export function Drawer({ open, title, onOpenChange, trigger, children }: DrawerProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content className={styles.drawer} aria-describedby={undefined}>
          <Radix.Title className="visually-hidden">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
