import { TriangleAlert } from 'lucide-react';
import { act } from '../../model/command';
import { freeFormCommands as commands } from '../../model/free-form/free-form-commands';
import { laidPlacements } from '../../model/free-form/free-form-document';
import type { Mending } from '../../model/free-form/mend-commands';
import { mendsOf } from '../../model/free-form/mends';
import { misfitsOf, type Misfit, type Misfits as AllMisfits } from '../../model/free-form/misfits';
import { Button } from '../../ui/Button';
import { usePeek } from '../../ui/use-peek';
import styles from './Misfits.module.css';
import { wordsOfMend, wordsOfMisfit } from './misfit-words';
import type { FreeFormTable } from './use-free-form-table';

/** What doesn't fit on the quilt, why, and what mends it. Nothing where all does. */
export function Misfits({ table }: { table: FreeFormTable }) {
  const misfits = misfitsOf(table.arrangement.document.design);
  const { peekable } = usePeek(table.peekMend);
  if (misfits.count === 0) return null;
  return (
    <section className={styles.misfits} aria-label="What doesn’t fit">
      <ul>
        {misfits.first.map((misfit) => (
          <Row
            key={`${misfit.kind} ${misfit.id} ${misfit.box.x} ${misfit.box.y}`}
            misfit={misfit}
            table={table}
            peekable={peekable}
          />
        ))}
      </ul>
      {misfits.count > misfits.first.length && <p className={styles.arithmetic}>{wordsOfRest(misfits)}</p>}
    </section>
  );
}

function wordsOfRest({ first, count, isAll }: AllMisfits): string {
  const all = `${isAll ? '' : 'more than '}${count.toLocaleString('en')}`;
  return `These are the first ${first.length} of ${all} places where something doesn’t fit.`;
}

interface RowProps {
  misfit: Misfit;
  table: FreeFormTable;
  /** Has the quilt shown as a mend would leave it, while its button is pointed at. */
  peekable: ReturnType<typeof usePeek<Mending>>['peekable'];
}

function Row({ misfit, table, peekable }: RowProps) {
  const { arrangement, nameOf, run } = table;
  const { design } = arrangement.document;
  const placement = laidPlacements(design).find(({ id }) => id === misfit.id)?.placement;
  if (!placement) return null;
  const { what, arithmetic } = wordsOfMisfit(misfit, placement, design.quilt);
  return (
    <li className={styles.misfit}>
      <p className={styles.what}>
        <TriangleAlert aria-hidden />
        <button
          type="button"
          className={styles.name}
          onClick={() => {
            run(act(commands.select, { argument: [misfit.id] }));
          }}
        >
          {nameOf(placement.blockNum)} {what}
        </button>
      </p>
      <p className={styles.arithmetic}>{arithmetic}</p>
      <div className={styles.mends}>
        {mendsOf(misfit, design).map((mend) => (
          <Button
            key={mend.kind}
            {...peekable({ id: misfit.id, mend })}
            onClick={() => {
              run(act(commands.mend, { argument: { id: misfit.id, mend } }));
            }}
          >
            {wordsOfMend(mend, placement, design.quilt)}
          </Button>
        ))}
      </div>
    </li>
  );
}
