import { bandInSentence } from '@quiltwright/shared/quilting/bands/band-words';
import type { BorderName, Corners } from '@quiltwright/shared/quilting/bands/bands';
import { Select } from '../../ui/fields/Select';
import { useCuttingChoices } from '../estimate/plan/cutting-choices';
import { cornerNames, cornerOptions } from './corner-options';

interface CornersFieldProps {
  border: BorderName;
  /** The corners that the quilter chose for this quilt; undefined for those that the quilter chose in the estimator. */
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
      options={cornerOptions.map(({ value, name }) => ({ value, name: `${name} corners` }))}
      value={corners ?? null}
      // Short enough for the narrow panel, beside a button.
      placeholder={`${cornerNames[usual]} (estimator)`}
      onChoose={onChoose}
    />
  );
}
