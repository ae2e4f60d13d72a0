import { Maximize, Minus, Plus } from 'lucide-react';
import { memo, useSyncExternalStore } from 'react';
import styles from './QuiltCanvas.module.css';
import { ZOOM_STEP } from '../input/view-keys';
import { keyOf, shortcuts } from '../shortcuts';
import type { CameraControl } from '../../render/camera-store';

/** The bar that floats over the foot of the canvas. */
export const ZoomBar = memo(function ZoomBar({ control }: { control: CameraControl }) {
  const percent = useSyncExternalStore(control.subscribe, () => control.percent);
  return (
    <div className={styles.zoomBar} role="group" aria-label="Zoom">
      <button
        type="button"
        {...named('zoomOut')}
        onClick={() => {
          control.move(0, 0, 1 / ZOOM_STEP);
        }}
      >
        <Minus aria-hidden="true" />
      </button>
      <output aria-label="Zoom level">{`${percent} %`}</output>
      <button
        type="button"
        {...named('zoomIn')}
        onClick={() => {
          control.move(0, 0, ZOOM_STEP);
        }}
      >
        <Plus aria-hidden="true" />
      </button>
      <span className={styles.divider} />
      <button type="button" {...named('showAll')} onClick={control.showAll}>
        <Maximize aria-hidden="true" />
      </button>
    </div>
  );
});

function named(id: 'zoomIn' | 'zoomOut' | 'showAll') {
  const { label } = shortcuts[id];
  return { 'aria-label': label, title: `${label} (${keyOf(id)})` };
}
