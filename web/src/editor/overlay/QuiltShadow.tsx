import { useLayoutEffect, useRef } from 'react';
import type { QuiltSize } from '../../render/camera';
import styles from './QuiltShadow.module.css';
import type { CameraControl } from '../../render/camera-store';

/** What lies under the quilt: its ground and the shadow that it casts on the table, an element where the quilt lies. */
export function QuiltShadow({ quilt, control }: { quilt: QuiltSize; control: CameraControl }) {
  const shadow = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let sized = 0;
    const follow = () => {
      const { scale, x, y } = control.camera;
      if (!shadow.current) return;
      const { style } = shadow.current;
      // A pan moves it without a new layout.
      if (scale !== sized) {
        style.width = `${quilt.width * scale}px`;
        style.height = `${quilt.length * scale}px`;
        sized = scale;
      }
      style.transform = `translate(${x}px, ${y}px)`;
    };
    follow();
    return control.subscribe(follow);
  }, [quilt, control]);
  return <div ref={shadow} className={styles.shadow} data-quilt />;
}
