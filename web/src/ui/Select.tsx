import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { memo, startTransition, useDeferredValue, useId, useRef, useState } from 'react';
import { classNames } from './class-names';
import styles from './Select.module.css';
import { useLatest } from './use-latest';

export interface Option<Value extends string | number> {
  value: Value;
  name: string;
  /** Shown quietly behind the name. */
  detail?: string;
  /** What the closed menu shows in place of the name. */
  short?: string;
  /** What those are called that it stands among. */
  group?: string;
}

interface SelectProps<Value extends string | number> {
  label: string;
  labelHidden?: boolean;
  /** As narrow as what is chosen, for several menus side by side; marked when that is a choice of the user. */
  look?: 'field' | 'chip' | 'marked chip';
  options: readonly Option<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  placeholder?: string;
  disabled?: boolean;
  onChoose: (value: Value) => void;
}

/** A menu from which one thing is chosen. What it does is seen first; right after, it closes and shows what was chosen. */
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
 * What is offered is made once a pointer or the focus comes to it, and goes with them, unless it is open: a table opens
 * sooner.
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
    // Its menu has the focus then.
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
          // The next key is meant for what had the focus before.
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
          // A value that is as short as its label would be told twice.
          {...(chosen?.short === undefined
            ? { 'aria-labelledby': `${id} ${id}-value` }
            : { 'aria-label': `${label}: ${chosen.name}` })}
          onPointerEnter={come}
          onPointerDown={come}
          onFocus={come}
          onBlur={leave}
        >
          <span className={styles.value} id={`${id}-value`}>
            {/* Elements, not bare texts: Radix takes the one away for the other, and a translator replaces texts. */}
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

/** Options that follow one another in one group. */
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
      <span className={styles.optionText}>
        <Radix.ItemText>{option.name}</Radix.ItemText>
      </span>
      {option.detail && <span className={styles.detail}>{option.detail}</span>}
    </Radix.Item>
  );
}
