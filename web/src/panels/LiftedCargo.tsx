import type { CanvasInput } from '../canvas/tools/canvas-input';
import { BlockPicture } from './blocks/BlockPicture';
import { Lifted } from './Lifted';
import { swatchPicture } from '../server/pictures';
import type { Cargo } from './cargo';

interface LiftedCargoProps {
  input: CanvasInput<Cargo>;
  /** Where it would go now; null beside all that takes it. */
  goesTo: string | null;
}

/** The fabric or block that is being dragged on to the canvas, under the pointer. */
export function LiftedCargo({ input, goesTo }: LiftedCargoProps) {
  return (
    <Lifted
      input={input}
      picture={(cargo) =>
        cargo.kind === 'fabric' ? (
          <img src={swatchPicture(cargo.fabric)} alt="" />
        ) : (
          <BlockPicture block={cargo.block} />
        )
      }
      goesTo={goesTo}
    />
  );
}
