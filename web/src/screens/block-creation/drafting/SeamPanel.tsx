import { counted } from '@quiltwright/shared/counted';
import { laidShapes } from '@quiltwright/shared/model/created-block/drawing';
import { mapOfDesign } from '@quiltwright/shared/model/created-block/drafting/map-of-design';
import { memo, useRef } from 'react';
import { seamsInside } from '../../../editor/tools/drafting/draft';
import { KeptFold } from '../../../panels/controls/KeptFold';
import type { CreationEditor } from '../use-creation-editor';
import { ConvertNotice } from './ConvertNotice';
import { PatchList } from './PatchList';
import { SeamList } from './SeamList';
import styles from './SeamPanel.module.css';

type SeamPanelProps = Pick<CreationEditor, 'drawing' | 'editing' | 'run'>;

/** The parts of the panel for drafting that don't depend on the tool. Those that are used now and then are folded. */
export const SeamPanel = memo(function SeamPanel({ drawing, editing, run }: SeamPanelProps) {
  const { design } = drawing.document;
  const section = useRef<HTMLElement>(null);
  const seams = seamsInside(design);
  return (
    <section ref={section} className={styles.panel} aria-label="Seams" tabIndex={-1}>
      <ConvertNotice
        drawing={drawing}
        run={run}
        onConverted={() => {
          section.current?.focus({ preventScroll: true });
        }}
      />
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
