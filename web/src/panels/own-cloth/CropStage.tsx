import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { formatInches } from '@quiltwright/shared/ruler/lengths';
import { dragged, tilingOf, type Crop, type RulerLine } from './crop';
import styles from './CropStage.module.css';

interface CropStageProps {
  image: HTMLImageElement;
  crop: Crop;
  /** The real length of the square's side, in inches. */
  inches: number;
  /** The ruler line on the picture, with its length if this is known; null while there is no line. */
  line: (RulerLine & { inches: number | null }) | null;
  onCrop: (crop: Crop) => void;
  onLine: (line: RulerLine) => void;
}

/** The distance of a move by an arrow key, as a share of the square. */
const STEP = 0.02;

const steps: Readonly<Record<string, { x: number; y: number } | undefined>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/**
 * Shows the square of a picture that becomes fabric. A drag or the arrow keys move the picture under the square. If
 * only a part of the square is used, a dashed square marks that part. The ends of the ruler line (`line`) can be moved
 * too.
 */
export function CropStage({ image, crop, inches, line, onCrop, onLine }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const held = useRef<{ x: number; y: number; end: 'from' | 'to' | null } | null>(null);
  const { share } = tilingOf(inches);

  /** Returns a point of the page as fractions of the square's side. */
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const { left = 0, top = 0, width = 1 } = stage.current?.getBoundingClientRect() ?? {};
    return { x: (clientX - left) / width, y: (clientY - top) / width };
  };
  const hold = (event: PointerEvent, end: 'from' | 'to' | null) => {
    event.stopPropagation();
    stage.current?.setPointerCapture(event.pointerId);
    held.current = { ...pointOf(event), end };
  };
  const move = (event: PointerEvent) => {
    if (!held.current) return;
    const { x, y, end } = held.current;
    const at = pointOf(event);
    if (end === null) onCrop(dragged(crop, at.x - x, at.y - y));
    else if (line) onLine({ ...endsOf(line), [end]: { x: within(at.x), y: within(at.y) } });
    held.current = { ...at, end };
  };
  const press = (event: KeyboardEvent, end: 'from' | 'to' | null) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    if (end === null) onCrop(dragged(crop, step.x, step.y));
    else if (line)
      onLine({
        ...endsOf(line),
        [end]: { x: within(line[end].x + step.x), y: within(line[end].y + step.y) },
      });
  };
  const percent = (part: number) => `${100 * part}%`;
  return (
    <div
      ref={stage}
      className={styles.stage}
      role="application"
      aria-label="The square of the picture that becomes fabric. Arrow keys move the picture."
      tabIndex={0}
      onPointerDown={(event) => {
        hold(event, null);
      }}
      onPointerMove={move}
      onPointerUp={() => {
        held.current = null;
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
      onKeyDown={(event) => {
        press(event, null);
      }}
    >
      <img
        src={image.src}
        alt=""
        draggable={false}
        style={{
          width: percent(image.naturalWidth / crop.side),
          height: percent(image.naturalHeight / crop.side),
          left: percent(0.5 - crop.x / crop.side),
          top: percent(0.5 - crop.y / crop.side),
          transformOrigin: `${percent(crop.x / image.naturalWidth)} ${percent(crop.y / image.naturalHeight)}`,
          transform: `rotate(${crop.turn}deg)`,
        }}
      />
      {share < 0.999 && (
        <span className={styles.used} style={{ inset: percent((1 - share) / 2) }} aria-hidden />
      )}
      {line && (
        <>
          <svg className={styles.line} viewBox="0 0 1 1" aria-hidden>
            <line x1={line.from.x} y1={line.from.y} x2={line.to.x} y2={line.to.y} />
            <line x1={line.from.x} y1={line.from.y} x2={line.to.x} y2={line.to.y} data-inner />
          </svg>
          {line.inches !== null && (
            <span
              className={styles.length}
              style={{ left: percent((line.from.x + line.to.x) / 2), top: percent(lengthTop(line)) }}
              aria-hidden
            >
              {formatInches(line.inches)}
            </span>
          )}
          {(['from', 'to'] as const).map((end) => (
            <button
              key={end}
              type="button"
              className={styles.end}
              aria-label={
                end === 'from'
                  ? 'Start of the ruler line. Arrow keys move it.'
                  : 'End of the ruler line. Arrow keys move it.'
              }
              style={{ left: percent(line[end].x), top: percent(line[end].y) }}
              onPointerDown={(event) => {
                hold(event, end);
              }}
              onKeyDown={(event) => {
                press(event, end);
              }}
            />
          ))}
        </>
      )}
    </div>
  );
}

function endsOf({ from, to }: RulerLine): RulerLine {
  return { from, to };
}

/** Returns the top edge of the words with the length: below the middle of the line, or above it near the foot. */
function lengthTop({ from, to }: RulerLine): number {
  const middle = (from.y + to.y) / 2;
  return middle > 0.85 ? middle - 0.12 : middle + 0.04;
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
