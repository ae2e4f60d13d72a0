import type { Seam } from '@quiltwright/shared/geometry/seam';
import { LengthField } from '../../../panels/controls/LengthField';
import { Button } from '../../../ui/basics/Button';
import { bentBy, bulgeOfDegrees, degreesOf } from '../selection/bend-steps';
import styles from './SeamPanel.module.css';

interface SeamFieldsProps {
  seam: Seam;
  onBend: (bulge: number) => void;
  onErase: () => void;
}

/** The bend of a seam in degrees, and the buttons that bend it to its other side and erase it. */
export function SeamFields({ seam, onBend, onErase }: SeamFieldsProps) {
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
