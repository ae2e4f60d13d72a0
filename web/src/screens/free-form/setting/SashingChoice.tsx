import { LIMITS } from '@quiltwright/shared/limits';
import { act } from '@quiltwright/shared/model/command';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import type { SashingChange } from '@quiltwright/shared/model/free-form/setting/sashing-command';
import { leastSashing, type Setting } from '@quiltwright/shared/quilting/setting/setting';
import { Segments } from '../../../ui/fields/Segments';
import { StepField } from '../quilt/StepField';
import type { FreeFormEditor } from '../use-free-form-editor';

const STEP = 0.25;

const places = {
  straight: [
    { value: 'none', name: 'No sashing' },
    { value: 'between', name: 'Between' },
    { value: 'around', name: 'All round' },
  ],
  onPoint: [
    { value: 'none', name: 'No sashing' },
    { value: 'around', name: 'Sashing all round' },
  ],
} as const;

const cornerstones = {
  straight: [
    { value: 'none', name: 'No cornerstones' },
    { value: 'whole', name: 'Cornerstones' },
  ],
  onPoint: [
    { value: 'whole', name: 'Whole at the edge' },
    { value: 'half', name: 'Half at the edge' },
  ],
} as const;

/** Choices for the sashing of a setting: where it is, its width, and its cornerstones. */
export function SashingChoice({ editor, setting }: { editor: FreeFormEditor; setting: Setting }) {
  const { workspace, run } = editor;
  const { kind, sashing } = setting;
  const change = (next: SashingChange) => {
    run(act(commands.setSettingSashing, next));
  };
  const isPointed = kind === 'onPoint';
  return (
    <>
      <Segments
        label="Sashing"
        options={places[kind]}
        value={!sashing ? 'none' : isPointed || sashing.isAround ? 'around' : 'between'}
        onChoose={(place) => {
          change(place === 'none' ? null : isPointed ? {} : { isAround: place === 'around' });
        }}
      />
      {sashing && (
        <>
          <StepField
            label="Sashing width"
            of={workspace.document.id}
            value={sashing.width}
            bounds={{ min: leastSashing(setting), max: LIMITS.settingSashing.max }}
            less="Narrower sashing"
            more="Wider sashing"
            onValue={(width) => {
              change({ width });
            }}
            onStep={(by) => {
              change({ width: sashing.width + by * STEP });
            }}
          />
          <Segments
            label="Cornerstones"
            options={cornerstones[kind]}
            value={
              isPointed
                ? sashing.cornerstones === 'half'
                  ? 'half'
                  : 'whole'
                : sashing.cornerstones === 'none'
                  ? 'none'
                  : 'whole'
            }
            onChoose={(kindOfStones) => {
              change({ cornerstones: kindOfStones });
            }}
          />
        </>
      )}
    </>
  );
}
