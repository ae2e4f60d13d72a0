import { Maximize, Minus, Plus } from 'lucide-react';
import styles from './QuiltCanvas.module.css';
import { viewCommands, ZOOM_STEP, type ViewCommand } from './tools/view-keys';

interface ZoomBarProps {
  /** 100 shows the whole quilt. */
  percent: number;
  /** Multiplies the scale, around the middle of the canvas. */
  onZoom: (factor: number) => void;
  onFit: () => void;
}

/** The bar that floats over the foot of the canvas. */
export function ZoomBar({ percent, onZoom, onFit }: ZoomBarProps) {
  return (
    <div className={styles.zoomBar} role="group" aria-label="Zoom">
      <button
        type="button"
        {...named(viewCommands.zoomOut)}
        onClick={() => {
          onZoom(1 / ZOOM_STEP);
        }}
      >
        <Minus aria-hidden="true" />
      </button>
      <output aria-label="Zoom level">{percent} %</output>
      <button
        type="button"
        {...named(viewCommands.zoomIn)}
        onClick={() => {
          onZoom(ZOOM_STEP);
        }}
      >
        <Plus aria-hidden="true" />
      </button>
      <span className={styles.divider} />
      <button type="button" {...named(viewCommands.showAll)} onClick={onFit}>
        <Maximize aria-hidden="true" />
      </button>
    </div>
  );
}

function named({ label, shortcuts }: ViewCommand) {
  return { 'aria-label': label, title: `${label} (${shortcuts[0]})` };
}
