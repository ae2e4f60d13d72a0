import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import {
  borderCount,
  finishedSize,
  standardPlan,
  standardSizes,
  type SizeNum,
} from '@quiltwright/shared/quilting/standard-size';
import { act } from '../../model/command';
import { quiltCommands } from '../../model/standard-quilt/quilt-commands';
import { useMade } from '../../server/use-tab';
import { createStandardQuiltSession } from '../../persistence/standard-quilt-session';
import { formatSize } from '../../ui/inches';
import { Select, type Option } from '../../ui/Select';

/** The sizes, each as it would finish with the borders and sashing that the quilt has. */
export function sizeOptions(quilt: Quilt): Option<SizeNum>[] {
  const sashing = quilt.generatingSashing === 2;
  return standardSizes.map(({ sizeNum, sizeName }) => {
    const { width, length } = finishedSize(standardPlan(sizeNum, borderCount(quilt), sashing), sashing);
    return { value: sizeNum, name: sizeName, detail: formatSize(width, length) };
  });
}

export function SizeSection({ quilt }: { quilt: Quilt }) {
  const { run } = useMade(createStandardQuiltSession);
  return (
    <Select
      label="Quilt size"
      options={sizeOptions(quilt)}
      value={quilt.generatingSize === 0 ? null : quilt.generatingSize}
      placeholder="First select a size"
      onChoose={(size) => {
        run(act(quiltCommands.chooseSize, { argument: size }));
      }}
    />
  );
}
