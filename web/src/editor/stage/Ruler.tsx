import { memo, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Position, QuiltSize } from '../../render/camera/camera';
import styles from './QuiltCanvas.module.css';
import { eachRulerMark } from './ruler-marks';
import type { CameraControl } from '../../render/camera/camera-store';
import type { Watched } from '../../render/camera/watched';

/** The thickness of the ruler, in pixels. */
const RULER = 24;
/**
 * The length that is drawn beyond each end of the visible ruler, in pixels. A short move of the view then only shifts
 * the drawn marks.
 */
const AHEAD = 128;
/** The lengths of marks with a figure (`labelled`) and without a figure (`plain`), in pixels. */
const MARK = { labelled: 8, plain: 4 };

interface RulerProps {
  axis: 'across' | 'down';
  control: CameraControl;
  /** The quilt, whose extent the ruler shades. */
  scene: Watched<QuiltSize | null>;
  /** The length of the ruler, in pixels. */
  length: number;
  /** The greatest length that the ruler has in this window, in pixels. */
  drawn: number;
  /** The number of device pixels in a CSS pixel. */
  ratio: number;
  /** The pointer's position, in pixels of the viewport; null when the pointer is outside the canvas. */
  pointer: Watched<Position | null>;
}

/** A ruler in inches along one side of the canvas. It shades the quilt's extent and marks the pointer. */
export const Ruler = memo(function Ruler({
  axis,
  control,
  scene,
  length,
  drawn,
  ratio,
  pointer,
}: RulerProps) {
  const across = axis === 'across';
  const scale = useRef<HTMLCanvasElement>(null);
  const cursor = useRef<HTMLDivElement>(null);
  const ink = useInk(scale);

  // The marks are on a canvas that each frame only moves, because laying out text takes longer than painting the quilt.
  useLayoutEffect(() => {
    const canvas = scale.current;
    if (!canvas || !ink) return;
    const whole = (pixels: number) => Math.round(pixels * ratio) / ratio;
    let marked = { extent: 0, scale: 0, from: 0, to: 0 };
    let start = 0;
    let frame = 0;
    const move = () => {
      frame = 0;
      const { camera } = control;
      const origin = across ? camera.x : camera.y;
      const extent = (across ? scene.value?.width : scene.value?.length) ?? 0;
      const seen = { from: -origin / camera.scale, to: (length - origin) / camera.scale };
      const isMarked = marked.extent === extent && marked.scale === camera.scale;
      if (!isMarked || seen.from < marked.from || seen.to > marked.to) {
        const ahead = AHEAD / camera.scale;
        marked = { extent, scale: camera.scale, from: seen.from - ahead, to: seen.to + ahead };
        start = whole(-marked.from * camera.scale);
        drawMarks(canvas, { across, ratio, ink, start, ...marked });
      }
      const shift = whole(origin) - start;
      canvas.style.transform = across ? `translateX(${shift}px)` : `translateY(${shift}px)`;
    };
    const follow = () => {
      frame ||= requestAnimationFrame(move);
    };
    // At once, so that a ruler of a new size is never without marks for a frame.
    move();
    const endings = [control.subscribe(follow), scene.subscribe(follow)];
    return () => {
      cancelAnimationFrame(frame);
      for (const end of endings) end();
    };
  }, [across, control, scene, length, drawn, ratio, ink]);

  useLayoutEffect(() => {
    const point = () => {
      if (!cursor.current) return;
      const at = pointer.value && (across ? pointer.value.x : pointer.value.y);
      const { style } = cursor.current;
      style.visibility = at === null ? 'hidden' : '';
      style.transform = across
        ? `translateX(${Math.round(at ?? 0)}px)`
        : `translateY(${Math.round(at ?? 0)}px)`;
    };
    point();
    return pointer.subscribe(point);
  }, [across, pointer]);

  const pixels = Math.round((drawn + 2 * AHEAD) * ratio);
  const thickness = Math.round(RULER * ratio);
  const [width, height] = across ? [pixels, thickness] : [thickness, pixels];
  return (
    <div className={across ? styles.rulerAcross : styles.rulerDown} aria-hidden="true">
      <canvas
        ref={scale}
        className={styles.marks}
        width={width}
        height={height}
        style={{ width: width / ratio, height: height / ratio }}
      />
      <div ref={cursor} className={styles.pointer} />
    </div>
  );
});

/** The colours and the font of a ruler, from the style sheet. */
interface Ink {
  extent: string;
  marks: string;
  figures: string;
  font: string;
}

/**
 * Returns the ruler's colours and font, computed from the styles of `element`. Reads them again when the colour scheme
 * or the fonts change.
 */
function useInk(element: RefObject<HTMLElement | null>): Ink | null {
  const [ink, setInk] = useState<Ink | null>(null);
  useLayoutEffect(() => {
    const read = () => {
      if (!element.current) return;
      const { fill, stroke, color, fontWeight, fontSize, fontFamily } = getComputedStyle(element.current);
      setInk({
        extent: fill,
        marks: stroke,
        figures: color,
        font: `${fontWeight} ${fontSize} ${fontFamily}`,
      });
    };
    read();
    const schemes = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
      window.matchMedia(query),
    );
    for (const scheme of schemes) scheme.addEventListener('change', read);
    document.fonts.addEventListener('loadingdone', read);
    return () => {
      for (const scheme of schemes) scheme.removeEventListener('change', read);
      document.fonts.removeEventListener('loadingdone', read);
    };
  }, [element]);
  return ink;
}

interface Marked {
  across: boolean;
  ratio: number;
  ink: Ink;
  extent: number;
  /** The position of 0 inches on the canvas, in pixels. */
  start: number;
  /** The number of pixels in an inch. */
  scale: number;
  /** The first and last position to draw, in inches from the quilt's corner. */
  from: number;
  to: number;
}

/** Draws a ruler from `from` to `to` inches. Every edge is on a whole device pixel, like the edges of the quilt. */
function drawMarks(canvas: HTMLCanvasElement, marked: Marked): void {
  const { across, ratio, ink, extent, start, scale, from, to } = marked;
  const brush = canvas.getContext('2d');
  if (!brush) return;
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.clearRect(0, 0, canvas.width, canvas.height);
  brush.setTransform(ratio, 0, 0, ratio, 0, 0);
  const placeOf = (inches: number) => start + Math.round(inches * scale * ratio) / ratio;
  brush.fillStyle = ink.extent;
  const shade = placeOf(extent) - start;
  if (across) brush.fillRect(start, 0, shade, RULER);
  else brush.fillRect(0, start, RULER, shade);
  const line = Math.max(1, Math.round(ratio)) / ratio;
  const figures: [place: number, label: string][] = [];
  brush.fillStyle = ink.marks;
  eachRulerMark(scale, from, to, (inches, label) => {
    const place = placeOf(inches);
    const size = label ? MARK.labelled : MARK.plain;
    if (across) brush.fillRect(place, RULER - size, line, size);
    else brush.fillRect(RULER - size, place, size, line);
    if (label) figures.push([place, label]);
  });
  brush.fillStyle = ink.figures;
  brush.font = ink.font;
  for (const [place, label] of figures) {
    if (across) brush.fillText(label, place + 3, 11);
    else fillUpwards(brush, label, 11, place - 3);
  }
}

/** Writes text that reads from bottom to top. */
function fillUpwards(brush: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate(-Math.PI / 2);
  brush.fillText(text, 0, 0);
  brush.restore();
}
