import { sashingOf } from '@quiltwright/shared/quilting/bands/bands';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import {
  borderCount,
  finishedSize,
  standardPlan,
  standardSizes,
  type SizeNum,
} from '@quiltwright/shared/quilting/standard/standard-size';
import { act } from '@quiltwright/shared/model/command';
import { quiltCommands } from '@quiltwright/shared/model/standard-quilt/quilt-commands';
import { useMade } from '../../../server/session/use-tab';
import { createStandardQuiltSession } from '../../../persistence/kinds/standard-quilt-session';
import { memo, useMemo } from 'react';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import { Select, type Option } from '../../../ui/fields/Select';

/**
 * Returns the options of the size menu, each with the finished size that the quilt would have with these borders and
 * sashing.
 */
export function sizeOptions(borders: ReturnType<typeof borderCount>, sashing: boolean): Option<SizeNum>[] {
  return standardSizes.map(({ sizeNum, sizeName }) => {
    const { width, length } = finishedSize(standardPlan(sizeNum, borders, sashing), sashing);
    return { value: sizeNum, name: sizeName, detail: formatSize(width, length) };
  });
}

export function SizeSection({ quilt }: { quilt: Quilt }) {
  return (
    <SizeSelect
      size={quilt.generatingSize === 0 ? null : quilt.generatingSize}
      borders={borderCount(quilt)}
      sashing={sashingOf(quilt) !== null}
    />
  );
}

interface SizeSelectProps {
  size: SizeNum | null;
  borders: ReturnType<typeof borderCount>;
  sashing: boolean;
}

const SizeSelect = memo(function SizeSelect({ size, borders, sashing }: SizeSelectProps) {
  const { run } = useMade(createStandardQuiltSession);
  const options = useMemo(() => sizeOptions(borders, sashing), [borders, sashing]);
  return (
    <Select
      label="Quilt size"
      options={options}
      value={size}
      placeholder="First select a size"
      onChoose={(size) => {
        run(act(quiltCommands.chooseSize, size));
      }}
    />
  );
});
