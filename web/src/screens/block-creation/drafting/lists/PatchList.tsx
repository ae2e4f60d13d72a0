import type { Seam } from '@quiltwright/shared/geometry/seam';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { laidShapes } from '@quiltwright/shared/model/created-block/drawing';
import { outlineCornersOf } from '@quiltwright/shared/quilting/shapes/corners-of-shape';
import { boxOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import type { Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { useEffect, useState } from 'react';
import { fillWords, placeIn, sizeIn } from '../../shapes/shape-words';
import type { CreationEditor } from '../../use-creation-editor';
import { patchName } from '../../words/patch-names';
import { PlaceList } from './PlaceList';

interface PatchListProps extends Pick<CreationEditor, 'editing'> {
  design: CreatedBlockDesign;
}

/** The list of all patches of the block. A press on a patch shows its seams on the canvas. */
export function PatchList({ design, editing: { drafting } }: PatchListProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const patches = laidShapes(design).map(({ shape }) => shape);
  const index = patches.findIndex(({ shapeNum }) => shapeNum === chosen);
  const patch = patches[index];
  useEffect(() => {
    drafting.pointAgain(patch ? sidesOf(patch) : []);
  }, [drafting, patch]);
  return (
    <PlaceList
      label="Patches of the block"
      total={patches.length}
      wordsOf={(each) => ({ name: `Patch ${each + 1}`, place: wordsOf(patches[each], design) })}
      chosen={patch ? index : null}
      onChoose={(each) => {
        const next = patches[each];
        if (!next) return;
        setChosen(next.shapeNum);
        drafting.point(sidesOf(next));
      }}
    />
  );
}

function wordsOf(patch: Shape | undefined, { block }: CreatedBlockDesign): string {
  if (!patch) return '';
  const box = boxOf(patch);
  return `${patchName(patch, block)}, ${sizeIn(box, block)}, at ${placeIn(box, block)}, ${fillWords(patch.fillFabric)}`;
}

/** Returns the sides of a patch, as seams. */
function sidesOf(patch: Shape): Seam[] {
  const corners = outlineCornersOf(patch);
  return corners.map(([x, y, bulge], i) => {
    const [toX, toY] = corners[(i + 1) % corners.length] ?? [x, y];
    return { from: { x, y }, to: { x: toX, y: toY }, bulge };
  });
}
