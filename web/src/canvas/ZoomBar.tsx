import { Maximize, Minus, Plus } from 'lucide-react';
import styles from './QuiltCanvas.module.css';

interface ZoomBarProps {
  /** 100 shows the whole quilt. */
  percent: number;
  /** Multiplies the scale, around the middle of the canvas. */
  onZoom: (factor: number) => void;
  onFit: () => void;
}

/** How much a press of a button or key changes the scale. */
export const ZOOM_STEP = 1.25;

/** The bar that floats over the foot of the canvas. */
export function ZoomBar({ percent, onZoom, onFit }: ZoomBarProps) {
  return (
    <div className={styles.zoomBar} role="group" aria-label="Zoom">
      <button
        type="button"
        aria-label="Zoom out"
        title="Zoom out (−)"
        onClick={() => {
          onZoom(1 / ZOOM_STEP);
        }}
      >
        <Minus aria-hidden="true" />
      </button>
      <output aria-label="Zoom level">{percent} %</output>
      <button
        type="button"
        aria-label="Zoom in"
        title="Zoom in (+)"
        onClick={() => {
          onZoom(ZOOM_STEP);
        }}
      >
        <Plus aria-hidden="true" />
      </button>
      <span className={styles.divider} />
      <button
        type="button"
        aria-label="Show the whole quilt"
        title="Show the whole quilt (0)"
        onClick={onFit}
      >
        <Maximize aria-hidden="true" />
      </button>
    </div>
  );
}
