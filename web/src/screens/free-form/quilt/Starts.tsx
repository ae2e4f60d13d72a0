import { useState } from 'react';
import { act } from '@quiltwright/shared/model/command';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { hasBlocks } from '@quiltwright/shared/model/free-form/free-form-document';
import { startNames, starts, type Start } from '@quiltwright/shared/model/free-form/starts';
import { isLockedTo } from '../../../panels/blocks/list/block-search';
import { focusMain } from '../../../ui/hooks/focus-main';
import { isSubscriber, useSession } from '../../../server/session/session';
import { blocksFor } from './starting-blocks';
import styles from './Starts.module.css';
import type { FreeFormEditor } from '../use-free-form-editor';

/**
 * The picture of each start (a ready-made arrangement for an empty quilt), 8 × 10 units large. Each entry is a block:
 * x, y, width, height, and a number that equal blocks share.
 */
const pictures: Record<Start, readonly (readonly [number, number, number, number, number])[]> = {
  grid: grid(4, 5, 2, 0, () => 0),
  sampler: grid(3, 4, 2, 0.6, (column, row) => (column + row) % 3),
  medallion: [...round(2, 4 / 3, 0, 8), ...round(1, 2 / 3, 5 / 3, 14 / 3), [8 / 3, 11 / 3, 8 / 3, 8 / 3, 0]],
  checkerboard: grid(4, 5, 2, 0, (column, row) => (column + row) % 2),
  chain: chain(),
};

/**
 * Buttons for six ways to start a quilt, shown over an empty quilt. They appear again after undo has emptied the quilt.
 */
export function Starts({
  editor: { workspace, quiltActions, library, openBlocks, run },
}: {
  editor: FreeFormEditor;
}) {
  const subscribes = isSubscriber(useSession());
  const { document } = workspace;
  /** The id of the quilt that the quilter chose to start without blocks; null before this choice. */
  const [blank, setBlank] = useState<string | null>(null);
  // While a panel is open beside the quilt, the starts would only cover the quilt.
  if (workspace.shell !== 'desk' && workspace.section !== null) return null;
  if (hasBlocks(document.design) || quiltActions.trial || quiltActions.carried || blank === document.id)
    return null;
  const open = library.filter((block) => !isLockedTo(block, subscribes));
  return (
    <section className={styles.starts} aria-label="Ways to start">
      <h2>How do you want to start?</h2>
      <ul className={styles.list}>
        {starts.map((start) => (
          <li key={start}>
            <button
              type="button"
              className={styles.start}
              disabled={openBlocks.length + open.length === 0}
              onClick={() => {
                const blocks = blocksFor(start, open, openBlocks);
                const [own] = openBlocks;
                const size = own && { width: own.blockWidth, height: own.blockHeight };
                run(act(commands.begin, { start, blocks, size }));
                focusMain();
              }}
            >
              <svg viewBox="-0.2 -0.2 8.4 10.4" aria-hidden>
                {pictures[start].map(([x, y, width, height, kind]) => (
                  <rect
                    key={`${x} ${y}`}
                    {...{ x: x + 0.06, y: y + 0.06, width: width - 0.12, height: height - 0.12 }}
                    rx={0.16}
                    data-kind={kind}
                  />
                ))}
              </svg>
              <span>{startNames[start]}</span>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.start}
            onClick={() => {
              setBlank(document.id);
              focusMain();
            }}
          >
            <svg viewBox="-0.2 -0.2 8.4 10.4" aria-hidden>
              <rect x={0.06} y={0.06} width={7.88} height={9.88} rx={0.16} data-kind="blank" />
            </svg>
            Blank
          </button>
        </li>
      </ul>
    </section>
  );
}

function grid(
  columns: number,
  rows: number,
  side: number,
  gap: number,
  kindAt: (column: number, row: number) => number,
) {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return [column * (side + gap), row * (side + gap), side, side, kindAt(column, row)] as const;
  });
}

/**
 * Returns four strips that form a square frame, for the picture of the medallion start.
 * @param kind the number that equal blocks share
 */
function round(kind: number, width: number, from: number, side: number) {
  const [top, last] = [from + 1, from + side - width];
  return [
    [from, top, side, width, kind],
    [from, last + 1, side, width, kind],
    [from, top + width, width, side - 2 * width, kind],
    [last, top + width, width, side - 2 * width, kind],
  ] as const;
}

/**
 * Returns the picture of the chain start: large squares alternate with groups of five small squares in the shape of
 * an X.
 */
function chain() {
  return grid(4, 5, 2, 0, (column, row) => (column + row) % 2).flatMap(([x, y, width, height, kind]) =>
    kind === 0
      ? [[x, y, width, height, kind] as const]
      : grid(3, 3, width / 3, 0, () => 1)
          .filter((_small, place) => place % 2 === 0)
          .map(([left, top, small]) => [x + left, y + top, small, small, kind] as const),
  );
}
