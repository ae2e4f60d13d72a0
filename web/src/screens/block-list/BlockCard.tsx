import { titleOf } from '@quiltwright/shared/contract/block-list-item';
import { addressOf } from '@quiltwright/shared/library/address-of';
import { Lock, Puzzle } from 'lucide-react';
import { memo, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { smallBlockPicture } from '../../server/uploads/pictures';
import { IconButton } from '../../ui/basics/Button';
import { classNames } from '../../ui/basics/class-names';
import styles from './BlockCard.module.css';
import type { ListedBlock } from './listed-block';

interface BlockCardProps {
  ref: Ref<HTMLLIElement> | undefined;
  block: ListedBlock;
  /** True for a card that is in sight at once. Its picture is loaded first. */
  isFirst: boolean;
  /** True if the block needs a subscription that the visitor doesn't have. */
  isLocked: boolean;
  /**
   * Opens the block's list of patches. Must be the same function in each render: otherwise hundreds of cards would
   * render again.
   */
  onPatches: (block: ListedBlock) => void;
}

/**
 * A card for a pre-made block in the list. It shows the block's names, a link to colour the block, and a link to its
 * page.
 */
export const BlockCard = memo(function BlockCard({
  ref,
  block,
  isFirst,
  isLocked,
  onPatches,
}: BlockCardProps) {
  const { designName, otherNames = [] } = block;
  return (
    <li ref={ref} className={styles.item}>
      <Link
        to={`?block=${encodeURIComponent(titleOf(block))}`}
        replace
        preventScrollReset
        rel="nofollow"
        className={styles.card}
      >
        <span className={styles.picture}>
          <img
            src={smallBlockPicture(designName)}
            alt=""
            {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
            width="320"
            height="320"
          />
          {isLocked && (
            <span className={styles.lock}>
              <Lock aria-label="For subscribers:" />
            </span>
          )}
        </span>
        <span className={classNames(styles.name, 'two-lines')} title={titleOf(block)}>
          {titleOf(block)}
        </span>
        {otherNames.length > 0 && <span className={styles.others}>{`also ${otherNames.join(', ')}`}</span>}
      </Link>
      <div className={styles.foot}>
        <Link to={`/block-list/${addressOf(titleOf(block))}`} className={styles.about}>
          About this block<span className="visually-hidden">{`: ${titleOf(block)}`}</span>
        </Link>
        <IconButton
          label={`Patches of ${titleOf(block)}`}
          className={styles.patches}
          onClick={() => {
            onPatches(block);
          }}
        >
          <Puzzle aria-hidden />
        </IconButton>
      </div>
    </li>
  );
});
