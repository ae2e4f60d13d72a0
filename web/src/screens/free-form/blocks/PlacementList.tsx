import { counted } from '@quiltwright/shared/counted';
import { countBlocks, type Placement } from '@quiltwright/shared/quilting/placement';
import { LockOpen, TriangleAlert } from 'lucide-react';
import { memo, useMemo } from 'react';
import { act } from '@quiltwright/shared/model/command';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { laidPlacements } from '@quiltwright/shared/model/free-form/free-form-document';
import { fitProblemsOf } from '@quiltwright/shared/model/free-form/fit/fit-problems';
import { BlockSketch } from '../../../panels/blocks/pictures/BlockSketch';
import { IconButton } from '../../../ui/basics/Button';
import { useGrowing } from '../../../ui/hooks/use-growing';
import { useRoving } from '../../../ui/hooks/use-roving';
import styles from './PlacementList.module.css';
import type { FreeFormEditor } from '../use-free-form-editor';
import { placeOf, sizeOf, describePlacement } from '../describing/words';

/** The number of rows that are rendered at first. Scrolling renders more. */
const FIRST_SHOWN = 20;

/**
 * The list of all placements (blocks with their copies), topmost first. A press on a row selects its placement. With
 * Shift, Ctrl or ⌘, the press adds to the selection.
 */
export function PlacementList({ editor }: { editor: FreeFormEditor }) {
  const { workspace, arrangement, nameOf, fabric, run, isAsked } = editor;
  const { design } = arrangement.document;
  const topFirst = useMemo(() => [...laidPlacements(design)].reverse(), [design]);
  const copies = useMemo(() => countBlocks(topFirst.map(({ placement }) => placement)), [topFirst]);
  const { ids: withProblem } = fitProblemsOf(design);
  const { shown, last } = useGrowing(topFirst.length, FIRST_SHOWN);
  const rows = topFirst.slice(0, shown);
  const chosen = rows.find(({ id }) => arrangement.selection.has(id))?.id ?? null;
  const roving = useRoving(
    rows.map(({ id }) => id),
    chosen,
  );
  return (
    <section className={styles.placements} aria-label="Placements">
      <div className={styles.head}>
        {/* In other layouts its section has the heading. */}
        {workspace.shell === 'desk' && <h2>Placements</h2>}
        {copies > 0 && (
          <p className={styles.count}>
            {copies === topFirst.length
              ? counted(copies, 'block')
              : `${counted(copies, 'block')} in ${counted(topFirst.length, 'placement')}`}
          </p>
        )}
      </div>
      {topFirst.length === 0 && <p className={styles.none}>No blocks on the quilt yet.</p>}
      <div
        className={styles.list}
        role="group"
        aria-label="Placements, topmost first"
        data-asked={isAsked}
        {...roving.grid}
      >
        {rows.map(({ id, isLocked, placement }, index) => {
          const name = nameOf(placement);
          const fits = !withProblem.has(id);
          return (
            <div key={id} className={styles.row}>
              <button
                ref={index === rows.length - 1 && shown < topFirst.length ? last : undefined}
                type="button"
                className={styles.placement}
                data-selects
                aria-disabled={isLocked}
                aria-pressed={arrangement.selection.has(id)}
                aria-label={`${describePlacement(placement, nameOf)}${isLocked ? ', locked' : ''}`}
                aria-description={fits ? undefined : 'Doesn’t fit'}
                {...roving.item(id)}
                onClick={({ shiftKey, ctrlKey, metaKey }) => {
                  if (isLocked) return;
                  const isMore = shiftKey || ctrlKey || metaKey;
                  run(act(isMore ? commands.selectMore : commands.select, [id]));
                }}
              >
                <PlacementWords placement={placement} name={name} fabric={fabric} fits={fits} />
              </button>
              {isLocked && (
                <IconButton
                  label={`Unlock ${name}`}
                  onClick={() => {
                    run(act(commands.lock, { ids: [id], isLocked: false }));
                  }}
                >
                  <LockOpen aria-hidden />
                </IconButton>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}

interface PlacementWordsProps extends Pick<FreeFormEditor, 'fabric'> {
  placement: Placement;
  name: string;
  fits: boolean;
}

/** The content of a row. It doesn't depend on the selection, so a new selection doesn't render it again. */
const PlacementWords = memo(function PlacementWords({ placement, name, fabric, fits }: PlacementWordsProps) {
  return (
    <>
      <BlockSketch className={styles.sketch} levels={placement.levels} fabric={fabric} />
      <span className={styles.words}>
        <span className="two-lines" title={name}>
          {name}
        </span>
        <span className={styles.size}>{sizeOf(placement)}</span>
      </span>
      {!fits && <TriangleAlert className={styles.fitProblem} aria-hidden />}
      <span className={styles.place}>{placeOf(placement)}</span>
    </>
  );
});
