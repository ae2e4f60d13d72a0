import { bandInSentence } from '@quiltwright/shared/quilting/bands/band-words';
import type { BorderName, Corners } from '@quiltwright/shared/quilting/bands/bands';
import { Select } from '../../ui/fields/Select';
import { useCuttingChoices } from '../estimate/plan/cutting-choices';

interface CornersFieldProps {
  border: BorderName;
  /** The corners that the quilter chose for this quilt; undefined to show the choice of the fabric estimator. */
  corners: Corners | undefined;
  onChoose: (corners: Corners) => void;
}

/** The field for the corners of a border. */
export function CornersField({ border, corners, onChoose }: CornersFieldProps) {
  const [{ borders: usual }] = useCuttingChoices();
  return (
    <Select
      label={`Corners of ${bandInSentence(border)}`}
      labelHidden
      look="chip"
      options={[
        { value: 'straight', name: 'Straight corners' },
        { value: 'mitred', name: 'Mitred corners' },
      ]}
      value={corners ?? usual}
      onChoose={onChoose}
    />
  );
}
