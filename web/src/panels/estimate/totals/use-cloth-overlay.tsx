import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { fetchChunk } from '../../../browser/chunks';
import type { ClothMarks } from '../../../editor/overlay/ClothMarks';
import type { Overlay } from '../../../editor/stage/QuiltLayers';
import { useMade } from '../../../server/session/use-tab';
import { createMarkedCloth } from './marked-cloth';

/**
 * Returns an overlay that outlines all parts of the quilt with the fabric that the quilter pressed in the list of
 * fabric amounts. The outlines are drawn on top of the overlay `other`. The code for outlines is loaded when it is
 * first needed.
 */
export function useClothOverlay(scene: Scene | null, other?: Overlay): Overlay | undefined {
  const { fabric, bare } = useStore(useMade(createMarkedCloth));
  const [chunk, setChunk] = useState<{ ClothMarks: typeof ClothMarks } | null>(null);
  const isAsked = fabric !== 0;
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    void fetchChunk('ClothMarks', () => import('../../../editor/overlay/ClothMarks')).then((fetched) => {
      if (isWanted) setChunk(fetched);
    });
    return () => {
      isWanted = false;
    };
  }, [isAsked]);
  return useMemo(() => {
    if (!chunk || !scene || !isAsked) return other;
    const { ClothMarks: Marks } = chunk;
    return (canvas) => (
      <>
        {other?.(canvas)}
        <Marks {...canvas} scene={scene} fabric={fabric} bare={bare} />
      </>
    );
  }, [chunk, scene, isAsked, fabric, bare, other]);
}
