import type { Box } from '@quiltwright/shared/geometry/box';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { useEffect, useMemo, useRef } from 'react';
import { inkOf } from '../../../editor/overlay/paint/ink';
import { paintCloth, placesOf } from '../../../editor/overlay/paint/paint-cloth';
import { useScene } from '../../../editor/loading/use-scene';
import styles from './ClothOutline.module.css';

/** The margin around the quilt for the lines at its edge, in CSS pixels. */
const MARGIN = 4;

interface ClothOutlineProps {
  quilt: Quilt;
  fabric: number;
  /**
   * Further areas to outline: places without a block and, in a free form quilt without a background fabric, the space
   * between the blocks.
   */
  bare?: readonly Box[];
}

/** Outlines all parts of a quilt that have a given fabric. The outlines cover a picture that fills the same element. */
export function ClothOutline({ quilt, fabric, bare }: ClothOutlineProps) {
  const { scene } = useScene(quilt);
  const places = useMemo(() => scene && placesOf(scene, fabric, bare), [scene, fabric, bare]);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const [lines, place] = [canvas.current, canvas.current?.parentElement];
    if (!scene || !places || !lines || !place) return;
    const { quiltWidth, quiltLength } = quilt;
    const paint = () => {
      const ratio = window.devicePixelRatio;
      const scale = Math.min(place.clientWidth / quiltWidth, place.clientHeight / quiltLength);
      const [width, height] = [quiltWidth * scale + 2 * MARGIN, quiltLength * scale + 2 * MARGIN];
      lines.width = Math.round(width * ratio);
      lines.height = Math.round(height * ratio);
      lines.style.width = `${width}px`;
      lines.style.height = `${height}px`;
      const context = lines.getContext('2d');
      if (!context) return;
      context.scale(ratio, ratio);
      const camera = { scale, x: MARGIN, y: MARGIN };
      paintCloth(context, { scene, places, camera, ratio, ink: inkOf(lines) });
    };
    const observer = new ResizeObserver(paint);
    observer.observe(place);
    return () => {
      observer.disconnect();
    };
  }, [quilt, scene, places]);
  return <canvas ref={canvas} className={styles.lines} data-outlined={places ? fabric : 0} aria-hidden />;
}
