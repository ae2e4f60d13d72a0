import type { SewnBlock } from '@quiltwright/workers/kernels/patches/numbered';
import { useMemo, useState } from 'react';
import { ReadingDialog, type Reading } from '../../ui/dialogs/ReadingDialog';
import { Segments } from '../../ui/fields/Segments';
import { useKernel } from '../estimate/plan/use-kernel';
import { FailureNote } from '../../page/forms/FailureNote';
import type { FindFabric } from '../../server/fabrics/use-fabrics';
import { patchReading } from './patch-reading';

interface PatchReadingProps {
  name: string;
  block: SewnBlock;
  fabric: FindFabric;
  /** The shapes of the drawing in words; absent outside the block drawing editor. */
  shapes?: Reading;
  onClose: () => void;
}

type Kind = 'shapes' | 'patches';

/**
 * Shows the patches of a block as a table, once a worker has computed them. In the block drawing editor, it shows the
 * shapes too.
 */
export function PatchReading({ name, block, fabric, shapes, onClose }: PatchReadingProps) {
  const { blockWidth, blockHeight, levels } = block;
  const asked = useMemo(() => ({ blockWidth, blockHeight, levels }), [blockWidth, blockHeight, levels]);
  const [kind, setKind] = useState<Kind>(shapes ? 'shapes' : 'patches');
  const { output, failure, retry } = useKernel('patches', kind === 'patches' ? asked : null);
  const reading =
    kind === 'shapes' && shapes
      ? shapes
      : output
        ? patchReading(name, asked, output, fabric)
        : { ...nothing, summary: failure ? name : 'Calculating the patches …' };
  return (
    <ReadingDialog reading={reading} noun="block" onClose={onClose}>
      {shapes && (
        <Segments<Kind>
          label="What the table shows"
          options={[
            { value: 'shapes', name: 'Shapes as drawn' },
            { value: 'patches', name: 'Patches as sewn' },
          ]}
          value={kind}
          onChoose={setKind}
        />
      )}
      {kind === 'patches' && failure && <FailureNote message={failure.message} onRetry={retry} />}
    </ReadingDialog>
  );
}

const nothing: Reading = {
  summary: '',
  lines: [],
  columns: [],
  rows: 0,
  rowName: () => '',
  cell: () => '',
};
