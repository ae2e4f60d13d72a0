import { memo, useLayoutEffect, useRef } from 'react';
import type { Position } from './camera';
import styles from './QuiltCanvas.module.css';
import { rulerMarks } from './ruler-marks';
import type { CameraControl } from './use-camera';
import type { Watched } from './watched';

/** Thickness in pixels. */
const RULER = 24;
/** Pixels at both ends that are marked beyond what is seen, so that not every step of a pan marks anew. */
const AHEAD = 256;

const SVG = 'http://www.w3.org/2000/svg';

interface RulerProps {
  axis: 'across' | 'down';
  control: CameraControl;
  /** The quilt's size along the ruler, in inches; 0 while there is none. */
  extent: number;
  /** The ruler's own length in pixels. */
  length: number;
  /** Where the pointer is, in pixels of the viewport; null when it is elsewhere. */
  pointer: Watched<Position | null>;
}

/** Inches along one side of the canvas: the quilt's extent shaded, the pointer marked. */
export const Ruler = memo(function Ruler({ axis, control, extent, length, pointer }: RulerProps) {
  const across = axis === 'across';
  const scale = useRef<SVGGElement>(null);
  const shade = useRef<SVGRectElement>(null);
  const cursor = useRef<SVGPathElement>(null);

  // It moves with every frame: it is drawn as the camera moves, not rendered.
  useLayoutEffect(() => {
    let marked = { scale: 0, from: 0, to: 0 };
    const mark = () => {
      const { camera } = control;
      const origin = across ? camera.x : camera.y;
      const seen = { from: -origin / camera.scale, to: (length - origin) / camera.scale };
      if (marked.scale !== camera.scale || seen.from < marked.from || seen.to > marked.to) {
        const ahead = AHEAD / camera.scale;
        marked = { scale: camera.scale, from: seen.from - ahead, to: seen.to + ahead };
        if (scale.current) drawMarks(scale.current, across, marked);
      }
      const start = Math.round(origin);
      scale.current?.setAttribute('transform', across ? `translate(${start})` : `translate(0 ${start})`);
    };
    const point = () => {
      const at = pointer.value && (across ? pointer.value.x : pointer.value.y);
      cursor.current?.setAttribute('d', at === null ? '' : line(across, Math.round(at), RULER));
    };
    mark();
    point();
    const endings = [control.subscribe(mark), pointer.subscribe(point)];
    return () => {
      for (const end of endings) end();
    };
  }, [across, control, length, pointer]);

  // Apart from the marks: another quilt has another extent before the camera looks at it.
  useLayoutEffect(() => {
    const extend = () => {
      const pixels = String(Math.round(extent * control.camera.scale));
      shade.current?.setAttribute(across ? 'width' : 'height', pixels);
    };
    extend();
    return control.subscribe(extend);
  }, [across, control, extent]);

  return (
    <svg
      className={across ? styles.rulerAcross : styles.rulerDown}
      width={across ? length : RULER}
      height={across ? RULER : length}
      aria-hidden="true"
    >
      <g ref={scale}>
        <rect ref={shade} className={styles.extent} {...(across ? { height: RULER } : { width: RULER })} />
        <path className={styles.marks} />
        <g className={styles.figure} />
      </g>
      <path ref={cursor} className={styles.pointer} />
    </svg>
  );
});

/** Draws the marks between two places, in inches, with the quilt's start at 0 pixels. */
function drawMarks(
  ruler: SVGGElement,
  across: boolean,
  { scale, from, to }: { scale: number; from: number; to: number },
): void {
  const [, path, figures] = ruler.children;
  if (!path || !figures) return;
  const marks = rulerMarks(scale, from, to);
  let lines = '';
  let used = 0;
  for (const { inches, label } of marks) {
    const place = Math.round(inches * scale);
    lines += line(across, place, label ? 8 : 4);
    if (!label) continue;
    // Figures that are there already are moved: making them takes longer.
    const figure = figures.children[used++] ?? figures.appendChild(document.createElementNS(SVG, 'text'));
    const at = across ? `translate(${place + 3} 11)` : `translate(11 ${place - 3}) rotate(-90)`;
    figure.setAttribute('transform', at);
    if (figure.textContent !== label) figure.textContent = label;
  }
  path.setAttribute('d', lines);
  while (figures.children.length > used) figures.lastChild?.remove();
}

/** A line across the ruler, from the edge that lies at the quilt. */
function line(across: boolean, place: number, size: number): string {
  return across ? `M${place + 0.5} ${RULER}v${-size}` : `M${RULER} ${place + 0.5}h${-size}`;
}
