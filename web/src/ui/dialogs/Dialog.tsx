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
  /** A short explanation above the content. Screen readers read it after the title when the dialog opens. */
  about?: ReactNode;
  /** True for a dialog with pictures to choose from. On a phone it fills the screen. */
  wide?: boolean;
  /** True if the dialog has the height of its content, as far as the window allows. */
  fits?: boolean;
  /** True if the dialog is at the side (on a phone at the bottom), so that changes on the canvas stay in sight. */
  beside?: boolean;
  /** True while the dialog has unfinished work, so that a press outside the dialog doesn’t close it. */
  busy?: boolean;
  /**
   * True if the dialog opens without an action of the user, for example after a failed save. Its close button then has
   * the focus, so an Enter that was meant for something else does no harm.
   */
  opensByItself?: boolean;
  /** The buttons at the bottom of the dialog. */
  actions?: ReactNode;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * A modal dialog over the page. The focus stays in the dialog while it is open, and then returns to the element that
 * had it before.
 */
export function Dialog({
  open,
  title,
  about,
  wide,
  fits,
  beside,
  busy,
  opensByItself,
  actions,
  onClose,
  children,
}: DialogProps) {
  const focus = useReturnedFocus(opensByItself ? [] : firstFocus);
  // Returns early, because screens have many closed dialogs, which render with each edit.
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
          {...(!about && { 'aria-describedby': undefined })}
          onInteractOutside={(event) => {
            if (busy) event.preventDefault();
            else stayForNotices(event);
          }}
          {...focus}
        >
          <Head title={title} />
          {about && (
            <Radix.Description asChild>
              <div className={styles.about}>{about}</div>
            </Radix.Description>
          )}
          {children}
          {actions && (
            <div className={styles.actions} data-actions>
              {actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The title and the close button of a dialog. Both stay in sight while the content scrolls. */
function Head({ title }: { title: string }) {
  const close = useRef<HTMLButtonElement>(null);
  // Runs after each rendering, because a change of the content moves the edges of a centred dialog.
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

/** Places notices so that they cover no button or link of the dialog. */
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
    // These properties are inherited, so each change makes the browser restyle the whole page.
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  });
}

interface DrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the left edge of the page. It is open while it is rendered. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const focus = useReturnedFocus(firstFocus);
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

/**
 * Keeps a dialog or drawer open when a notice is pressed. A press elsewhere on the page closes the dialog or drawer.
 */
function stayForNotices(event: Event): void {
  if ((event.target as Element).closest('[data-sonner-toast]')) event.preventDefault();
}

/**
 * Matches the elements of a dialog that may get the focus first, the best ones first. A cautious action is marked
 * `data-first`, so that a second Enter deletes nothing. The main action comes before the close button, so that Enter
 * doesn't cancel.
 */
const firstFocus = [
  '[data-first]',
  'form input, [role=grid] [tabindex="0"]',
  '[data-actions] [data-main]:not([aria-disabled])',
] as const;

/**
 * Moves the focus to the best element of `wanted` when a dialog opens, or else to the close button. When the dialog
 * closes, the element that had the focus before gets it again. If there is no such element, the editor's canvas or the
 * main content gets the focus.
 */
function useReturnedFocus(wanted: readonly string[]) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = window.document.activeElement;
      const dialog = event.target as Element;
      const first = wanted.map((selector) => dialog.querySelector<HTMLElement>(selector)).find(Boolean);
      if (!first) return;
      event.preventDefault();
      // The top of a long dialog stays in sight.
      first.focus({ preventScroll: first.matches('[data-actions] *') });
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
