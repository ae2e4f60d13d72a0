import type { Carry } from '../editor/tools/carry';
import { BlockPicture } from './blocks/BlockPicture';
import { Lifted } from './Lifted';
import { swatchPicture } from '../server/pictures';
import type { Cargo } from './cargo';

interface LiftedCargoProps {
  carry: Carry<Cargo>;
  /** Where it would go now; null beside all that takes it. */
  goesTo: string | null;
}

/** The fabric or block that is being dragged on to the canvas, under the pointer. */
export function LiftedCargo({ carry, goesTo }: LiftedCargoProps) {
  return (
    <Lifted
      carry={carry}
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
