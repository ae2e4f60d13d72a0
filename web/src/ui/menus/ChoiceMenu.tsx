import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from '../fields/Select.module.css';

interface MenuChoice {
  value: string;
  name: string;
  picture?: ReactNode;
}

interface ChoiceMenuProps {
  /** The button that opens the menu. */
  trigger: ReactNode;
  label: string;
  choices: readonly MenuChoice[];
  value: string | null;
  onChoose: (value: string) => void;
}

/** A button that opens a menu, for choosing one option. */
export function ChoiceMenu({ trigger, label, choices, value, onChoose }: ChoiceMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.menu} align="end" sideOffset={4} aria-label={label}>
          <Radix.RadioGroup value={value ?? ''} onValueChange={onChoose}>
            {choices.map((choice) => (
              <Radix.RadioItem key={choice.value} value={choice.value} className={styles.option}>
                {choice.picture}
                <span className={styles.optionText}>{choice.name}</span>
                <span className={styles.tick}>
                  <Radix.ItemIndicator>
                    <Check aria-hidden />
                  </Radix.ItemIndicator>
                </span>
              </Radix.RadioItem>
            ))}
          </Radix.RadioGroup>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
