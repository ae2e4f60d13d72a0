import type { CanvasInput } from '../../canvas/tools/canvas-input';
import { BlockPicture } from '../../panels/blocks/BlockPicture';
import { Lifted } from '../../panels/Lifted';
import { swatchPicture } from '../../server/pictures';
import type { FindFabric } from './use-quilt';
import type { Cargo } from './use-trial';

interface LiftedCargoProps {
  input: CanvasInput<Cargo>;
  fabric: FindFabric;
  /** Where it would go now; null beside all that takes it. */
  goesTo: string | null;
}

/** The fabric or block that is being dragged on to the quilt, under the pointer. */
export function LiftedCargo({ input, fabric, goesTo }: LiftedCargoProps) {
  return (
    <Lifted
      input={input}
      picture={(cargo) =>
        cargo.kind === 'fabric' ? (
          <img src={swatchPicture(cargo.fabric)} alt="" />
        ) : (
          <BlockPicture block={cargo.block} fabric={fabric} />
        )
      }
      goesTo={goesTo}
    />
  );
}
