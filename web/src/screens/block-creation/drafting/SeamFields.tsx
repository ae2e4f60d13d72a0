import { clamp } from '@quiltwright/shared/geometry/interval';
import { distance } from '@quiltwright/shared/geometry/point';
import type { Seam } from '@quiltwright/shared/geometry/seam';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import { exactNumber } from '@quiltwright/shared/ruler/lengths';
import { LengthField } from '../../../panels/controls/LengthField';
import { Button } from '../../../ui/basics/Button';
import { bentBy, bulgeOfDegrees, bulgeOfRadius, degreesOf, radiusOfBulge } from '../selection/bend-steps';
import styles from './SeamPanel.module.css';

interface SeamFieldsProps {
  seam: Seam;
  block: Pick<Block, 'blockWidth' | 'blockHeight'>;
  onBend: (bulge: number) => void;
  onErase: () => void;
}

/** The greatest radius of an arc that can be typed, in inches. A flatter arc can't be told from a straight seam. */
const MOST_RADIUS = 1000;

/**
 * The bend of a seam in degrees and by its radius, and the buttons that bend it to its other side and erase it. In a block
 * that isn't square an arc is part of an ellipse, which has no radius.
 */
export function SeamFields({ seam, block, onBend, onErase }: SeamFieldsProps) {
  const { bulge, from, to } = seam;
  const { blockWidth, blockHeight } = block;
  const of = [from.x, from.y, to.x, to.y].join();
  const length = (distance(from, to) * blockWidth) / LIMITS.blockSpace;
  const radius = radiusOfBulge(length, bulge);
  const bendTo = (wanted: number) => {
    const size = bulgeOfRadius(length, clamp(wanted, length / 2, MOST_RADIUS));
    onBend(bulge < 0 ? -size : size);
  };
  const bend = (degrees: number) => {
    onBend(bulgeOfDegrees(bulge < 0 ? -degrees : degrees));
  };
  return (
    <div className={styles.fields}>
      <LengthField
        label="Bend in degrees"
        of={of}
        shown={String(Number(degreesOf(Math.abs(bulge)).toFixed(2)))}
        kind="number"
        bounds={{ min: 0, max: 180 }}
        example="90"
        onAmount={bend}
        onStep={(steps) => {
          bend(Math.max(0, degreesOf(bentBy(Math.abs(bulge), Math.sign(steps)))));
        }}
      />
      {blockWidth === blockHeight && (
        <LengthField
          label="Radius"
          of={of}
          shown={radius === null ? '' : exactNumber(radius)}
          bounds={{ min: length / 2, max: MOST_RADIUS }}
          example="4 1/2"
          onAmount={bendTo}
          onStep={(steps) => {
            bendTo((radius ?? length) + steps / 8);
          }}
        />
      )}
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
