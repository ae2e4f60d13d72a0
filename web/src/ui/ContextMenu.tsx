import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import styles from './Select.module.css';

export interface MenuAction {
  name: string;
  icon: LucideIcon;
  onChoose: () => void;
}

interface ContextMenuProps {
  /** Where it was asked for, in pixels of the page; null while it is closed. */
  at: { x: number; y: number } | null;
  label: string;
  actions: readonly MenuAction[];
  onClose: () => void;
}

/** What can be done with the thing that the right button of the mouse was pressed on. */
export function ContextMenu({ at, label, actions, onClose }: ContextMenuProps) {
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
          align="start"
          aria-label={label}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
          }}
        >
          {actions.map(({ name, icon: Icon, onChoose }) => (
            <Radix.Item key={name} className={styles.option} onSelect={onChoose}>
              <Icon aria-hidden />
              <span className={styles.optionText}>{name}</span>
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
