import styles from './QuiltCanvas.module.css';
import { rulerMarks } from './ruler-marks';

/** Thickness in pixels. */
export const RULER = 24;

interface RulerProps {
  axis: 'across' | 'down';
  /** Pixels an inch. */
  scale: number;
  /** Where the quilt starts, in pixels from the ruler's start. */
  origin: number;
  /** The quilt's size along the ruler, in inches; 0 while there is none. */
  extent: number;
  /** The ruler's own length in pixels. */
  length: number;
  /** Where the pointer is, in inches; null when it is elsewhere. */
  pointer: number | null;
}

/** Inches along one side of the canvas: the quilt's extent shaded, the pointer marked. */
export function Ruler({ axis, scale, origin, extent, length, pointer }: RulerProps) {
  const across = axis === 'across';
  const at = (inches: number) => Math.round(origin + inches * scale);
  const marks = rulerMarks(scale, -origin / scale, (length - origin) / scale);
  const line = (place: number, size: number) =>
    across ? `M${place + 0.5} ${RULER}v${-size}` : `M${RULER} ${place + 0.5}h${-size}`;
  const [start, end] = [at(0), at(extent)];
  return (
    <svg
      className={across ? styles.rulerAcross : styles.rulerDown}
      width={across ? length : RULER}
      height={across ? RULER : length}
      aria-hidden="true"
    >
      <rect
        className={styles.extent}
        x={across ? start : 0}
        y={across ? 0 : start}
        width={across ? end - start : RULER}
        height={across ? RULER : end - start}
      />
      <path
        className={styles.marks}
        d={marks.map(({ inches, label }) => line(at(inches), label ? 8 : 4)).join('')}
      />
      {marks.map(
        ({ inches, label }) =>
          label && (
            <text
              key={inches}
              className={styles.figure}
              transform={
                across ? `translate(${at(inches) + 3} 11)` : `translate(11 ${at(inches) - 3}) rotate(-90)`
              }
            >
              {label}
            </text>
          ),
      )}
      {pointer !== null && <path className={styles.pointer} d={line(at(pointer), RULER)} />}
    </svg>
  );
}
