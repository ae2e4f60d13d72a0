import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { BandName } from '@quiltwright/workers/kernels/scene/scene-types';
import { LIMITS } from '@quiltwright/shared/limits';
import { MARK, shortSide } from '../../model/free-form/fitting';
import { act } from '../../model/command';
import { freeFormCommands as commands } from '../../model/free-form/free-form-commands';
import { bandLabels, bandWidth } from '../../model/quilt-bands';
import type { Bounds } from '../../panels/LengthField';
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
      bounds={boundsOf(quilt, band)}
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

/** A border goes at 0, and may take half of the quilt; sashing that is on has a width. */
function boundsOf(quilt: Quilt, band: BandName): Bounds {
  switch (band) {
    case 'sashing':
      return { min: MARK, max: LIMITS.sashingWidth.max };
    case 'border1':
      return { min: 0, max: shortSide(quilt) / 2 };
    case 'border2':
      return { min: 0, max: shortSide(quilt) / 2 - quilt.borderWidth1 };
  }
}
