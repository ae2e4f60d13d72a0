import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { MESSAGES } from '@quiltwright/shared/messages';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { formatInches, formatSize } from '../../ui/inches';
import { gridOf } from './quilt-words';
import styles from './StatusLine.module.css';
import { targetName, type Target } from './target';
import type { Trial } from './use-colouring';

interface StatusLineProps {
  quilt: Quilt;
  target: Target | null;
  cursor: { x: number; y: number } | null;
  picked: Fabric | null;
  /** A fabric that is held over the quilt. */
  trial: Trial | null;
}

/** The line at the foot of the workspace; on a phone, where there is little room, a corner of the table. */
export function StatusLine({ quilt, target, cursor, picked, trial }: StatusLineProps) {
  const grid = gridOf(quilt);
  return (
    <footer className={styles.line}>
      {grid && (
        <>
          <p className={styles.size}>
            <span>Finished size </span>
            <b>{formatSize(quilt.quiltWidth, quilt.quiltLength)}</b>
          </p>
          <p className={styles.grid}>
            <b>
              {grid.columns} × {grid.rows}
            </b>{' '}
            blocks of 12″
          </p>
        </>
      )}
      {grid && cursor && (
        <p className={styles.cursor}>
          Cursor{' '}
          <b>
            {formatInches(quarter(cursor.x))}, {formatInches(quarter(cursor.y))}
          </b>
        </p>
      )}
      {trial?.part ? (
        <p>
          Let go to put <b>{trial.fabric.fabricName}</b> on <b>{targetName(quilt, trial.target)}</b>
        </p>
      ) : (
        target && (
          <p>
            Selected <b>{targetName(quilt, target)}</b>
          </p>
        )
      )}
      <p className={styles.hint} role="status" data-news={picked !== null}>
        {hintOf(picked, trial)}
      </p>
    </footer>
  );
}

function hintOf(picked: Fabric | null, trial: Trial | null): string {
  if (trial?.part) return usesTouch() ? 'Two-finger tap undoes' : 'Escape puts it back';
  return picked
    ? `${MESSAGES.fabricSelected}: ${picked.fabricName}`
    : 'Tap a part of the quilt, then a fabric';
}

function usesTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

function quarter(length: number): number {
  return Math.round(length * 4) / 4;
}
