import type { Form } from '@quiltwright/shared/quilting/shapes/form';
import {
  CircleCheck,
  FlipHorizontal2,
  FolderOpen,
  Grid2x2,
  Grid3x3,
  Layers,
  Shapes,
  SquareMousePointer,
} from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { hasShapes } from '@quiltwright/shared/model/created-block/design-shapes';
import { BlockMenu } from '../../panels/blocks/menu/BlockMenu';
import type { FindFabric } from '../../server/fabrics/use-fabrics';
import { PatchesButton } from '../../panels/patches/list/PatchesButton';
import { createdBlockPresentation } from '../../documents/comparing/block-presentation';
import { FilesPanel } from '../../panels/files/FilesPanel';
import type { Section } from '../../panels/workspace/layout/section';
import { KeptFold } from '../../panels/controls/KeptFold';
import { useLatest } from '../../ui/hooks/use-latest';
import { BlockSettings } from './block/BlockSettings';
import { Checks } from './block/Checks';
import { countOf } from './block/findings';
import { CreatedBlocks } from './block/CreatedBlocks';
import { DrawsBy } from './DrawsBy';
import { SeamPanel } from './drafting/SeamPanel';
import { StartFrom } from './drafting/starts/StartFrom';
import { TourButton } from './tour/TourButton';
import { FabricSpots } from './fabrics/FabricSpots';
import { InQuilt } from './block/InQuilt';
import { LayerList } from './layers/LayerList';
import styles from './sections.module.css';
import { SelectionPanel } from './selection/SelectionPanel';
import { ImportSvg } from './svg/ImportSvg';
import { ShapePalette } from './shapes/ShapePalette';
import { TracePanel } from './tracing/TracePanel';
import { SymmetryChoice } from './selection/SymmetryChoice';
import { ToolOptions } from './ToolOptions';
import { UnitPalette } from './shapes/UnitPalette';
import type { CreationEditor, SectionName } from './use-creation-editor';

const inFold = (buttons: ReactNode) => (
  <KeptFold name="block files" title="Files, print and share">
    {buttons}
  </KeptFold>
);

/**
 * Returns the panels around the block being drawn: the side panels of the desktop layout, or the sections that replace
 * them in smaller layouts.
 */
