import { MOST_STANDARD_BORDERS } from '@quiltwright/shared/quilting/standard/standard-size';
import { FolderOpen, Frame, Grid2x2, Info, Ruler, Shapes, ShoppingBasket, SwatchBook } from 'lucide-react';
import { Link } from 'react-router-dom';
import { bandInSentence } from '@quiltwright/shared/quilting/bands/band-words';
import { act } from '@quiltwright/shared/model/command';
import { besideSlot, isBlank, quiltCommands } from '@quiltwright/shared/model/standard-quilt/quilt-commands';
import { BandSection } from '../../panels/bands/BandSection';
import { BlockMenu } from '../../panels/blocks/menu/BlockMenu';
import { ColourwaysButton } from '../../panels/colourways/ColourwaysButton';
import { ChipMenu, Chips } from '../../panels/controls/Chips';
import { standardQuiltKind } from '../../persistence/kinds/standard-quilt-kind';
import { ClothTotals } from '../../panels/estimate/totals/ClothTotals';
import { estimatorAddress } from '../../panels/estimate/plan/estimator-address';
import { EditorPalette } from '../../panels/held-fabric/EditorPalette';
import { targetChips } from '../../panels/held-fabric/target-chips';
import { QuiltsPanel } from '../../panels/saved/QuiltsPanel';
import { SuggestButton, SuggestRow } from '../../panels/recolouring/SuggestButton';
import { RightPanel } from '../../panels/workspace/layout/RightPanel';
import type { Section } from '../../panels/workspace/layout/section';
import { Later } from '../../ui/Later';
import { BlockSection } from './sections/BlockSection';
import { BlocksHeld } from './sections/BlocksHeld';
import { LayoutNote, LayoutSection } from './sections/LayoutSection';
import { QuiltInfo } from './sections/QuiltInfo';
import styles from './sections.module.css';
import { SizeSection } from './sections/SizeSection';
import type { QuiltEditor, SectionName } from './use-quilt-editor';

/**
 * Returns the panels around the quilt: the side panels of the desktop layout, or the sections that replace them in
 * smaller layouts.
 */
