import { Maximize, Minus, Plus, Table2, type LucideIcon } from 'lucide-react';
import { memo, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import styles from './QuiltCanvas.module.css';
import { ZOOM_STEP } from '../input/view-keys';
import { keyOf, shortcuts } from '../shortcuts';
import type { CameraControl } from '../../render/camera/camera-store';

interface ZoomBarProps {
  control: CameraControl;
  reading?: ReadingButton | undefined;
  /** The buttons that turn special views of the design on and off, for example a view in greys. */
  views?: readonly ViewSwitch[] | undefined;
  viewControl?: ReactNode;
  /** True while a gesture moves or zooms the view. The new zoom is announced to screen readers after the gesture. */
  isMoving: boolean;
}

/** The button that opens the content of the canvas as a table. */
export interface ReadingButton {
  name: string;
  onPress: () => void;
}

/** A button that turns a special view of the design on and off, for example a view in greys. */
export interface ViewSwitch {
  name: string;
  icon: LucideIcon;
  isOn: boolean;
  onPress: () => void;
}

/** The time without a change after which the view counts as resting, in milliseconds. */
const REST = 500;

/**
 * Returns the zoom in percent for screen readers, once the view hasn't moved for `REST`. Null until the first change
 * of the zoom.
 */
function usePercentAtRest(percent: number, isMoving: boolean): number | null {
  const [rest, setRest] = useState<{ percent: number; hasChanged: boolean }>({ percent, hasChanged: false });
  useEffect(() => {
    if (isMoving || percent === rest.percent) return;
    const timer = setTimeout(() => {
      setRest({ percent, hasChanged: true });
    }, REST);
    return () => {
      clearTimeout(timer);
    };
  }, [percent, isMoving, rest.percent]);
  return rest.hasChanged ? rest.percent : null;
}

/**
 * The floating bar at the bottom of the canvas. It zooms, turns special views on and off, and opens the content as a
 * table.
 */
export const ZoomBar = memo(function ZoomBar({
  control,
  reading,
  views,
  viewControl,
  isMoving,
}: ZoomBarProps) {
  const percent = useSyncExternalStore(control.subscribe, () => control.percent);
  const percentAtRest = usePercentAtRest(percent, isMoving);
  return (
    <div className={styles.zoomBar}>
      <div className={styles.zoom} role="group" aria-label="Zoom">
        <button
          type="button"
          {...named('zoomOut')}
          onClick={() => {
            control.move(0, 0, 1 / ZOOM_STEP);
          }}
        >
          <Minus aria-hidden="true" />
        </button>
        <output aria-label="Zoom level" aria-live="off">
          {`${percent} %`}
        </output>
        <span role="status" className="visually-hidden">
          {percentAtRest !== null && `Zoom ${percentAtRest} %`}
        </span>
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
      {views?.map(({ name, icon: Icon, isOn, onPress }) => (
        <button key={name} type="button" aria-label={name} title={name} aria-pressed={isOn} onClick={onPress}>
          <Icon aria-hidden="true" />
        </button>
      ))}
      {viewControl}
      {reading && (
        <button type="button" aria-label={reading.name} title={reading.name} onClick={reading.onPress}>
          <Table2 aria-hidden="true" />
        </button>
      )}
    </div>
  );
});

function named(id: 'zoomIn' | 'zoomOut' | 'showAll') {
  const { label } = shortcuts[id];
  return { 'aria-label': label, title: `${label} (${keyOf(id)})` };
}
