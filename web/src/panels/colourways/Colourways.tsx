import { Columns3, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/basics/Button';
import { focusMain } from '../../ui/hooks/focus-main';
import { CompareDialog } from './CompareDialog';
import { colourwayInSentence, nameOfColourway, type ColourwaysProps } from './colouring';
import styles from './Colourways.module.css';

/**
 * The stored colourways of a block or quilt. A tap applies a colourway. Other buttons delete a colourway, or compare
 * all colourways side by side, in a dialog with the buttons `actions` at its bottom.
 */
export function Colourways(props: ColourwaysProps & { actions?: ReactNode }) {
  const { colourways, current, edits } = props;
  const [isComparing, setComparing] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const shown: Partial<Element> | undefined = list.current?.children[current];
    // jsdom has no layout.
    shown?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current, colourways.length]);
  return (
    <section className={styles.strip} aria-label="Colourways">
      <ul ref={list} className={styles.kept}>
        {colourways.map((kept, index) => (
          <li key={index} className={styles.item}>
            <button
              type="button"
              className={styles.colourway}
              aria-label={nameOfColourway(kept, index)}
              aria-pressed={index === current}
              {...(kept.name !== '' && { title: kept.name })}
              onClick={() => {
                edits.take(index);
              }}
            >
              <div className={styles.picture}>{kept.picture}</div>
            </button>
            <button
              type="button"
              className={styles.drop}
              aria-label={`Delete ${colourwayInSentence(kept, index)}`}
              title="Delete"
              onClick={({ currentTarget }) => {
                if (index === colourways.length - 1) focusBefore(currentTarget);
                edits.drop(index);
              }}
            >
              <X aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Button
        onClick={() => {
          setComparing(true);
        }}
      >
        <Columns3 aria-hidden />
        Compare
      </Button>
      <CompareDialog
        {...props}
        open={isComparing}
        onClose={() => {
          setComparing(false);
        }}
      />
    </section>
  );
}

/**
 * Moves the focus from a deleted colourway to the delete button of the previous colourway. Without a previous one,
 * moves the focus to the page.
 */
function focusBefore(drop: HTMLElement): void {
  const before = drop.closest('li')?.previousElementSibling?.querySelector('button:last-child');
  if (before instanceof HTMLElement) before.focus();
  else focusMain();
}
