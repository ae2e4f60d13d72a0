import type { LucideIcon } from 'lucide-react';
import { ContextMenu as Radix } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';
import styles from './Select.module.css';

export interface MenuAction {
  name: string;
  icon: LucideIcon;
  onChoose: () => void;
}

interface ContextMenuProps {
  actions: readonly MenuAction[];
  /** The menu is about to open. */
  onOpen: (event: MouseEvent) => void;
  children: ReactNode;
}

/** What can be done with the thing that the right button of the mouse was pressed on. */
export function ContextMenu({ actions, onOpen, children }: ContextMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger
        asChild
        onContextMenu={onOpen}
        onPointerDown={(event) => {
          // A finger's long press has a meaning of its own.
          event.preventDefault();
        }}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.menu}>
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
