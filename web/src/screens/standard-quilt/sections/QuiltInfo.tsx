import type { ListedBlock } from '@quiltwright/shared/contract/block-list-item';
import { standardLayouts } from '@quiltwright/shared/quilting/standard/standard-layout';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { planOf, standardBands } from '@quiltwright/shared/quilting/standard/standard-size';
import { bandFabric, bandWidth } from '@quiltwright/shared/model/cloth/quilt-bands';
import { bandLabel } from '@quiltwright/shared/quilting/bands/band-words';
import { blockOf, type Slot } from '@quiltwright/shared/model/standard-quilt/quilt-commands';
import { BlockSketch } from '../../../panels/blocks/pictures/BlockSketch';
import { FabricPatch } from '../../../panels/fabric/swatch/FabricPatch';
import { nameOfBlock } from '../../../panels/blocks/list/block-name';
import { Fact, Facts } from '../../../panels/controls/Facts';
import { QuiltSewingButton } from '../../../panels/patches/list/QuiltSewingButton';
import { formatInches } from '@quiltwright/shared/ruler/lengths';
import { blockName } from './BlockSection';
import { KeepBlocks } from './BlocksHeld';
import { describeGrid, describeTick } from '../quilt-words';
import styles from '../sections.module.css';
import { slotsOf } from '../target';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { sizeWords } from '../../../ui/words/size-words';

interface QuiltInfoProps {
  quilt: Quilt;
  blocks: readonly ListedBlock[];
  fabric: FindFabric;
  /**
   * Opens a free form copy of the quilt. The copy also has the blocks that borders and sashing remove from this
   * quilt.
   */
  onKeep: () => void;
}

/** The facts of the open quilt: its size, layout, blocks, borders and sashing. */
export function QuiltInfo({ quilt, blocks, fabric, onKeep }: QuiltInfoProps) {
  const plan = planOf(quilt);
  if (!plan) return <p className={styles.quiet}>First select a quilt size to see its measurements.</p>;
  const block = (slot: Slot) => {
    const name = blockName(quilt, slot, blocks);
    return (
      <Fact key={slot} name={`Block ${slot + 1}`}>
        <span>{name ?? 'none yet'}</span>
        {name !== null && <BlockSketch levels={blockOf(quilt, slot)?.levels ?? []} fabric={fabric} />}
      </Fact>
    );
  };
  return (
    <>
      <Facts>
        <Fact name="Size">{sizeWords(quilt)}</Fact>
        <Fact name="Layout">
          {standardLayouts.find(({ layoutNum }) => layoutNum === quilt.generatingLayout)?.layoutName ??
            'none yet'}
        </Fact>
        <Fact name="Blocks">{`${describeGrid(quilt)}, 12″ each`}</Fact>
        {slotsOf(quilt).map(block)}
        {standardBands.map((band) => {
          const width = bandWidth(quilt, band);
          const then = describeTick(quilt, band);
          return (
            <Fact key={band} name={bandLabel(band)}>
              <span>{width > 0 ? formatInches(width) : then === null ? 'none' : `none (${then})`}</span>
              {width > 0 && <FabricPatch fabric={fabric(bandFabric(quilt, band))} />}
            </Fact>
          );
        })}
      </Facts>
      <div className={styles.keep}>
        <KeepBlocks quilt={quilt} onKeep={onKeep} />
      </div>
      {slotsOf(quilt).some((slot) => blockOf(quilt, slot)) && (
        <QuiltSewingButton quilt={quilt} nameBlock={(blockNum) => nameOfBlock(blocks, blockNum)} />
      )}
    </>
  );
}
