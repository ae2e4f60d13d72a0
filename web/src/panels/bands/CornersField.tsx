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
      label={`Corners of ${bandInSentence(border)}${corners ? '' : ', as in the estimator'}`}
      labelHidden
      look="chip"
      // The short names fit beside the field for the width.
      options={cornerOptions.map(({ value, name }) => ({ value, name: `${name} corners`, short: name }))}
      value={corners ?? null}
      placeholder={cornerNames[usual]}
      onChoose={onChoose}
    />
  );
}