export function useCreationPanels(editor: CreationEditor, fabric: FindFabric) {
  const { workspace, control, editing, options, drawing, load, run, show } = editor;
  const { documentSession, document, shell, setSection } = workspace;
  const { design } = document;
  const { trySave } = control;
  const foldAway = useLatest(() => {
    if (shell === 'phone') setSection(null);
  });
  const takeShape = useLatest((form: Form) => {
    editing.options.setState({ form });
    editing.choose('draw');
    foldAway();
  });
  const offerSubscription = useLatest(control.offerSubscription);
  const units = <UnitPalette editing={editing} options={options} onUnit={foldAway} />;
  const forms = <ShapePalette chosen={options.tool === 'draw' ? options.form : null} onShape={takeShape} />;
  const toolOptions = <ToolOptions editor={editor} fabric={fabric} />;
  const isDesk = shell === 'desk';
  const { drawsBy } = options;
  const bySeams = drawsBy === 'seams';
  const choice = <DrawsBy options={options} editing={editing} isNarrow={!isDesk} />;
  const isEmpty = !hasShapes(design);
  const startFrom = <StartFrom editor={editor} fabric={fabric} hasHeading={isEmpty} />;
  const start = isEmpty
    ? startFrom
    : bySeams && (
        <KeptFold name="start from" title="Start from">
          {startFrom}
        </KeptFold>
      );
  const trace = <TracePanel editing={editing} options={options} drawing={drawing} onMove={foldAway} />;
  const palettes = (
    <div className={styles.stack}>
      {(isDesk ? !bySeams : drawsBy === 'units') && units}
      {(isDesk ? !bySeams : drawsBy === 'shapes') && forms}
      {/* On a desktop the settings of the tool are at the right. */}
      {!isDesk && toolOptions}
      {bySeams && <SeamPanel drawing={drawing} editing={editing} run={run} />}
      {/* Below the palettes, which stay where they are when the first shape ends the start. */}
      {!isDesk && start}
      {bySeams && (
        <TourButton
          onStart={() => {
            editing.choose('seam');
            foldAway();
          }}
        />
      )}
      {!isDesk && trace}
    </div>
  );

  // On a tablet the sections are in a drawer, which has its own headings.
  const hasHeading = shell !== 'tablet';
  const symmetry = <SymmetryChoice symmetry={drawing.symmetry} hasHeading={hasHeading} run={run} />;
  const layers = <LayerList editor={editor} fabric={fabric} hasHeading={hasHeading} />;
  const settings = <BlockSettings design={design} bySeams={bySeams} run={run} />;
  const files = useMemo(
    () => (
      <FilesPanel
        documentSession={documentSession}
        presentation={createdBlockPresentation}
        trySave={trySave}
        folded={inFold}
      >
        <ImportSvg editing={editing} run={run} />
      </FilesPanel>
    ),
    [documentSession, trySave, editing, run],
  );
  const selection = <SelectionPanel editor={editor} fabric={fabric} />;
  const inQuilt = (
    <div className={styles.stack}>
      {/* A quilt of an empty block shows nothing. On a desktop it would cover the patterns to start from. */}
      {!(isDesk && isEmpty) && (
        <InQuilt design={design} hasHeading={hasHeading} onLocked={offerSubscription} />
      )}
      <PatchesButton
        name="this block"
        block={design.block}
        fabric={fabric}
        onStraight={(levels) => {
          run(act(createdBlockCommands.cutStraight, levels));
        }}
      />
    </div>
  );
  const checks = <Checks {...editor.checks} design={design} shell={shell} run={run} show={show} />;
  const blockMenu = (
    <BlockMenu
      holds="blocks"
      chosen={document.stored?.num ?? document.design.block.usedBlockNum}
      compact={shell === 'phone'}
      foldsFilters={isDesk}
      onBlock={load}
      onLocked={control.offerSubscription}
    />
  );
  const left = (
    <div className={styles.left}>
      <div className={styles.drawing}>
        <CreatedBlocks
          chosen={document.stored?.num ?? 0}
          control={control}
          onLoad={() => {
            setSection('blocks');
          }}
        />
        <hr className="stitch" />
        {choice}
        {settings}
        <hr className="stitch" />
        {palettes}
        <hr className="stitch" />
        {symmetry}
        <hr className="stitch" />
        {trace}
        {files}
      </div>
      <div className={styles.layers}>{layers}</div>
    </div>
  );
  const right = (
    <>
      <div className={styles.right}>
        <div className={styles.stack}>
          {selection}
          {start}
        </div>
      </div>
      <div className={styles.foot}>{inQuilt}</div>
      <div className={styles.checks}>{checks}</div>
    </>
  );
  const finished = {
    name: 'blocks',
    tab: 'Blocks',
    heading: 'Load a finished block',
    icon: FolderOpen,
    isLast: true,
  } as const;
  // On a desktop only the finished blocks open as a section, beside the other panels.
  if (isDesk) return { left, right, sections: [{ ...finished, content: blockMenu }] };

  const quilt = shell === 'tablet' ? <div className={styles.drawn}>{inQuilt}</div> : inQuilt;
  const symmetrySection = {
    name: 'symmetry',
    tab: 'Symmetry',
    heading: 'Symmetry',
    icon: FlipHorizontal2,
    content: symmetry,
  } as const;
  const sections: Section<SectionName>[] = [
    {
      name: 'shapes',
      tab: 'Shapes',
      heading: 'Units and shapes',
      icon: Shapes,
      content: (
        <div className={styles.stack}>
          <FabricSpots editor={editor} fabric={fabric} />
          {choice}
          {palettes}
          {shell === 'phone' && symmetry}
        </div>
      ),
    },
    // A phone's tab bar has no room for one more tab.
    ...(shell === 'phone' ? [] : [symmetrySection]),
    {
      name: 'selection',
      tab: 'Selected',
      heading: 'Selected shapes',
      icon: SquareMousePointer,
      content: selection,
    },
    { name: 'quilt', tab: 'Quilt', heading: 'In a quilt', icon: Grid2x2, content: quilt },
    {
      name: 'checks',
      tab: 'Checks',
      heading: 'Checks',
      icon: CircleCheck,
      content: checks,
      count: countOf(editor.checks.found),
    },
    { name: 'layers', tab: 'Layers', heading: 'Layers', icon: Layers, content: layers },
    {
      name: 'block',
      tab: 'Grid',
      heading: 'Block size and grid',
      icon: Grid3x3,
      content: (
        <div className={styles.stack}>
          {settings}
          {files}
        </div>
      ),
    },
    {
      ...finished,
      content: (
        <div className={styles.stack}>
          <CreatedBlocks chosen={document.stored?.num ?? 0} control={control} onLoad={null} />
          {blockMenu}
        </div>
      ),
    },
  ];
  return { left, right, sections };
}
