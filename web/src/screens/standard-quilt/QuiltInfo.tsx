import type { BlockListItem } from '@quiltwright/shared/contract/block-calls';
import { layouts } from '@quiltwright/shared/quilting/layout';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { standardSizes } from '@quiltwright/shared/quilting/standard-size';
import type { BandPart } from '@quiltwright/workers/kernels/scene/scene-types';
import type { ReactNode } from 'react';
import { bandFabric, bandNames, bandWidth } from '../../document/quilt-commands';
import { formatInches, formatSize } from '../../ui/inches';
import { blockOfSlot } from './BlockSection';
import { FabricPatch } from './FabricPatch';
import { gridOf } from './quilt-words';
import styles from './sections.module.css';
import type { FindFabric } from './use-quilt';

interface QuiltInfoProps {
  quilt: Quilt;
  blocks: readonly BlockListItem[];
  fabric: FindFabric;
}

const parts: readonly BandPart[] = ['border1', 'border2', 'sashing'];

/** What the quilt on the table is made of. */
export function QuiltInfo({ quilt, blocks, fabric }: QuiltInfoProps) {
  const size = standardSizes.find(({ sizeNum }) => sizeNum === quilt.generatingSize);
  const grid = gridOf(quilt);
  if (!size || !grid)
    return <p className={styles.quiet}>First select a quilt size. Its measures will stand here.</p>;
  const block = (slot: 0 | 1) => {
    const chosen = blockOfSlot(quilt, slot, blocks);
    return (
      <Row name={`Block ${slot + 1}`}>
        {chosen?.name ?? 'none yet'}
        {chosen?.picture && <img src={chosen.picture} alt="" />}
      </Row>
    );
  };
  return (
    <dl className={styles.info}>
      <Row name="Size">
        {size.sizeName}, {formatSize(quilt.quiltWidth, quilt.quiltLength)}
      </Row>
      <Row name="Layout">
        {layouts.find(({ layoutNum }) => layoutNum === quilt.generatingLayout)?.layoutName ?? 'none yet'}
      </Row>
      <Row name="Blocks">
        {grid.columns} × {grid.rows}, 12″ each
      </Row>
      {block(0)}
      {quilt.generatingLayout !== 3 && block(1)}
      {parts.map((part) => {
        const width = bandWidth(quilt, part);
        return (
          <Row key={part} name={bandNames[part]}>
            {width > 0 ? formatInches(width) : 'none'}
            {width > 0 && <FabricPatch fabric={fabric(bandFabric(quilt, part))} />}
          </Row>
        );
      })}
    </dl>
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
