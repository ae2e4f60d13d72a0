import { draftStarts, usualNumbers } from '@quiltwright/shared/drafting/starts/starts';
import { draftStartTitles, type DraftStartName } from '@quiltwright/shared/drafting/starts/start-titles';
import { useState } from 'react';
import type { FindFabric } from '../../../../server/fabrics/use-fabrics';
import { Segments } from '../../../../ui/fields/Segments';
import { useRoving } from '../../../../ui/hooks/use-roving';
import type { CreationEditor } from '../../use-creation-editor';
import { seamPath } from './seam-path';
import { StartDialog } from './StartDialog';
import styles from './StartFrom.module.css';
import { startFamilies } from './start-words';

type Family = (typeof startFamilies)[number]['name'];

interface StartFromProps {
  editor: Pick<CreationEditor, 'drawing' | 'editing' | 'run'>;
  fabric: FindFabric;
  /** False where a fold already has the heading. */
  hasHeading: boolean;
}

/** The patterns to start drafting from, by family. A press on one opens the dialog with its numbers. */
export function StartFrom({ editor, fabric, hasHeading }: StartFromProps) {
  const [family, setFamily] = useState<Family>('Grid');
  const [open, setOpen] = useState<DraftStartName | null>(null);
  const starts = startFamilies.find(({ name }) => name === family)?.starts ?? [];
  const { grid, item } = useRoving(
    starts.map((_, index) => index),
    null,
  );
  return (
    <section className={styles.section} aria-label="Start from">
      {hasHeading && <h2>Start from</h2>}
      <Segments
        label="Kind of pattern"
        options={startFamilies.map(({ name }) => ({ value: name, name }))}
        value={family}
        onChoose={setFamily}
      />
      <ul className={styles.starts} {...grid}>
        {starts.map((start, index) => (
          <li key={start}>
            <button
              type="button"
              className={styles.start}
              {...item(index)}
              onClick={() => {
                setOpen(start);
              }}
            >
              <StartIcon start={start} />
              <span>{draftStartTitles[start]}</span>
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <StartDialog
          key={open}
          start={open}
          editor={editor}
          fabric={fabric}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </section>
  );
}

/** The seams of a start with its usual numbers. */
function StartIcon({ start }: { start: DraftStartName }) {
  return (
    <svg viewBox="-20 -20 1040 1040" aria-hidden>
      <rect width={1000} height={1000} />
      <path d={draftStarts[start].seams(usualNumbers(start)).map(seamPath).join('')} />
    </svg>
  );
}
