import { Fragment } from 'react';
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
  { on: 'a swatch', heading: 'On a fabric in the palette' },
] as const;

const names: Record<string, string> = {
  Mod: modName(),
  Alt: isApple() ? 'Option' : 'Alt',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** The keyboard shortcuts of all screens, grouped by the place where they work. */
export function ShortcutList() {
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
                  <dd>{keysOf(keys)}</dd>
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
function keysOf(keys: readonly string[]) {
  const [first = '', last = ''] = [keys[0], keys.at(-1)];
  const other = isApple() ? undefined : keys.find((key) => key.startsWith('Ctrl+'));
  if (other !== undefined)
    return (
      <>
        <Chord of={first} />
        <span> or </span>
        <Chord of={other} />
      </>
    );
  if (keys.length <= 3) return <Chord of={first} />;
  return (
    <>
      <Chord of={first} />
      <span> to </span>
      <Chord of={last} />
    </>
  );
}

function Chord({ of }: { of: string }) {
  // A plus sign alone is a key; elsewhere it separates keys.
  const parts = of.length === 1 ? [of] : of.split('+');
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <span> + </span>}
      <kbd>{names[part] ?? part}</kbd>
    </Fragment>
  ));
}
