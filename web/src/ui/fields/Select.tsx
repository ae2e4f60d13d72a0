import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { memo, startTransition, useDeferredValue, useId, useRef, useState } from 'react';
import { classNames } from '../basics/class-names';
import styles from './Select.module.css';
import { useLatest } from '../hooks/use-latest';

export interface Option<Value extends string | number> {
  value: Value;
  name: string;
  /** Muted text after the option's name. */
  detail?: string;
  /** A short name for the option, shown instead of its full name while the menu is closed. */
  short?: string;
  /** The name of the group that the option belongs to. */
  group?: string;
  /** The colour of the small patch before the option’s name. */
  colour?: string | undefined;
}

interface SelectProps<Value extends string | number> {
  label: string;
  labelHidden?: boolean;
  /**
   * The appearance. A chip has the width of its chosen option, so several fit side by side. A marked chip shows that
   * the user has chosen a value.
   */
  look?: 'field' | 'chip' | 'marked chip';
  options: readonly Option<Value>[];
  /** The value of the chosen option; null while no option is chosen. */
  value: Value | null;
  placeholder?: string;
  disabled?: boolean;
  onChoose: (value: Value) => void;
}

/** A menu for choosing one option. The choice takes effect first. Then the menu closes and shows the chosen option. */
export function Select<Value extends string | number>({
  options,
  value,
  onChoose,
  ...props
}: SelectProps<Value>) {
  const choose = useLatest(onChoose);
  return (
    <Menu<Value>
      {...props}
      options={useDeferredValue(options)}
      value={useDeferredValue(value)}
      onChoose={choose}
    />
  );
}

/**
 * A menu that renders its options only when the pointer or the focus reaches it, so that an editor opens sooner. When
 * the focus leaves the closed menu, the options are removed.
 */
function SelectMenu<Value extends string | number>({
  label,
  labelHidden,
  look = 'field',
  options,
  value,
  placeholder,
  disabled,
  onChoose,
}: SelectProps<Value>) {
  const id = useId();
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const byKey = useRef(false);
  const come = () => {
    setNear(true);
  };
  const leave = () => {
    // While the menu is open, the focus is in the list of options.
    if (!isOpen) setNear(false);
  };
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={styles.field}>
      <label id={id} htmlFor={`${id}-menu`} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <Radix.Root
        value={chosen ? String(chosen.value) : ''}
        disabled={disabled}
        open={isOpen}
        onOpenChange={(opens) => {
          // A menu that opens or was used by keyboard changes at once. After it closes, the next key must reach the
          // element that gets the focus.
          if (opens || byKey.current) setOpen(opens);
          else
            startTransition(() => {
              setOpen(false);
            });
        }}
        onValueChange={(text) => {
          const option = options.find(({ value: candidate }) => String(candidate) === text);
          if (option) onChoose(option.value);
        }}
      >
        <Radix.Trigger
          id={`${id}-menu`}
          className={classNames(
            styles.trigger,
            look !== 'field' && styles.chip,
            look === 'marked chip' && styles.marked,
          )}
          // With a short name on screen, the label for screen readers contains the full name instead.
          {...(chosen?.short === undefined
            ? { 'aria-labelledby': `${id} ${id}-value` }
            : { 'aria-label': `${label}: ${chosen.name}` })}
          onPointerEnter={come}
          onPointerDown={come}
          onFocus={come}
          onBlur={leave}
        >
          <span className={styles.value} id={`${id}-value`}>
            {/* The placeholder and the value are elements instead of plain text nodes: Radix swaps them, and page
                translators replace text nodes. */}
            <Radix.Value placeholder={<span>{placeholder}</span>}>
              <span>{chosen?.short ?? chosen?.name}</span>
            </Radix.Value>
          </span>
          {look === 'field' && chosen?.detail && <span className={styles.detail}>{chosen.detail}</span>}
          <ChevronDown aria-hidden />
        </Radix.Trigger>
        {(isNear || isOpen) && (
          <Radix.Portal>
            <Radix.Content
              position="popper"
              sideOffset={4}
              className={styles.menu}
              onKeyDownCapture={() => {
                byKey.current = true;
              }}
              onPointerUpCapture={() => {
                byKey.current = false;
              }}
            >
              <Radix.ScrollUpButton className={classNames(styles.more, styles.up)}>
                <ChevronUp aria-hidden />
              </Radix.ScrollUpButton>
              <Radix.Viewport className={styles.options}>
                {groupsOf(options).map(({ group, members }) => (
                  <Radix.Group key={group ?? 'none'}>
                    {group !== undefined && <Radix.Label className={styles.group}>{group}</Radix.Label>}
                    {members.map((option) => (
                      <Item key={option.value} option={option} />
                    ))}
                  </Radix.Group>
                ))}
              </Radix.Viewport>
              <Radix.ScrollDownButton className={classNames(styles.more, styles.down)}>
                <ChevronDown aria-hidden />
              </Radix.ScrollDownButton>
            </Radix.Content>
          </Radix.Portal>
        )}
      </Radix.Root>
    </div>
  );
}

const Menu = memo(SelectMenu) as typeof SelectMenu;

/** Returns the options in groups. Successive options with the same group form one list. */
function groupsOf<Of extends { group?: string }>(options: readonly Of[]) {
  const groups: { group: string | undefined; members: Of[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}

function Item<Value extends string | number>({ option }: { option: Option<Value> }) {
  return (
    <Radix.Item value={String(option.value)} className={styles.option}>
      <span className={styles.tick}>
        <Radix.ItemIndicator>
          <Check aria-hidden />
        </Radix.ItemIndicator>
      </span>
      {option.colour !== undefined && (
        <span className={styles.colour} style={{ backgroundColor: option.colour }} />
      )}
      <span className={styles.optionText}>
        <Radix.ItemText>{option.name}</Radix.ItemText>
      </span>
      {option.detail && <span className={styles.detail}>{option.detail}</span>}
    </Radix.Item>
  );
}
