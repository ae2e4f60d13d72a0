import { TriangleAlert } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { act } from '@quiltwright/shared/model/command';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { laidPlacements } from '@quiltwright/shared/model/free-form/free-form-document';
import type { Mending } from '@quiltwright/shared/model/free-form/fit/mend-commands';
import type { Mend } from '@quiltwright/shared/model/free-form/fit/mend';
import { mendsOf } from '@quiltwright/shared/model/free-form/fit/mends';
import {
  misfitsOf,
  type Misfit,
  type Misfits as AllMisfits,
} from '@quiltwright/shared/model/free-form/fit/misfits';
import { focusMain } from '../../../ui/hooks/focus-main';
import { Button } from '../../../ui/basics/Button';
import { usePeek } from '../../../ui/hooks/use-peek';
import styles from './Misfits.module.css';
import { wordsOfMend, wordsOfMisfit } from './misfit-words';
import type { FreeFormTable } from '../use-free-form-table';
import { nameAndPlaceOf } from '../describing/words';

/** The blocks and borders that don't fit on the quilt, with reasons and fixes. Renders nothing if everything fits. */
export function Misfits({ table }: { table: FreeFormTable }) {
  const { design } = table.arrangement.document;
  const misfits = misfitsOf(design);
  const { peekable } = usePeek(table.peekMend);
  const section = useRef<HTMLElement>(null);
  /** The index, in the list of faults, of the fault that was fixed last; null for none. */
  const mended = useRef<number | null>(null);
  useEffect(() => {
    const place = mended.current;
    mended.current = null;
    // The pressed button disappeared with the fault, so another part must take the focus.
    if (place === null || document.activeElement !== document.body) return;
    const rows = [...(section.current?.querySelectorAll('li') ?? [])];
    const next = rows[Math.min(place, rows.length - 1)]?.querySelector('button');
    if (next) next.focus();
    else focusMain();
  }, [misfits]);
  const rows = useMemo(
    () => misfits.first.map((misfit) => ({ misfit, mends: mendsOf(misfit, design) })),
    [misfits, design],
  );
  if (misfits.count === 0) return null;
  // A larger quilt fixes all faults, so that button appears only once: at the first fault that offers it.
  const withLarger = rows.findIndex(({ mends }) => mends.some(isLarger));
  const isOfMany = rows.filter(({ mends }) => mends.some(isLarger)).length > 1;
  const mendsIn = (index: number, mends: readonly Mend[]) => {
    const others = mends.filter((mend) => !isLarger(mend));
    if (index !== withLarger) return others;
    return isOfMany ? [...mends.filter(isLarger), ...others] : mends;
  };
  return (
    <section ref={section} className={styles.misfits} aria-label="What doesn’t fit">
      <ul>
        {rows.map(({ misfit, mends }, index) => (
          <Row
            key={`${misfit.kind} ${misfit.id} ${'other' in misfit ? misfit.other : ''} ${misfit.box.x} ${misfit.box.y}`}
            misfit={misfit}
            mends={mendsIn(index, mends)}
            table={table}
            peekable={peekable}
            onMended={() => {
              mended.current = index;
            }}
          />
        ))}
      </ul>
      {misfits.count > misfits.first.length && <p className={styles.arithmetic}>{wordsOfRest(misfits)}</p>}
    </section>
  );
}

/** Returns the ids of the placements that a press on a fault's text selects. */
function idsOf(misfit: Misfit): number[] {
  return 'ids' in misfit ? [...misfit.ids] : [misfit.id];
}

const isLarger = ({ kind }: Mend) => kind === 'quilt';

function wordsOfRest({ first, count, isAll }: AllMisfits): string {
  const all = `${isAll ? '' : 'more than '}${count.toLocaleString('en')}`;
  return `This list shows the first ${first.length} of ${all} places where blocks don’t fit.`;
}

interface RowProps {
  misfit: Misfit;
  mends: readonly Mend[];
  table: FreeFormTable;
  /**
   * Returns the props of a fix's button that preview the quilt with the fix while the pointer or the focus is
   * on the button.
   */
  peekable: ReturnType<typeof usePeek<Mending>>['peekable'];
  onMended: () => void;
}

function Row({ misfit, mends, table, peekable, onMended }: RowProps) {
  const { arrangement, arranging, nameOf, run } = table;
  const { marks } = arranging;
  /* The blocks are marked as if a marquee were about to select them, because a press on the row selects them. */
  const pointed = usePeek<number[]>((ids) => {
    marks.set({ ...marks.value, caught: new Set(ids) });
  });
  const { design } = arrangement.document;
  const placementOf = (which: number) => laidPlacements(design).find(({ id }) => id === which)?.placement;
  const placement = placementOf(misfit.id);
  if (!placement) return null;
  const wordsOf = (which: number) => {
    const other = placementOf(which);
    return other ? nameAndPlaceOf(other, nameOf) : 'another block';
  };
  const { what, arithmetic } = wordsOfMisfit(misfit, placement, design.quilt, wordsOf, mends);
  const { onFocusCapture, onBlur, ...pointing } = pointed.peekable(idsOf(misfit));
  return (
    <li className={styles.misfit} {...pointing}>
      <p className={styles.what}>
        <TriangleAlert aria-hidden />
        <button
          type="button"
          className={styles.name}
          onFocusCapture={onFocusCapture}
          onBlur={onBlur}
          onClick={() => {
            run(act(commands.select, idsOf(misfit)));
          }}
        >
          {misfit.kind === 'off centre' ? what : `${nameAndPlaceOf(placement, nameOf)} ${what}`}
        </button>
      </p>
      <p className={styles.arithmetic}>{arithmetic}</p>
      <div className={styles.mends}>
        {mends.map((mend) => (
          <Button
            key={mend.kind}
            {...peekable({ id: misfit.id, mend })}
            onClick={() => {
              onMended();
              run(act(commands.mend, { id: misfit.id, mend }));
            }}
          >
            {wordsOfMend(mend, placement, design.quilt)}
          </Button>
        ))}
      </div>
    </li>
  );
}
