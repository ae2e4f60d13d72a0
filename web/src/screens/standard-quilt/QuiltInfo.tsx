import type { ListedBlock } from '@quiltwright/shared/contract/block-list-item';
import { standardLayouts } from '@quiltwright/shared/quilting/standard-layout';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { planOf } from '@quiltwright/shared/quilting/standard-size';
import type { ReactNode } from 'react';
import { bandFabric, bandLabels, bandNames, bandWidth } from '../../model/quilt-bands';
import { blockOf, type Slot } from '../../model/standard-quilt/quilt-commands';
import { BlockSketch } from '../../panels/blocks/BlockSketch';
import { FabricPatch } from '../../panels/fabric/FabricPatch';
import { nameOfBlock } from '../../panels/blocks/block-name';
import { QuiltSewingButton } from '../../panels/patches/QuiltSewingButton';
import { formatInches } from '../../ui/inches';
import { blockName } from './BlockSection';
import styles from './sections.module.css';
import { slotsOf } from './target';
import type { FindFabric } from '../../panels/use-fabrics';
import { sizeWords } from '../../panels/size-words';

interface QuiltInfoProps {
  quilt: Quilt;
  blocks: readonly ListedBlock[];
  fabric: FindFabric;
}

/** What the quilt on the table is made of. */
export function QuiltInfo({ quilt, blocks, fabric }: QuiltInfoProps) {
  const plan = planOf(quilt);
  if (!plan) return <p className={styles.quiet}>First select a quilt size. Its measures will stand here.</p>;
  const block = (slot: Slot) => {
    const name = blockName(quilt, slot, blocks);
    return (
      <Row key={slot} name={`Block ${slot + 1}`}>
        <span>{name ?? 'none yet'}</span>
        {name !== null && <BlockSketch levels={blockOf(quilt, slot)?.levels ?? []} fabric={fabric} />}
      </Row>
    );
  };
  return (
    <>
      <dl className={styles.info}>
        <Row name="Size">{sizeWords(quilt)}</Row>
        <Row name="Layout">
          {standardLayouts.find(({ layoutNum }) => layoutNum === quilt.generatingLayout)?.layoutName ??
            'none yet'}
        </Row>
        <Row name="Blocks">{`${plan.columns} × ${plan.rows}, 12″ each`}</Row>
        {slotsOf(quilt).map(block)}
        {bandNames.map((band) => {
          const width = bandWidth(quilt, band);
          return (
            <Row key={band} name={bandLabels[band]}>
              <span>{width > 0 ? formatInches(width) : 'none'}</span>
              {width > 0 && <FabricPatch fabric={fabric(bandFabric(quilt, band))} />}
            </Row>
          );
        })}
      </dl>
      {slotsOf(quilt).some((slot) => blockOf(quilt, slot)) && (
        <QuiltSewingButton quilt={quilt} nameBlock={(blockNum) => nameOfBlock(blocks, blockNum)} />
      )}
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
