import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { BandName } from '@quiltwright/workers/kernels/scene/scene-types';
import { act } from '../../model/command';
import { freeFormCommands as commands } from '../../model/free-form/free-form-commands';
import { bandLabels, bandWidth } from '../../model/quilt-bands';
import { StepField } from './StepField';
import type { FreeFormTable } from './use-free-form-table';

interface BandWidthFieldProps {
  band: BandName;
  quilt: Quilt;
  run: FreeFormTable['run'];
}

/** How wide a border is, or how far apart the sashing sets the copies of blocks. */
export function BandWidthField({ band, quilt, run }: BandWidthFieldProps) {
  const width = bandWidth(quilt, band);
  const name = bandLabels[band];
  const set = (wanted: number) => {
    run(
      band === 'sashing'
        ? act(commands.setSashingWidth, { argument: wanted })
        : act(commands.setBorderWidth, { argument: { border: band === 'border1' ? 1 : 2, width: wanted } }),
    );
  };
  return (
    <StepField
      label={`${name} width`}
      of={band}
      value={width}
      less={`${name} narrower`}
      more={`${name} wider`}
      onValue={set}
      onStep={(by) => {
        // One step never takes it away.
        set(Math.max(width + by, Math.min(width, 1)));
      }}
    />
  );
}
