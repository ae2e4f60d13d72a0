import { bandInSentence } from '@quiltwright/shared/quilting/bands/band-words';
import { isEmptyPlacement } from '@quiltwright/shared/quilting/placement';
import {
  FolderOpen,
  ListTree,
  Ruler,
  Shapes,
  ShoppingBasket,
  SquareMousePointer,
  SwatchBook,
} from 'lucide-react';
import { useMemo } from 'react';
import { act } from '@quiltwright/shared/model/command';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { storedForm } from '@quiltwright/shared/model/free-form/free-form-document';
import { BlockMenu } from '../../panels/blocks/menu/BlockMenu';
import { mainBlock } from '../../panels/blocks/list/linking-blocks';
import { ColourwaysButton } from '../../panels/colourways/ColourwaysButton';
import { ChipMenu, Chips } from '../../panels/controls/Chips';
import { freeFormKind } from '../../persistence/kinds/free-form-kind';
import { ClothTotals } from '../../panels/estimate/totals/ClothTotals';
import { estimatorAddress } from '../../panels/estimate/plan/estimator-address';
import { EditorPalette } from '../../panels/held-fabric/EditorPalette';
import { targetChips } from '../../panels/held-fabric/target-chips';
import { QuiltsPanel } from '../../panels/saved/QuiltsPanel';
import { SuggestButton, SuggestRow } from '../../panels/recolouring/SuggestButton';
import { QuiltSewingButton } from '../../panels/patches/list/QuiltSewingButton';
import type { Section } from '../../panels/workspace/layout/section';
import { Later } from '../../ui/Later';
import { Segments } from '../../ui/fields/Segments';
import { AddBlock } from './blocks/AddBlock';
import { FreeFormBands } from './quilt/FreeFormBands';
import { LayingChoice } from './blocks/LayingChoice';
import { FitProblems } from './fit/FitProblems';
import { PlacementList } from './blocks/PlacementList';
import { PlacementPanel } from './blocks/PlacementPanel';
import { QuiltSize } from './quilt/QuiltSize';
import { SettingPanel } from './setting/SettingPanel';
import { ReachChoice } from './blocks/ReachChoice';
import styles from './sections.module.css';
import type { FreeFormEditor, RightTab, SectionName } from './use-free-form-editor';
import { blockWords } from './describing/words';

const rightTabs: readonly { value: RightTab; name: string }[] = [
  { value: 'placement', name: 'Placement' },
  { value: 'fabric', name: 'Fabric palette' },
  { value: 'cloth', name: 'To buy' },
];

/**
 * Returns the panels around the quilt: the side panels of the desktop layout, or the sections that replace them in
 * smaller layouts.
 */
