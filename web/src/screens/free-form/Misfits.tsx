import { TriangleAlert } from 'lucide-react';
import { act } from '../../model/command';
import { freeFormCommands as commands } from '../../model/free-form/free-form-commands';
import { laidPlacements } from '../../model/free-form/free-form-document';
import { mendsOf, type Misfit } from '../../model/free-form/misfits';
import { Button } from '../../ui/Button';
import styles from './Misfits.module.css';
import { wordsOfMend, wordsOfMisfit } from './misfit-words';
import type { FreeFormTable } from './use-free-form-table';

/** What doesn't fit on the quilt, why, and what mends it. Nothing where all does. */
export function Misfits({ table }: { table: FreeFormTable }) {
  const { misfits } = table;
  if (misfits.length === 0) return null;
  return (
    <section className={styles.misfits} aria-label="What doesn’t fit">
      <ul>
        {misfits.map((misfit) => (
          <Row
            key={`${misfit.kind} ${misfit.id} ${misfit.box.x} ${misfit.box.y}`}
            misfit={misfit}
            table={table}
          />
        ))}
      </ul>
    </section>
  );
}

function Row({ misfit, table }: { misfit: Misfit; table: FreeFormTable }) {
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
            onClick={() => {
              run(act(commands.mend, { argument: { id: misfit.id, mend } }));
            }}
          >
            {wordsOfMend(mend)}
          </Button>
        ))}
      </div>
    </li>
  );
}