export function useQuiltPanels({
  workspace: { documentSession, document, shell, setSection },
  control,
  hasSize,
  blocks,
  offered,
  quiltActions,
  colourways,
  fabric,
  inUse,
  chosenSlot,
  pickBandFabric,
  toggleBand,
  chooseCorners,
  giveBand,
  peekBand,
  choose,
  openBlocks,
  openAsFreeForm,
  keepBlocks,
}: QuiltEditor) {
  const { quilt } = document.design;
  const { target, targets } = quiltActions;
  const chips = targetChips({ targets, target, fabric, onChoose: choose });

  const quilts = (
    <QuiltsPanel
      are="standard"
      quiltNum={document.stored?.num ?? null}
      control={control}
      documentSession={documentSession}
      guestLink={
        <Link to="/my-quilts" className="lone-link">
          Manage My Quilts
        </Link>
      }
    />
  );
  const size = <SizeSection quilt={quilt} />;
  const layout = <LayoutSection quilt={quilt} />;
  const borders = (
    <>
      <BandSection
        key={document.id}
        quilt={quilt}
        fabric={fabric}
        used={inUse.fabrics}
        target={target?.key ?? null}
        disabled={!hasSize}
        most={MOST_STANDARD_BORDERS}
        onToggle={toggleBand}
        onCorners={chooseCorners}
        onFabric={pickBandFabric}
        onSuggested={giveBand}
        onPeek={peekBand}
      />
      <BlocksHeld quilt={quilt} onKeep={keepBlocks} />
    </>
  );
  const note = <LayoutNote onFreeForm={hasSize ? openAsFreeForm : null} />;
  const suggest = (
    <SuggestButton
      quilt={quilt}
      fabric={fabric}
      paletteNum={quiltActions.paletteNum}
      disabled={isBlank(quilt)}
      onTake={(replacements) => {
        documentSession.run(act(quiltCommands.recolour, replacements));
      }}
    />
  );
  const kept = <ColourwaysButton colourways={colourways} />;
  const palette = (
    <EditorPalette
      shell={shell}
      actions={quiltActions}
      chosen={quiltActions.held?.fabricNum ?? target?.fabric ?? 0}
      inUse={inUse}
      onto={target && (target.kind === 'band' ? bandInSentence(target.band) : target.name)}
    />
  );
  const slots = (compact: boolean) => (
    <BlockSection
      quilt={quilt}
      blocks={blocks}
      fabric={fabric}
      slot={chosenSlot}
      compact={compact}
      onSlot={openBlocks}
    />
  );
  const blockMenu = (
    // Each slot has its own menu, so that the search for Block 1 doesn't apply to Block 2.
    <BlockMenu
      key={quiltActions.slot}
      holds="designs and blocks"
      offered={offered}
      beside={besideSlot(quilt, quiltActions.slot)}
      chosen={quiltActions.chosenBlock}
      drag={quiltActions.blocks}
      compact={shell === 'phone'}
      takesFocus={shell === 'desk'}
      onBlock={(block) => {
        if (quiltActions.setBlock(block) && shell === 'desk') setSection(null);
      }}
      onPeek={quiltActions.peekBlock}
      onRemove={() => {
        documentSession.run(act(quiltCommands.removeBlock, quiltActions.slot));
      }}
      onLocked={control.offerSubscription}
    />
  );
  const info = <QuiltInfo quilt={quilt} blocks={blocks} fabric={fabric} onKeep={keepBlocks} />;
  const cloth = (
    <ClothTotals
      key={document.id}
      quilt={quilt}
      fabric={fabric}
      estimator={estimatorAddress(standardQuiltKind, document)}
    />
  );

  const left = (
    <>
      {quilts}
      <hr className="stitch" />
      <h2 className={styles.heading}>Size & layout</h2>
      <div className={styles.group}>
        {size}
        {layout}
      </div>
      <hr className="stitch" />
      {/* The slots can be pressed at once after a size is chosen. */}
      {hasSize ? <Later of={quilt}>{slots(false)}</Later> : slots(false)}
      <hr className="stitch" />
      <h2 className={styles.heading}>Borders & sashing</h2>
      {borders}
      <hr className="stitch" />
      {note}
    </>
  );
  const right = (
    <Later of={quilt}>
      <RightPanel
        target={<ChipMenu {...chips} />}
        targetKey={target?.key ?? null}
        palette={palette}
        action={suggest}
        heading="Current Quilt Info"
        infoAction={kept}
        info={info}
        cloth={cloth}
      />
    </Later>
  );
  const sections: Section<SectionName>[] = [
    {
      name: 'size',
      tab: 'Size',
      heading: 'Size',
      icon: Ruler,
      content: (
        <>
          {size}
          {note}
        </>
      ),
    },
    { name: 'layout', tab: 'Layout', heading: 'Layout', icon: Grid2x2, content: layout },
    {
      name: 'blocks',
      tab: 'Blocks',
      heading: shell === 'desk' ? `Block ${quiltActions.slot + 1}` : 'Blocks',
      icon: Shapes,
      content: hasSize ? (
        <>
          {shell !== 'desk' && slots(true)}
          {blockMenu}
        </>
      ) : (
        <p className={styles.quiet}>First select a quilt size.</p>
      ),
    },
    { name: 'borders', tab: 'Borders', heading: 'Borders & sashing', icon: Frame, content: borders },
    {
      name: 'fabric',
      tab: 'Fabric',
      heading: 'Fabric palette',
      icon: SwatchBook,
      content: (
        <>
          <SuggestRow
            suggest={
              <>
                {suggest}
                {kept}
              </>
            }
          >
            {targets.length > 0 ? (
              <Chips {...chips} />
            ) : (
              <p className={styles.quiet}>
                Choose blocks or add a border. Then pick fabrics for the blocks and the border.
              </p>
            )}
          </SuggestRow>
          {palette}
        </>
      ),
    },
    { name: 'cloth', tab: 'To buy', heading: 'Fabric to buy', icon: ShoppingBasket, content: cloth },
    { name: 'quilts', tab: 'Quilts', heading: 'My quilts', icon: FolderOpen, content: quilts, isLast: true },
    { name: 'info', tab: 'Info', heading: 'Current Quilt Info', icon: Info, content: info },
  ];
  // Before a size is chosen, the quilt has no place for a block.
  return { left, right, sections: hasSize || shell !== 'desk' ? sections : [] };
}
