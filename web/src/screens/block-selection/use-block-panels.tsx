import { BLOCK } from '@quiltwright/shared/limits';
import { FolderOpen, GalleryHorizontalEnd, Info, Layers, Shapes, SwatchBook } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { act } from '@quiltwright/shared/model/command';
import { blockCommands } from '@quiltwright/shared/model/designed-block/block-commands';
import { BlockMenu } from '../../panels/blocks/menu/BlockMenu';
import { EditorPalette } from '../../panels/held-fabric/EditorPalette';
import { PatchesButton } from '../../panels/patches/list/PatchesButton';
import { blockPresentation } from '../../documents/comparing/block-presentation';
import { FilesPanel } from '../../panels/files/FilesPanel';
import { GuestPanel } from '../../panels/workspace/layout/GuestPanel';
import { RightPanel } from '../../panels/workspace/layout/RightPanel';
import type { Section } from '../../panels/workspace/layout/section';
import { isSubscriber, useSession } from '../../server/session/session';
import { useLatest } from '../../ui/hooks/use-latest';
import { BlockFabrics } from './BlockFabrics';
import { BlockColourways } from './colourways/BlockColourways';
import { FirstColourway } from './colourways/FirstColourway';
import { LayerSection } from './layers/LayerSection';
import { SavedDesigns } from './SavedDesigns';
import styles from './sections.module.css';
import { TargetChip } from './TargetChip';
import type { BlockEditor, SectionName } from './use-block-editor';

/**
 * Returns the panels around the block: the side panels of the desktop layout, or the sections that replace them in
 * smaller layouts.
 */
