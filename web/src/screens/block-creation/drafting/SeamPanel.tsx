import { counted } from '@quiltwright/shared/counted';
import { appliqueIslands } from '@quiltwright/shared/drafting/figures/applique-islands';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { laidShapes } from '@quiltwright/shared/model/created-block/drawing';
import { mapOfDesign } from '@quiltwright/shared/model/created-block/drafting/map-of-design';
import { memo, useRef } from 'react';
import { seamsInside } from '../../../editor/tools/drafting/draft';
import { KeptFold } from '../../../panels/controls/KeptFold';
import { Button } from '../../../ui/basics/Button';
import type { CreationEditor } from '../use-creation-editor';
import { ConvertNotice } from './ConvertNotice';
import { PatchList } from './lists/PatchList';
import { SeamList } from './lists/SeamList';
import styles from './SeamPanel.module.css';

type SeamPanelProps = Pick<CreationEditor, 'drawing' | 'editing' | 'run'>;

/** The parts of the panel for drafting that don't depend on the tool. Those that are used now and then are folded. */
export const SeamPanel = memo(function SeamPanel({ drawing, editing, run }: SeamPanelProps) {
  const { design } = drawing.document;
  const section = useRef<HTMLElement>(null);
  const seams = seamsInside(design);
  const takeFocus = () => {
    section.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={section} className={styles.panel} aria-label="Seams" tabIndex={-1}>
      <ConvertNotice drawing={drawing} run={run} onConverted={takeFocus} />
      <IslandNotice design={design} run={run} onPieced={takeFocus} />
      {seams.length === 0 && (
        <p className={styles.quiet}>
          {typeof mapOfDesign(design) === 'string'
            ? 'Shapes of this block almost touch, so its seams can’t be found. Move a shape a little.'
            : 'Draw a seam across the block to cut it into patches.'}
        </p>
      )}
      <KeptFold name="seams" title="Seams" fact={counted(seams.length, 'seam')}>
        <SeamList drawing={drawing} editing={editing} run={run} />
      </KeptFold>
      <KeptFold name="patches" title="Patches" fact={counted(laidShapes(design).length, 'patch', 'patches')}>
        <PatchList design={design} editing={editing} />
      </KeptFold>
    </section>
  );
});

interface IslandNoticeProps extends Pick<CreationEditor, 'run'> {
  design: CreatedBlockDesign;
  /** Called after the seams were drawn: the button is gone then, and with it the focus. */
  onPieced: () => void;
}

/** Says why patches are appliqué that were drawn as pieced, with the button that pieces them. Nothing for other blocks. */
function IslandNotice({ design, run, onPieced }: IslandNoticeProps) {
  const map = mapOfDesign(design);
  const islands = typeof map === 'string' ? [] : appliqueIslands(map);
  const seams = islands.flatMap((island) => island.seams);
  if (seams.length === 0) return null;
  const patches = islands.reduce((sum, island) => sum + island.patches, 0);
  return (
    <div className={styles.notice}>
      <p>{`${counted(patches, 'patch', 'patches')} inside another are appliqué: no seam leads to them. To piece them, draw seams to the edge.`}</p>
      <Button
        onClick={() => {
          run(act(commands.addSeams, { seams }));
          onPieced();
        }}
      >
        Draw seams to them
      </Button>
    </div>
  );
}
