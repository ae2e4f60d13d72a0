import { titleOf } from '@quiltwright/shared/contract/block-list-item';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { hasShapes } from '@quiltwright/shared/model/created-block/design-shapes';
import {
  canBeLaid,
  quiltOf,
  type BlockLayout,
  type QuiltOfBlock,
} from '@quiltwright/shared/model/created-block/quilt-of-block';
import { BlockMenu } from '../../../panels/blocks/menu/BlockMenu';
import { QuiltPicture } from '../../../documents/pictures/QuiltPicture';
import { useMade } from '../../../server/session/use-tab';
import { Button } from '../../../ui/basics/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import { Segments } from '../../../ui/fields/Segments';
import { Select } from '../../../ui/fields/Select';
import { usePaced } from '../../../ui/hooks/use-paced';
import styles from './InQuilt.module.css';

/**
 * Creates the store for the settings of the small quilt that shows the block being drawn. The settings last until the
 * tab is closed.
 */
const createQuiltOfBlock = () =>
  createStore<QuiltOfBlock>(() => ({ layout: 'straight', across: 3, inCloth: false, other: null }));

const sizes = [2, 3, 4, 6].map((value) => ({ value, name: `${value} × ${value}` }));

const layouts: readonly { value: BlockLayout; name: string }[] = [
  { value: 'straight', name: 'Straight' },
  { value: 'pinwheel', name: 'Pinwheel' },
  { value: 'alternating', name: 'Alternating' },
];

const fillings = [
  { value: 'spots', name: 'Colours' },
  { value: 'cloth', name: 'Fabrics' },
] as const;

interface InQuiltProps {
  design: CreatedBlockDesign;
  hasHeading: boolean;
  onLocked: () => void;
}

/** A picture of a small quilt made of the block being drawn. Each change of the block changes the picture. */
export const InQuilt = memo(function InQuilt({ design, hasHeading, onLocked }: InQuiltProps) {
  const store = useMade(createQuiltOfBlock);
  const view = useStore(store);
  const [isChoosing, setChoosing] = useState(false);
  const { block } = design;
  const { levels, blockWidth, blockHeight } = block;
  const drawn = useMemo(() => ({ levels, blockWidth, blockHeight }), [levels, blockWidth, blockHeight]);
  // React renders the canvas before this picture.
  const later = useDeferredValue(drawn);
  const { value: quilt, onDone } = usePaced(useMemo(() => quiltOf(later, view), [later, view]));
  const { layout, across, inCloth, other } = view;
  const size = formatSize(across * blockWidth, across * blockHeight);
  const label = `A quilt of this block, ${size}`;
  return (
    <section className={styles.section} aria-labelledby="in-a-quilt">
      <div className={styles.head}>
        <h2 id="in-a-quilt" className={hasHeading ? undefined : 'visually-hidden'}>
          In a quilt
        </h2>
        <Segments
          label="Shown in"
          options={fillings}
          value={inCloth ? 'cloth' : 'spots'}
          onChoose={(look) => {
            store.setState({ inCloth: look === 'cloth' });
          }}
        />
      </div>
      <div className={styles.quilt}>
        <div className={styles.picture}>
          {hasShapes(design) ? (
            <QuiltPicture quilt={quilt} label={label} onDone={onDone} />
          ) : (
            <div className={styles.bare} role="img" aria-label={label} />
          )}
        </div>
        <div className={styles.choices}>
          <Select
            label="Blocks per side"
            labelHidden
            options={sizes}
            value={across}
            onChoose={(value) => {
              store.setState({ across: value });
            }}
          />
          <Select
            label="How the blocks are turned"
            labelHidden
            options={layouts.filter(({ value }) => canBeLaid(block, value))}
            value={canBeLaid(block, layout) ? layout : 'straight'}
            onChoose={(value) => {
              store.setState({ layout: value });
              if (value === 'alternating' && !other) setChoosing(true);
            }}
          />
          {layout === 'alternating' && (
            <Button
              className={styles.other}
              onClick={() => {
                setChoosing(true);
              }}
            >
              <span>{other ? `with ${titleOf(other)}` : 'with another…'}</span>
            </Button>
          )}
          <p className={styles.quiet}>{size}</p>
        </div>
      </div>
      <Dialog
        open={isChoosing}
        title="A second block to alternate with this one"
        wide
        onClose={() => {
          setChoosing(false);
        }}
      >
        <BlockMenu
          holds="designs and blocks"
          chosen={other?.designedBlockNum ?? 0}
          foldsFilters
          onBlock={(chosen) => {
            store.setState({ other: chosen });
            setChoosing(false);
          }}
          onLocked={onLocked}
        />
      </Dialog>
    </section>
  );
});
