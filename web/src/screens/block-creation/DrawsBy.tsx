import { Segments } from '../../ui/fields/Segments';
import { firstTools, type DrawsWith } from './drawing/first-tools';
import type { CreationEditor } from './use-creation-editor';

const names: Record<DrawsWith, string> = { units: 'Units', shapes: 'Shapes', seams: 'Seams' };

interface DrawsByProps extends Pick<CreationEditor, 'options' | 'editing'> {
  /** True if there is room for one palette only, so that units are a choice of their own. */
  isNarrow: boolean;
}

/** The choice between drawing with units or whole shapes, and drafting the seams between patches. */
export function DrawsBy({ options, editing, isNarrow }: DrawsByProps) {
  const offered: readonly DrawsWith[] = isNarrow ? ['units', 'shapes', 'seams'] : ['shapes', 'seams'];
  const { drawsBy } = options;
  return (
    <Segments
      label="Draw the block by"
      options={offered.map((value) => ({ value, name: names[value] }))}
      value={offered.includes(drawsBy) ? drawsBy : 'shapes'}
      onChoose={(way) => {
        editing.choose(firstTools[way]);
      }}
    />
  );
}
