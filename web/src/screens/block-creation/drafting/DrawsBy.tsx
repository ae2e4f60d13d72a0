import { Segments } from '../../../ui/fields/Segments';
import type { CreationEditor } from '../use-creation-editor';

const ways = [
  { value: 'shapes', name: 'Shapes' },
  { value: 'seams', name: 'Seams' },
] as const;

/** The choice between drawing whole shapes, and drafting the seams between patches. */
export function DrawsBy({ options, editing }: Pick<CreationEditor, 'options' | 'editing'>) {
  return (
    <Segments
      label="Draw the block by"
      options={ways}
      value={options.drawsBy}
      onChoose={(way) => {
        editing.choose(way === 'seams' ? 'seam' : 'draw');
      }}
    />
  );
}
