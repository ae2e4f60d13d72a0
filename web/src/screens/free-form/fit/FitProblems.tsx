import { TriangleAlert } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { act } from '@quiltwright/shared/model/command';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { laidPlacements } from '@quiltwright/shared/model/free-form/free-form-document';
import type { PlacementFix } from '@quiltwright/shared/model/free-form/fit/fix-commands';
import type { Fix } from '@quiltwright/shared/model/free-form/fit/fix';
import { fixesOf } from '@quiltwright/shared/model/free-form/fit/fixes';
import {
  fitProblemsOf,
  type FitProblem,
  type FitProblems as AllFitProblems,
} from '@quiltwright/shared/model/free-form/fit/fit-problems';
import { focusMain } from '../../../ui/hooks/focus-main';
import { Button } from '../../../ui/basics/Button';
import { usePeek } from '../../../ui/hooks/use-peek';
import styles from './FitProblems.module.css';
import { describeFix, describeFitProblem, movedInOverlap } from './fit-problem-words';
import type { FreeFormEditor } from '../use-free-form-editor';
import { nameAndPlaceOf } from '../describing/words';

/**
 * The list of the blocks and borders that don't fit on the quilt, with reasons and fixes. Renders nothing if
 * everything fits.
 */
export function FitProblems({ editor }: { editor: FreeFormEditor }) {
  const {
    document: { design },
    selection,
  } = editor.arrangement;
  const fitProblems = fitProblemsOf(design);
  const { peekable } = usePeek(editor.peekFix);
  const section = useRef<HTMLElement>(null);
  /** The index, in the list of problems, of the problem that was fixed last; null for none. */
  const fixed = useRef<number | null>(null);
  useEffect(() => {
    const place = fixed.current;
    fixed.current = null;
    // The pressed button disappeared with the fault, so another part must take the focus.
    if (place === null || document.activeElement !== document.body) return;
    const rows = [...(section.current?.querySelectorAll('li') ?? [])];
    const next = rows[Math.min(place, rows.length - 1)]?.querySelector('button');
    if (next) next.focus();
    else focusMain();
  }, [fitProblems]);
  const rows = useMemo(
    () =>
      fitProblems.first.map((fitProblem) => ({ fitProblem, fixes: fixesOf(fitProblem, design, selection) })),
    [fitProblems, design, selection],
  );
  const rest = describeRest(fitProblems);
  if (fitProblems.count === 0 && rest === null) return null;
  // A larger quilt fixes all faults, so that button appears only once: at the first fault that offers it.
  const withLarger = rows.findIndex(({ fixes }) => fixes.some(isLarger));
  const isOfMany = rows.filter(({ fixes }) => fixes.some(isLarger)).length > 1;
  const fixesIn = (index: number, fixes: readonly Fix[]) => {
    const others = fixes.filter((fix) => !isLarger(fix));
    if (index !== withLarger) return others;
    return isOfMany ? [...fixes.filter(isLarger), ...others] : fixes;
  };
  return (
    <section ref={section} className={styles.fitProblems} aria-label="What doesn’t fit">
      {rows.length > 0 && (
        <ul>
          {rows.map(({ fitProblem, fixes }, index) => (
            <Row
              key={`${fitProblem.kind} ${fitProblem.id} ${'other' in fitProblem ? fitProblem.other : ''} ${fitProblem.box.x} ${fitProblem.box.y}`}
              fitProblem={fitProblem}
              fixes={fixesIn(index, fixes)}
              editor={editor}
              peekable={peekable}
              onFixed={() => {
                fixed.current = index;
              }}
            />
          ))}
        </ul>
      )}
      {rest !== null && <p className={styles.arithmetic}>{rest}</p>}
    </section>
  );
}

/** Returns the ids of the placements that a press on a problem's text selects. */
function idsOf(fitProblem: FitProblem): number[] {
  return 'ids' in fitProblem ? [...fitProblem.ids] : [fitProblem.id];
}

const isLarger = ({ kind }: Fix) => kind === 'quilt';

/** Returns what the list doesn’t show: further problems, or that the search was given up. Null if it shows all. */
function describeRest({ first, count, isAll }: AllFitProblems): string | null {
  const all = `${isAll ? '' : 'more than '}${count.toLocaleString('en')}`;
  if (count > first.length)
    return `This list shows the first ${first.length} of ${all} places where blocks don’t fit.`;
  return isAll
    ? null
    : 'Too many blocks lie close together to check them all. Move or remove some to have the others checked.';
}

interface RowProps {
  fitProblem: FitProblem;
  fixes: readonly Fix[];
  editor: FreeFormEditor;
  /**
   * Returns the props of a fix's button. With these props, the button previews the fixed quilt while it has the
   * pointer or the focus.
   */
  peekable: ReturnType<typeof usePeek<PlacementFix>>['peekable'];
  onFixed: () => void;
}

function Row({ fitProblem, fixes, editor, peekable, onFixed }: RowProps) {
  const { arrangement, arranging, nameOf, run } = editor;
  const { marks } = arranging;
  /* The blocks are marked as if a marquee were about to select them, because a press on the row selects them. */
  const pointed = usePeek<number[]>((ids) => {
    marks.set({ ...marks.value, caught: new Set(ids) });
  });
  const { design } = arrangement.document;
  const placementOf = (which: number) => laidPlacements(design).find(({ id }) => id === which)?.placement;
  const placement = placementOf(fitProblem.id);
  if (!placement) return null;
  const describeOther = (which: number) => {
    const other = placementOf(which);
    return other ? nameAndPlaceOf(other, nameOf) : 'another block';
  };
  const describeMoved = (fix: Fix) =>
    fitProblem.kind === 'overlap'
      ? movedInOverlap(fitProblem, fix, (which) => nameOf(placementOf(which) ?? placement))
      : undefined;
  const { what, arithmetic } = describeFitProblem(fitProblem, placement, design.quilt, describeOther, fixes);
  const { onFocusCapture, onBlur, ...pointing } = pointed.peekable(idsOf(fitProblem));
  return (
    <li className={styles.fitProblem} {...pointing}>
      <p className={styles.what}>
        <TriangleAlert aria-hidden />
        <button
          type="button"
          className={styles.name}
          onFocusCapture={onFocusCapture}
          onBlur={onBlur}
          onClick={() => {
            run(act(commands.select, idsOf(fitProblem)));
          }}
        >
          {fitProblem.kind === 'off centre' ? what : `${nameAndPlaceOf(placement, nameOf)} ${what}`}
        </button>
      </p>
      <p className={styles.arithmetic}>{arithmetic}</p>
      <div className={styles.fixes}>
        {fixes.map((fix) => (
          <Button
            key={fix.kind}
            {...peekable({ id: fitProblem.id, fix })}
            onClick={() => {
              onFixed();
              run(act(commands.fix, { id: fitProblem.id, fix }));
            }}
          >
            {describeFix(fix, placement, design.quilt, describeMoved(fix))}
          </Button>
        ))}
      </div>
    </li>
  );
}
