import { bandInSentence } from '@quiltwright/shared/quilting/bands/band-words';
import type { BorderName, Corners } from '@quiltwright/shared/quilting/bands/bands';
import { Select } from '../../ui/fields/Select';
import { useCuttingChoices } from '../estimate/plan/cutting-choices';
import { cornerNames, cornerOptions } from './corner-options';

interface CornersFieldProps {
  border: BorderName;
  /** The corners that the quilter chose for this quilt; undefined for those that the quilter chose in the estimator. */
  corners: Corners | undefined;
  /** True if the field is beside another, and shows only one word. */
  isNarrow: boolean;
  onChoose: (corners: Corners) => void;
}

/** The field for the corners of a border. */
export function CornersField({ border, corners, isNarrow, onChoose }: CornersFieldProps) {
  const [{ borders: usual }] = useCuttingChoices();
  return (
    <Select
      label={`Corners of ${bandInSentence(border)}${corners ? '' : ', as in the estimator'}`}
      labelHidden
      look="chip"
      options={cornerOptions.map(({ value, name }) => ({
        ...{ value, name: `${name} corners` },
        ...(isNarrow && { short: name }),
      }))}
      value={corners ?? null}
      placeholder={isNarrow ? cornerNames[usual] : `${cornerNames[usual]} corners`}
      onChoose={onChoose}
    />
  );
}
