import { bandLabel } from '@quiltwright/shared/quilting/bands/band-words';
import { borderNumber, isBorderName, type BandName } from '@quiltwright/shared/quilting/bands/bands';
import { LIMITS } from '@quiltwright/shared/limits';
import { widestBorder } from '@quiltwright/shared/model/free-form/commands/borders/border-commands';
import { MARK } from '@quiltwright/shared/model/free-form/fitting';
import type { FreeFormDesign } from '@quiltwright/shared/model/free-form/free-form-document';
import { act } from '@quiltwright/shared/model/command';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { bandWidth } from '@quiltwright/shared/model/cloth/quilt-bands';
import type { Bounds } from '../../../panels/controls/LengthField';
import { StepField } from './StepField';
import type { FreeFormEditor } from '../use-free-form-editor';

interface BandWidthFieldProps {
  band: BandName;
  design: FreeFormDesign;
  run: FreeFormEditor['run'];
}

/**
 * The field for the width of a border or of the sashing. The width of the sashing is also the distance between copies
 * of a block.
 */
export function BandWidthField({ band, design, run }: BandWidthFieldProps) {
  const width = bandWidth(design.quilt, band);
  const name = bandLabel(band);
  const set = (wanted: number) => {
    run(
      isBorderName(band)
        ? act(commands.setBorderWidth, { border: borderNumber(band), width: wanted })
        : act(commands.setSashingWidth, wanted),
    );
  };
  return (
    <StepField
      label={`${name} width`}
      labelHidden
      of={band}
      value={width}
      bounds={boundsOf(design, band)}
      less={`${name} narrower`}
      more={`${name} wider`}
      onValue={set}
      onStep={(by) => {
        // A step never makes the band narrower than 1 inch, because a width of 0 would remove it.
        set(Math.max(width + by, Math.min(width, 1)));
      }}
    />
  );
}

/**
 * Returns the smallest and greatest width of a border or of the sashing, in inches. A border may have width 0, which
 * removes the border. The sashing is at least one mark of the ruler wide.
 */
function boundsOf(design: FreeFormDesign, band: BandName): Bounds {
  return isBorderName(band)
    ? { min: 0, max: widestBorder(design, borderNumber(band)) }
    : { min: MARK, max: LIMITS.sashingWidth.max };
}
