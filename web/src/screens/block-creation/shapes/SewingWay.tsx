import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { OWN_OUTLINE } from '@quiltwright/shared/quilting/shapes/shape';
import { Segments } from '../../../ui/fields/Segments';
import { sewingWayOf } from './sewing-way';
import type { CreationEditor } from '../use-creation-editor';

const sewingWays = [
  { value: 'pieced', name: 'Pieced' },
  { value: 'applique', name: 'Appliqué' },
] as const;

/** The choice how the selected outlines are sewn. Nothing if no outline is selected. */
export function SewingWay({ editor: { selected, run } }: { editor: CreationEditor }) {
  const outlines = selected.filter(({ shape }) => shape.shapeType === OWN_OUTLINE);
  if (outlines.length === 0) return null;
  return (
    <Segments
      label="How the outline is sewn"
      options={sewingWays}
      value={sewingWayOf(outlines.map(({ shape }) => shape))}
      onChoose={(way) => {
        run(act(commands.setApplique, way === 'applique'));
      }}
    />
  );
}
