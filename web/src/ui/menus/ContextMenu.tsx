import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { Fragment, memo, useLayoutEffect, useRef } from 'react';
import styles from './ContextMenu.module.css';
import { focusMain } from '../hooks/focus-main';

export interface MenuAction {
  name: string;
  icon: LucideIcon;
  /** The keyboard shortcut for the same action. */
  keys?: string;
  disabled?: boolean;
  /** True if a line separates this action from the one above. */
  isApart?: boolean;
  onChoose: () => void;
}

interface ContextMenuProps {
  /** The place of the right-click, in pixels of the page; null while the menu is closed. */
  at: { x: number; y: number } | null;
  label: string;
  actions: readonly MenuAction[];
  onClose: () => void;
}

/**
 * A menu with the actions for an item that was right-clicked. When the menu closes, the element that had the focus
 * before gets it again.
 */
export const ContextMenu = memo(function ContextMenu({ at, label, actions, onClose }: ContextMenuProps) {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (at) before.current = document.activeElement;
  }, [at]);
  const giveBack = () => {
    const { current } = before;
    if (current instanceof HTMLElement && current.isConnected && current !== document.body)
      current.focus({ preventScroll: true });
    else focusMain();
  };
  return (
    <Radix.Root
      modal={false}
      open={at !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Radix.Trigger asChild>
        <span className={styles.point} style={{ left: at?.x, top: at?.y }} aria-hidden tabIndex={-1} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.menu}
          side="right"
          align="start"
          collisionPadding={8}
          aria-label={label}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // If the user has already pressed another element, that element keeps the focus.
            if (document.activeElement === document.body) giveBack();
          }}
        >
          {actions.map(({ name, icon: Icon, keys, disabled, isApart, onChoose }) => (
            <Fragment key={name}>
              {isApart && <Radix.Separator className={styles.line} />}
              <Radix.Item
                className={styles.option}
                disabled={disabled}
                aria-keyshortcuts={keys}
                onSelect={() => {
                  // Restores the focus before the action: a dialog that the action opens then returns the focus to the
                  // same element.
                  giveBack();
                  onChoose();
                }}
              >
                <Icon aria-hidden />
                <span className={styles.name}>{name}</span>
                {keys && <kbd className={styles.keys}>{keys}</kbd>}
              </Radix.Item>
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});
