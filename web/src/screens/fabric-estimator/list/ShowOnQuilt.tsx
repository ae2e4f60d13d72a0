import type { Box } from '@quiltwright/shared/geometry/box';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { ScanEye } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { UNCHOSEN } from '../../../editor/overlay/paint/unchosen';
import { ClothOutline } from '../../../panels/estimate/totals/ClothOutline';
import { createMarkedCloth, NO_CLOTH } from '../../../panels/estimate/totals/marked-cloth';
import { QuiltPicture } from '../../../documents/pictures/QuiltPicture';
import { useMade } from '../../../server/session/use-tab';
import { Button } from '../../../ui/basics/Button';
import { useEscape } from '../../../ui/hooks/use-escape';
import styles from './ShowOnQuilt.module.css';
import { useWide } from '../use-wide';

interface ShowOnQuiltProps {
  quilt: Quilt;
  /** The number of the fabric to outline on the quilt, or `UNCHOSEN` for the parts without a fabric. */
  fabric: number;
  /**
   * Areas of the quilt without a block and without a fabric, as boxes in inches. They are outlined together with the
   * parts without a fabric.
   */
  bare?: readonly Box[];
}

const NONE: readonly Box[] = [];

/**
 * The button that outlines a fabric on the picture of the quilt. If the picture is small, a larger picture opens
 * below.
 */
export function ShowOnQuilt({ quilt, fabric, bare = NONE }: ShowOnQuiltProps) {
  const marked = useMade(createMarkedCloth);
  const shown = useStore(marked).fabric;
  const isShown = shown !== 0 && (shown === UNCHOSEN) === (fabric === UNCHOSEN);
  const isWide = useWide();
  // If another row opens, the outline moves to its fabric.
  useEffect(() => {
    if (isShown) marked.setState({ fabric, bare });
  }, [marked, isShown, fabric, bare]);
  useEffect(
    () => () => {
      marked.setState(NO_CLOTH);
    },
    [marked],
  );
  useEscape(isShown, () => {
    marked.setState(NO_CLOTH);
  });
  return (
    <>
      <Button
        className={styles.button}
        aria-pressed={isShown}
        onClick={() => {
          marked.setState(isShown ? NO_CLOTH : { fabric, bare });
        }}
      >
        <ScanEye aria-hidden />
        <span>{fabric === UNCHOSEN ? 'Show parts without fabric' : 'Show on the quilt'}</span>
      </Button>
      {isShown && !isWide && (
        <div className={styles.picture}>
          <QuiltPicture
            quilt={quilt}
            label=""
            over={<ClothOutline quilt={quilt} fabric={fabric} bare={bare} />}
          />
        </div>
      )}
    </>
  );
}
