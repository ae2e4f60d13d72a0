import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../basics/Button';
import { classNames } from '../basics/class-names';
import styles from './Dialog.module.css';
import { focusMain } from '../hooks/focus-main';
import { noticePlace } from './notice-place';

interface DialogProps {
  open: boolean;
  title: string;
  /** For choosing among pictures; fills a phone. */
  wide?: boolean;
  /** As high as its content, if there is room. */
  fits?: boolean;
  /** At the side, or at the foot of a phone, so that the canvas with the change stays in sight. */
  beside?: boolean;
  /** Work is under way in it: a press beside it doesn’t discard that. */
  busy?: boolean;
  /** The buttons at the foot. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A window over the page. It holds the focus until it is answered or closed, and then gives it back. */
export function Dialog({ open, title, wide, fits, beside, busy, actions, onClose, children }: DialogProps) {
  const focus = useReturnedFocus();
  // Screens hold many closed dialogs, which render with each edit.
  if (!open) return null;
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={classNames(styles.scrim, beside && styles.clear)} />
        <Radix.Content
          className={classNames(
            styles.dialog,
            wide && styles.wide,
            fits && styles.fits,
            beside && styles.beside,
          )}
          aria-describedby={undefined}
          onInteractOutside={(event) => {
            if (busy) event.preventDefault();
            else stayForNotices(event);
          }}
          {...focus}
        >
          <Head title={title} />
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The title of a dialog and its cross. Both stay in sight while the rest scrolls. */
function Head({ title }: { title: string }) {
  const close = useRef<HTMLButtonElement>(null);
  // Runs with each change of the content: a dialog in the middle grows up and down.
  useLayoutEffect(() => {
    placeNotices(close.current);
  });
  useEffect(() => {
    const place = () => {
      placeNotices(close.current);
    };
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('resize', place);
      for (const name of noticeProperties) window.document.documentElement.style.removeProperty(name);
    };
  }, []);
  return (
    <div className={styles.head}>
      <Radix.Title className={styles.title}>{title}</Radix.Title>
      <Radix.Close asChild>
        <IconButton ref={close} label="Close this window" className={styles.close}>
          <X aria-hidden />
        </IconButton>
      </Radix.Close>
    </div>
  );
}

const noticeProperties = [
  '--notice-left',
  '--notice-width',
  '--notice-edges',
  '--notice-end',
  '--notice-padding',
] as const;

/** Places notices where they cover nothing in the dialog that can be pressed. */
function placeNotices(close: HTMLElement | null): void {
  const dialog = close?.closest('[role=dialog]');
  if (!close || !dialog) return;
  const { left, width, top, bottom, isOverTitle } = noticePlace(
    dialog.getBoundingClientRect(),
    close.getBoundingClientRect(),
    { width: window.innerWidth, height: window.innerHeight },
  );
  const values = [
    `${left}px`,
    `${width}px`,
    top === null ? `auto ${bottom}px` : `${top}px auto`,
    top === null ? 'auto 0' : '0 auto',
    isOverTitle ? '1px' : '10px',
  ];
  const { style } = window.document.documentElement;
  noticeProperties.forEach((name, index) => {
    const value = values[index] ?? '';
    // These properties are inherited: a change restyles the whole page.
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  });
}

interface DrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel at the left edge over the page, there as long as it is rendered. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const focus = useReturnedFocus();
  return (
    <Radix.Root
      defaultOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          className={styles.drawer}
          aria-describedby={undefined}
          onInteractOutside={stayForNotices}
          {...focus}
        >
          <Radix.Title className="visually-hidden">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Keeps the window open when a notice is pressed: only a press on the page closes it. */
function stayForNotices(event: Event): void {
  if ((event.target as Element).closest('[data-sonner-toast]')) event.preventDefault();
}

/**
 * Moves the focus to the `data-first` element, to the first field of a form, or into a grid. When the window closes,
 * the focus returns to its former element. If that is gone, or nothing had the focus, it goes to an editor's canvas or
 * to the page.
 */
function useReturnedFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = window.document.activeElement;
      const field = (event.target as Element).querySelector<HTMLElement>(
        '[data-first], form input, [role=grid] [tabindex="0"]',
      );
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { current } = opener;
      const isThere = current?.isConnected && current !== window.document.body;
      if (isThere && current instanceof HTMLElement) current.focus();
      if (!isThere || window.document.activeElement !== current) focusMain();
    },
  };
}