export function useBlockPanels({
  workspace: { documentSession, document, shell, setSection },
  control,
  isThere,
  name,
  pattern,
  colouring,
  fabric,
  inUse,
  chooseBlank,
  group,
  offerFabric,
}: BlockEditor) {
  const { block } = document.design;
  const subscriber = isSubscriber(useSession());
  const used = colouring.target && block.levels.flat()[colouring.target.patches[0] ?? 0]?.fillFabric;
  const target = colouring.target && <TargetChip name={colouring.target.name} fabric={fabric(used ?? 0)} />;

  // The long lists of blocks get only this number, so that recolouring the block doesn't render them again.
  const chosenBlank = isThere ? block.usedBlockNum : BLOCK.none;
  const canRemove = document.stored === null;
  const onBlank = useLatest(chooseBlank);
  const onPeekBlock = useLatest(colouring.peekBlock);
  const onRemove = useLatest(() => {
    documentSession.run(act(blockCommands.removeBlock));
  });
  const onLocked = useLatest(control.offerSubscription);
  const blockMenu = useMemo(
    () => (
      <BlockMenu
        holds="blocks"
        chosen={chosenBlank}
        drag={colouring.blocks}
        compact={shell === 'phone'}
        foldsFilters={shell === 'desk'}
        onBlock={onBlank}
        onPeek={onPeekBlock}
        {...(canRemove && { onRemove })}
        onLocked={onLocked}
      />
    ),
    [chosenBlank, colouring.blocks, shell, canRemove, onRemove, onBlank, onPeekBlock, onLocked],
  );
  const layers = (
    <LayerSection
      levels={block.levels}
      layer={colouring.layer}
      onGroup={group}
      onLayer={(layer) => {
        colouring.chooseLayer(layer);
        if (layer !== 0 && !colouring.held) offerFabric();
      }}
    />
  );
  const designs = (
    <>
      {subscriber ? (
        <>
          <SavedDesigns
            chosen={document.stored?.num ?? 0}
            hasHeading={shell === 'tablet'}
            control={control}
            onAll={() => {
              setSection('designs');
            }}
          />
          <p className={styles.goOn}>
            <GoOn />
          </p>
        </>
      ) : (
        <GuestPanel>
          <GoOn /> Saving is for subscribers: <Link to="/why-subscribe">why subscribe</Link>, or{' '}
          <Link to="/subscribe">Subscribe</Link>
        </GuestPanel>
      )}
      <FilesPanel
        documentSession={documentSession}
        presentation={blockPresentation}
        trySave={control.trySave}
        pattern={pattern}
      />
    </>
  );
  const allDesigns = subscriber && (
    <BlockMenu
      holds="designs"
      chosen={document.stored?.num ?? 0}
      compact={shell === 'phone'}
      onBlock={({ designedBlockNum }) => {
        control.openSaved(designedBlockNum);
      }}
      onLocked={control.offerSubscription}
    />
  );
  const palette = (
    <EditorPalette
      shell={shell}
      actions={colouring}
      chosen={colouring.held?.fabricNum ?? used ?? 0}
      inUse={inUse}
      onto={colouring.target && colouring.target.name.toLowerCase()}
    />
  );
  const info = (
    <>
      <BlockFabrics
        levels={block.levels}
        fabric={fabric}
        chosen={
          colouring.tapTool?.name === 'swap'
            ? (colouring.tapTool.first ?? 0)
            : (colouring.held?.fabricNum ?? 0)
        }
        locked={colouring.locked}
        onFabric={colouring.tapUsed}
        onLock={colouring.turnLock}
      />
      {isThere && <PatchesButton name={name ?? 'this block'} block={block} fabric={fabric} />}
    </>
  );
  const blockList = (
    <Link to="/block-list" className="lone-link">
      Block list
    </Link>
  );

  const left = (
    <div className={styles.left}>
      <div className={styles.head}>
        <h2>Available Blocks</h2>
        {blockList}
      </div>
      <div className={styles.blocks}>{blockMenu}</div>
      <hr className="stitch" />
      <h2 className={styles.heading}>Layers</h2>
      {layers}
      <hr className="stitch" />
      {designs}
    </div>
  );
  const right = (
    <RightPanel
      target={target}
      targetKey={colouring.target?.key ?? null}
      palette={palette}
      heading="In this block"
      info={info}
    />
  );
  const saved = {
    name: 'designs',
    tab: 'Saved',
    heading: 'My Saved Block Designs',
    icon: FolderOpen,
    isLast: true,
  } as const;
  // On a desktop only the list of all designs opens as a section, beside the other panels.
  if (shell === 'desk') return { left, right, sections: [{ ...saved, content: allDesigns }] };

  const sections: Section<SectionName>[] = [
    {
      name: 'blocks',
      tab: 'Blocks',
      heading: 'Available Blocks',
      icon: Shapes,
      content: (
        <>
          <p className={styles.quiet}>{blockList}</p>
          {blockMenu}
        </>
      ),
    },
    { name: 'layers', tab: 'Layers', heading: 'Layers', icon: Layers, content: layers },
    {
      name: 'fabric',
      tab: 'Fabric',
      heading: 'Fabric palette',
      icon: SwatchBook,
      content: (
        <>
          {target}
          {palette}
        </>
      ),
    },
  ];
  if (shell === 'phone')
    sections.push({
      name: 'colourways',
      tab: 'Colours',
      heading: 'Colourways',
      icon: GalleryHorizontalEnd,
      content:
        block.colourways.length > 0 ? (
          <BlockColourways block={block} fabric={fabric} />
        ) : (
          <FirstColourway block={block} />
        ),
    });
  sections.push(
    { name: 'info', tab: 'Used', heading: 'In this block', icon: Info, content: info },
    {
      ...saved,
      content: (
        <>
          {designs}
          {allDesigns}
        </>
      ),
    },
  );
  return { left, right, sections };
}

/** Links to the quilt editors, where the coloured block is the first in the list of blocks. */
function GoOn() {
  return (
    <span>
      Continue to <Link to="/standard-quilt-layouts">Standard Quilt Layouts</Link> or{' '}
      <Link to="/free-form-quilt-layouts">Free Form Quilt Layouts</Link>.
    </span>
  );
}
