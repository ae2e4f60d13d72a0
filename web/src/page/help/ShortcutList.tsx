import { Fragment, useSyncExternalStore } from 'react';
import { isApple } from '../../editor/key-press';
import { modName, shortcuts } from '../../editor/shortcuts';
import styles from './ShortcutList.module.css';

const places = [
  { on: 'every editor', heading: 'On every design screen' },
  { on: 'quilts', heading: 'When you design a quilt' },
  { on: 'colouring', heading: 'When you colour a block or a quilt' },
  { on: 'the block editor', heading: 'When you colour a block' },
  { on: 'arranging', heading: 'When you draw a block or arrange a free form quilt' },
  { on: 'block creation', heading: 'When you draw a block' },
  { on: 'cells', heading: 'With the Draw and Fill tools' },
  { on: 'outlines', heading: 'With the Polygon and Curve tools, and on corners' },
  { on: 'a swatch', heading: 'On a fabric in the palette' },
] as const;

const arrows: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** Returns the name of a key as it is printed on the keyboard. */
function nameOf(key: string, onApple: boolean): string {
  if (key === 'Mod') return modName(onApple);
  if (key === 'Alt') return onApple ? 'Option' : 'Alt';
  return arrows[key] ?? key;
}

/** True on an Apple device. False while a page that the build drew is hydrated: the build drew it for other devices. */
function useApple(): boolean {
  return useSyncExternalStore(never, isApple, () => false);
}

const never = () => () => undefined;

/** The keyboard shortcuts of all screens, grouped by the place where they work. */
export function ShortcutList() {
  const onApple = useApple();
  return (
    <div className={styles.list}>
      <p>
        Escape cancels the selection, or puts back the fabric or block that you hold. To move the view, hold
        Space and drag.
      </p>
      {places.map(({ on, heading }) => (
        <Fragment key={on}>
          <h3>{heading}</h3>
          <dl>
            {Object.values(shortcuts)
              .filter((shortcut) => shortcut.on === on)
              .map(({ label, keys }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{keysOf(keys, onApple)}</dd>
                </div>
              ))}
          </dl>
        </Fragment>
      ))}
    </div>
  );
}

/**
 * Returns the keys of a shortcut to show: the first key and, except on Apple devices, the first key with Ctrl. Without
 * a key with Ctrl, a list of more than three keys shows its first and its last key.
 */
function keysOf(keys: readonly string[], onApple: boolean) {
  const [first = '', last = ''] = [keys[0], keys.at(-1)];
  const other = onApple ? undefined : keys.find((key) => key.startsWith('Ctrl+'));
  if (other !== undefined)
    return (
      <>
        <Chord of={first} onApple={onApple} />
        <span> or </span>
        <Chord of={other} onApple={onApple} />
      </>
    );
  if (keys.length <= 3) return <Chord of={first} onApple={onApple} />;
  return (
    <>
      <Chord of={first} onApple={onApple} />
      <span> to </span>
      <Chord of={last} onApple={onApple} />
    </>
  );
}

function Chord({ of, onApple }: { of: string; onApple: boolean }) {
  // A plus sign alone is a key; elsewhere it separates keys.
  const parts = of.length === 1 ? [of] : of.split('+');
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <span> + </span>}
      <kbd>{nameOf(part, onApple)}</kbd>
    </Fragment>
  ));
}
