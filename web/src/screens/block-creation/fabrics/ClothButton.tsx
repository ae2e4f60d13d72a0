import { FABRIC } from '@quiltwright/shared/limits';
import { palettes } from '@quiltwright/shared/quilting/palette';
import { fabricsOf, type Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { useState } from 'react';
import { FabricPicker } from '../../../panels/fabric/picker/FabricPicker';
import { nameOfFabric } from '../../../panels/fabric/finding/fabric-search';
import { palettedFabrics, type FindFabric } from '../../../server/fabrics/use-fabrics';
import { Button } from '../../../ui/basics/Button';
import { nameOfSelected } from '../words/shape-names';
import { fabricAction } from './fabric-action';
import type { CreationEditor } from '../use-creation-editor';

const firstPalette = palettes[0]?.paletteNum ?? 0;

interface ClothButtonProps {
  editor: CreationEditor;
  fabric: FindFabric;
}

/** Returns the real fabrics that a block already uses, for the fabric picker. */
function clothIn(levels: Levels, fabric: FindFabric) {
  const cloth = fabricsOf(levels).filter((each) => each > FABRIC.lastSpot);
  return { noun: 'block', fabrics: palettedFabrics(cloth, fabric), isThere: cloth.length > 0 } as const;
}

/** The button that gives the selection a real fabric. */
export function ClothButton({ editor: { drawing, selected, options, run }, fabric }: ClothButtonProps) {
  const [isPicking, setPicking] = useState(false);
  const [own, ...others] = new Set(selected.map(({ shape }) => shape.fillFabric));
  const current = own !== undefined && own > FABRIC.lastSpot && others.length === 0 ? fabric(own) : undefined;
  const close = () => {
    setPicking(false);
  };
  return (
    <>
      <Button
        disabled={selected.length === 0}
        onClick={() => {
          setPicking(true);
        }}
      >
        {current ? `Fabric: ${nameOfFabric(current)}` : 'Choose a fabric…'}
      </Button>
      {isPicking && (
        <FabricPicker
          title={`Fabric for ${nameOfSelected(selected, drawing.document.design.block).toLowerCase()}`}
          current={current}
          paletteNum={firstPalette}
          inUse={clothIn(drawing.document.design.block.levels, fabric)}
          onUse={({ fabricNum }) => {
            run(fabricAction(fabricNum, options.drawsBy === 'seams'));
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
