import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { ScanEye } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { ClothOutline } from '../../panels/estimate/ClothOutline';
import { createMarkedCloth } from '../../panels/estimate/marked-cloth';
import { QuiltPicture } from '../../panels/QuiltPicture';
import { useMade } from '../../server/use-tab';
import { Button } from '../../ui/Button';
import { useEscape } from '../../ui/use-escape';
import styles from './ShowOnQuilt.module.css';
import { useWide } from './use-wide';

interface ShowOnQuiltProps {
  quilt: Quilt;
  /** The fabric that is open. */
  fabric: number;
}

/** Outlines the fabric that is open on the picture of the quilt; where that is small, on a larger one below. */
export function ShowOnQuilt({ quilt, fabric }: ShowOnQuiltProps) {
  const marked = useMade(createMarkedCloth);
  const isShown = useStore(marked).fabric !== 0;
  const isWide = useWide();
  // It follows what is opened.
  useEffect(() => {
    if (isShown) marked.setState({ fabric });
  }, [marked, isShown, fabric]);
  useEffect(
    () => () => {
      marked.setState({ fabric: 0 });
    },
    [marked],
  );
  useEscape(isShown, () => {
    marked.setState({ fabric: 0 });
  });
  return (
    <>
      <Button
        className={styles.button}
        aria-pressed={isShown}
        onClick={() => {
          marked.setState({ fabric: isShown ? 0 : fabric });
        }}
      >
        <ScanEye aria-hidden />
        Show on the quilt
      </Button>
      {isShown && !isWide && (
        <div className={styles.picture}>
          <QuiltPicture quilt={quilt} label="" over={<ClothOutline quilt={quilt} fabric={fabric} />} />
        </div>
      )}
    </>
  );
}
