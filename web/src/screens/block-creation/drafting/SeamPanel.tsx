import type { Point } from '@quiltwright/shared/geometry/point';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { mapOfDesign } from '@quiltwright/shared/model/created-block/drafting/map-of-design';
import { counted } from '@quiltwright/shared/counted';
import { memo, useState } from 'react';
import { pointAlong, type Seam } from '@quiltwright/shared/geometry/seam';
import { draftOf, isOnEdge, seamNear } from '../../../editor/tools/drafting/draft';
import { LengthField } from '../../../panels/controls/LengthField';
import { Button } from '../../../ui/basics/Button';
import { useGrowing } from '../../../ui/hooks/use-growing';
import { useRoving } from '../../../ui/hooks/use-roving';
import { bentBy, bulgeOfDegrees, degreesOf } from '../selection/bend-steps';
import type { CreationEditor } from '../use-creation-editor';
import { ConvertNotice } from './ConvertNotice';
import styles from './SeamPanel.module.css';
import { courseWords } from './seam-words';

/** The number of seams that are listed at first. Scrolling lists more. */
const FIRST_SHOWN = 20;

type SeamPanelProps = Pick<CreationEditor, 'drawing' | 'editing' | 'run'>;

/** The list of all seams of the block. A press on a seam chooses it, and shows its bend and the button that erases it. */
export const SeamPanel = memo(function SeamPanel({ drawing, editing, run }: SeamPanelProps) {
  const { design } = drawing.document;
  /** The middle of the chosen seam, which names the seam. */
  const [chosen, setChosen] = useState<Point | null>(null);
  const seams = draftOf(design).seams.filter((seam) => !isOnEdge(seam));
  const seam = chosen && seamNear(design, chosen, 1);
  const { shown, last } = useGrowing(seams.length, FIRST_SHOWN);
  const rows = seams.slice(0, shown);
  const { grid, item } = useRoving(
    rows.map((_, index) => index),
    seam ? seams.indexOf(seam) : null,
  );
  const choose = (next: Seam) => {
    setChosen(pointAlong(next, 0.5));
    editing.drafting.point(next);
  };
  return (
    <section className={styles.panel} aria-label="Seams">
      <ConvertNotice drawing={drawing} run={run} />
      <div className={styles.head}>
        <h2>Seams</h2>
        <span className={styles.quiet}>{counted(seams.length, 'seam')}</span>
      </div>
      {seams.length === 0 && (
        <p className={styles.quiet}>
          {typeof mapOfDesign(design) === 'string'
            ? 'Shapes of this block almost touch, so its seams can’t be found. Move a shape a little.'
            : 'Draw a seam across the block to cut it into patches.'}
        </p>
      )}
      <div className={styles.list} role="group" aria-label="Seams of the block" {...grid}>
        {rows.map((each, index) => (
          <button
            key={index}
            ref={index === rows.length - 1 && shown < seams.length ? last : undefined}
            type="button"
            className={styles.seam}
            aria-pressed={each === seam}
            {...item(index)}
            onClick={() => {
              choose(each);
            }}
          >
            <b>{`Seam ${index + 1}`}</b>
            <span>{courseWords(each, design.block)}</span>
          </button>
        ))}
      </div>
      {seam && (
        <SeamFields
          seam={seam}
          onBend={(bulge) => {
            const bend = act(commands.bendSeam, { at: pointAlong(seam, 0.5), bulge });
            const canBend = bend.canRun(drawing);
            // A bend that can’t be done is told by the editor.
            run(bend);
            if (canBend) choose({ ...seam, bulge });
          }}
          onErase={() => {
            editing.drafting.point(null);
            setChosen(null);
            run(act(commands.eraseSeams, { at: [pointAlong(seam, 0.5)] }));
          }}
        />
      )}
    </section>
  );
});

interface SeamFieldsProps {
  seam: Seam;
  onBend: (bulge: number) => void;
  onErase: () => void;
}

/** The bend of a seam in degrees, and the buttons that bend it to its other side and erase it. */
function SeamFields({ seam, onBend, onErase }: SeamFieldsProps) {
  const { bulge, from, to } = seam;
  const bend = (degrees: number) => {
    onBend(bulgeOfDegrees(bulge < 0 ? -degrees : degrees));
  };
  return (
    <div className={styles.fields}>
      <LengthField
        label="Bend in degrees"
        of={[from.x, from.y, to.x, to.y].join()}
        shown={String(Number(degreesOf(Math.abs(bulge)).toFixed(2)))}
        kind="number"
        bounds={{ min: 0, max: 180 }}
        example="90"
        onAmount={bend}
        onStep={(steps) => {
          bend(Math.max(0, degreesOf(bentBy(Math.abs(bulge), Math.sign(steps)))));
        }}
      />
      <Button
        disabled={bulge === 0}
        onClick={() => {
          onBend(-bulge);
        }}
      >
        Other side
      </Button>
      <Button onClick={onErase}>Erase</Button>
    </div>
  );
}
