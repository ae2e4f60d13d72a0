import { Columns3, X } from 'lucide-react';
import type { Block } from '@quiltwright/shared/quilting/block';
import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { blockCommands } from '@quiltwright/shared/model/designed-block/block-commands';
import { inColourway, isKept, isSameColouring } from '@quiltwright/shared/model/designed-block/colourways';
import { useMade } from '../../../server/session/use-tab';
import { createDesignedBlockSession } from '../../../persistence/kinds/designed-block-session';
import { act } from '@quiltwright/shared/model/command';
import { BlockSketch } from '../../../panels/blocks/pictures/BlockSketch';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { Button } from '../../../ui/basics/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { focusMain } from '../../../ui/hooks/focus-main';
import styles from './Colourways.module.css';

interface ColourwaysProps {
  block: Block;
  fabric: FindFabric;
}

/**
 * The stored colourways of the block. A tap applies a colourway. Other buttons delete a colourway, or compare all
 * colourways side by side.
 */
export function Colourways({ block, fabric }: ColourwaysProps) {
  const { run } = useMade(createDesignedBlockSession);
  const { levels } = block;
  const colourways = useColourings(block);
  const [isComparing, setComparing] = useState(false);
  const current = colourways.findIndex((kept) => isSameColouring(kept, levels));
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
              aria-label={`Colourway ${index + 1}`}
              aria-pressed={index === current}
              onClick={() => {
                run(act(blockCommands.takeColourway, index));
              }}
            >
              <BlockSketch levels={kept} fabric={fabric} className={styles.picture} />
            </button>
            <button
              type="button"
              className={styles.drop}
              aria-label={`Delete colourway ${index + 1}`}
              title="Delete"
              onClick={({ currentTarget }) => {
                if (index === colourways.length - 1) focusBefore(currentTarget);
                run(act(blockCommands.dropColourway, index));
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
        open={isComparing}
        block={block}
        fabric={fabric}
        onTake={(index) => {
          run(act(blockCommands.takeColourway, index));
          setComparing(false);
        }}
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

/** Returns the block's layers of shapes once for each of its colourways, in the fabrics of that colourway. */
function useColourings({ levels, colourways }: Block) {
  return useMemo(() => colourways.map((colourway) => inColourway(levels, colourway)), [levels, colourways]);
}

interface CompareDialogProps extends ColourwaysProps {
  open: boolean;
  onTake: (index: number) => void;
  onClose: () => void;
}

/** A dialog that shows the current colouring and the stored colourways side by side. */
function CompareDialog({ open, block, fabric, onTake, onClose }: CompareDialogProps) {
  const { levels } = block;
  const colourways = useColourings(block);
  const isNew = !isKept(block);
  const count = colourways.length + (isNew ? 1 : 0);
  const columns = count > 4 ? 3 : Math.min(count, 2);
  return (
    <Dialog open={open} title="Colourways side by side" wide onClose={onClose}>
      <ul className={styles.compared} style={{ '--columns': columns } as CSSProperties}>
        {isNew && (
          <li>
            <div className={styles.large}>
              <BlockSketch levels={levels} fabric={fabric} />
              <p>Current fabrics, not kept yet</p>
            </div>
          </li>
        )}
        {colourways.map((kept, index) => {
          const isNow = isSameColouring(kept, levels);
          return (
            <li key={index}>
              <button
                type="button"
                className={styles.large}
                aria-pressed={isNow}
                onClick={() => {
                  onTake(index);
                }}
              >
                <BlockSketch levels={kept} fabric={fabric} />
                <span>{isNow ? `Colourway ${index + 1}, in use` : `Use colourway ${index + 1}`}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