export function useFreeFormPanels(editor: FreeFormEditor) {
  const { workspace, control, quiltActions, fabric, inUse, run, place, peekBlock } = editor;
  const { documentSession, document, shell, setSection } = workspace;
  const { design } = document;
  const { quilt } = design;
  const { target, targets } = quiltActions;
  const chips = targetChips({ targets, target, fabric, onChoose: quiltActions.choosePart });
  const reach = quiltActions.reaches.length > 0 && (
    <ReachChoice
      reaches={quiltActions.reaches}
      reach={quiltActions.reach}
      onReach={quiltActions.setReach}
      inTurn={quiltActions.inTurn}
      onNext={quiltActions.setTarget}
    />
  );
  const quilts = (
    <QuiltsPanel
      are="free form"
      quiltNum={document.stored?.num ?? null}
      control={control}
      documentSession={documentSession}
    />
  );
  // The setting determines the size.
  const size = !quilt.setting && <QuiltSize quilt={quilt} run={run} />;
  const setting = <SettingPanel editor={editor} />;
  const bands = <FreeFormBands editor={editor} />;
  const stored = useMemo(() => storedForm(quilt), [quilt]);
  const suggest = (
    <>
      <SuggestButton
        quilt={stored}
        fabric={fabric}
        paletteNum={quiltActions.paletteNum}
        disabled={quilt.blocks.every(isEmptyPlacement)}
        onTake={(replacements) => {
          run(act(commands.recolour, replacements));
        }}
      />
      <ColourwaysButton colourways={editor.colourways} />
    </>
  );
  const palette = (
    <EditorPalette
      shell={shell}
      actions={quiltActions}
      chosen={quiltActions.held?.fabricNum ?? target?.fabric ?? 0}
      inUse={inUse}
      onto={target && (target.kind === 'band' ? bandInSentence(target.band) : target.name)}
    />
  );
  const main = useMemo(() => mainBlock(quilt.blocks), [quilt.blocks]);
  const blockMenu = (
    <>
      {!quilt.setting && <LayingChoice editor={editor} />}
      <BlockMenu
        holds="designs and blocks"
        offered={editor.openBlocks}
        beside={main}
        chosen={0}
        drag={quiltActions.blocks}
        compact={shell === 'phone'}
        takesFocus={shell === 'desk'}
        onBlock={place}
        onPeek={peekBlock}
        onLocked={control.offerSubscription}
      />
    </>
  );
  const cloth = (
    <>
      <ClothTotals
        key={document.id}
        quilt={stored}
        fabric={fabric}
        estimator={estimatorAddress(freeFormKind, document)}
      />
      {quilt.blocks.some((placement) => !isEmptyPlacement(placement)) && (
        <QuiltSewingButton quilt={stored} nameBlock={(blockNum) => blockWords(editor.blocks, blockNum)} />
      )}
    </>
  );
  const placement = <PlacementPanel editor={editor} />;
  const list = (
    <Later of={document}>
      <FitProblems editor={editor} />
      {!quilt.setting && <PlacementList editor={editor} />}
    </Later>
  );
  const left = (
    <div className={styles.left}>
      {quilts}
      <hr className="stitch" />
      {size && (
        <>
          <h2>Size</h2>
          {size}
          <hr className="stitch" />
        </>
      )}
      <AddBlock
        key={`blocks of ${document.id}`}
        editor={editor}
        onAll={() => {
          setSection('blocks');
        }}
      />
      <hr className="stitch" />
      <h2>Setting</h2>
      {setting}
      <hr className="stitch" />
      <h2>Borders & sashing</h2>
      {bands}
    </div>
  );
  const right = (
    <div className={styles.right}>
      <div className={styles.tabs}>
        <Segments label="Show" options={rightTabs} value={editor.rightTab} onChoose={editor.setRightTab} />
      </div>
      {editor.rightTab === 'cloth' && (
        <div className={styles.shown}>
          <h2>Fabric to buy</h2>
          {cloth}
        </div>
      )}
      {editor.rightTab === 'placement' && (
        <>
          <div className={styles.shown}>{placement}</div>
          <div className={styles.list}>{list}</div>
        </>
      )}
      {editor.rightTab === 'fabric' && (
        <div className={styles.shown}>
          <SuggestRow suggest={suggest}>
            <ChipMenu {...chips} />
          </SuggestRow>
          {reach}
          {palette}
        </div>
      )}
    </div>
  );
  const blocksSection = {
    name: 'blocks',
    tab: 'Blocks',
    heading: 'Add a block',
    icon: Shapes,
    content: blockMenu,
  } as const;
  // On a desktop only the blocks open as a section, beside the other panels.
  if (shell === 'desk') return { left, right, sections: [blocksSection] };
  const sections: Section<SectionName>[] = [
    {
      name: 'quilt',
      tab: 'Quilt',
      heading: 'Size, setting & borders',
      icon: Ruler,
      content: (
        <div className={styles.left}>
          {size}
          {setting}
          {bands}
        </div>
      ),
    },
    blocksSection,
    {
      name: 'placement',
      tab: 'Selected',
      heading: 'Selected blocks',
      icon: SquareMousePointer,
      content: placement,
    },
    { name: 'placements', tab: 'List', heading: 'Placements', icon: ListTree, content: list },
    {
      name: 'fabric',
      tab: 'Fabric',
      heading: 'Fabric palette',
      icon: SwatchBook,
      content: (
        <>
          <SuggestRow suggest={suggest}>
            {targets.length > 0 ? (
              <Chips {...chips} />
            ) : (
              <p className={styles.quiet}>
                Select a block or add a border. Then pick fabrics for the block or the border.
              </p>
            )}
          </SuggestRow>
          {targets.length > 0 && reach}
          {palette}
        </>
      ),
    },
    { name: 'cloth', tab: 'To buy', heading: 'Fabric to buy', icon: ShoppingBasket, content: cloth },
    { name: 'quilts', tab: 'Quilts', heading: 'My quilts', icon: FolderOpen, content: quilts, isLast: true },
  ];
  return { left, right, sections };
}
