import type { CutPiece } from '@quiltwright/workers/kernels/cutting/cutting-types';
import type { FabricChoices } from '../../panels/estimate/plan/cutting-choices';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Select } from '../../ui/fields/Select';
import styles from './OwnWays.module.css';

interface OwnWaysProps {
  own: FabricChoices;
  pieces: readonly CutPiece[];
  onChange: (change: Partial<FabricChoices>) => void;
}

/** Fields for the cutting choices of one fabric. These choices replace the choices for all fabrics. */
export function OwnWays({ own, pieces, onChange }: OwnWaysProps) {
  const has = (...kinds: CutPiece['kind'][]) => pieces.some(({ kind }) => kinds.includes(kind));
  return (
    <div className={styles.ways}>
      {!own.directional && has('halfSquareTriangle') && (
        <Select
          label="Half-square triangles of this fabric"
          options={[
            { value: 'all', name: 'The same as for all fabrics' },
            { value: 'two', name: '2 at a time' },
            { value: 'eight', name: '8 at a time' },
          ]}
          value={own.halfSquareTriangle}
          onChoose={(halfSquareTriangle) => {
            onChange({ halfSquareTriangle });
          }}
        />
      )}
      {!own.directional && has('goose', 'sky') && (
        <Select
          label="Flying geese of this fabric"
          options={[
            { value: 'all', name: 'The same as for all fabrics' },
            { value: 'one', name: '1 at a time' },
            { value: 'four', name: '4 at a time' },
          ]}
          value={own.goose}
          onChoose={(goose) => {
            onChange({ goose });
          }}
        />
      )}
      <Checkbox
        label="Directional print"
        detail="The plan doesn’t turn pieces on the fabric. It cuts each triangle in the direction that the triangle has in the quilt."
        checked={own.directional}
        onChange={(directional) => {
          onChange({ directional });
        }}
      />
    </div>
  );
}
