import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { ComponentProps } from 'react';
import type { Chips } from '../controls/Chips';
import { FabricPatch } from '../fabric/swatch/FabricPatch';

interface TargetChipsOptions {
  /** The parts of the quilt that can get a fabric, each with the number of its current fabric. */
  targets: readonly { key: string; name: string; fabric: number }[];
  /** The part that gets the next fabric. */
  target: { key: string } | null | undefined;
  fabric: (fabricNum: number) => Fabric | undefined;
  onChoose: (key: string) => void;
}

/**
 * Returns the props of the chips that choose which part gets the next fabric. Each chip shows the current fabric of its
 * part.
 */
export function targetChips({
  targets,
  target,
  fabric,
  onChoose,
}: TargetChipsOptions): ComponentProps<typeof Chips> {
  return {
    label: 'The fabric goes to',
    chips: targets.map(({ key, name, fabric: fabricNum }) => ({
      key,
      name,
      picture: <FabricPatch fabric={fabric(fabricNum)} />,
    })),
    chosen: target?.key ?? null,
    onChoose,
  };
}
