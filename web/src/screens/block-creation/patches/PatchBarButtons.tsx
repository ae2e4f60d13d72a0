import { Merge, Shapes } from 'lucide-react';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { BarButton } from '../../../panels/workspace/canvas/CanvasBar';
import type { CreationEditor } from '../use-creation-editor';

/** The buttons of the bar for selected patches, which keep their places. */
export function PatchBarButtons({ run }: Pick<CreationEditor, 'run'>) {
  return (
    <>
      <BarButton
        of="selectAlike"
        icon={Shapes}
        word="All like this"
        onPress={() => {
          run(act(commands.selectAlike));
        }}
      />
      <BarButton
        of={{ label: 'Merge with a neighbour' }}
        icon={Merge}
        word="Merge"
        onPress={() => {
          run(act(commands.mergePatches));
        }}
      />
    </>
  );
}
