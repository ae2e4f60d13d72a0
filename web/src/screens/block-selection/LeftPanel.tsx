import type { ReactNode } from 'react';
import styles from './LeftPanel.module.css';

interface LeftPanelProps {
  blockList: ReactNode;
  blockMenu: ReactNode;
  layers: ReactNode;
  designs: ReactNode;
}

/** What a desk shows at the left of the block. */
export function LeftPanel({ blockList, blockMenu, layers, designs }: LeftPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>Available Blocks</h2>
        {blockList}
      </div>
      <div className={styles.blockMenu}>{blockMenu}</div>
      <hr className="stitch" />
      <h2 className={styles.heading}>Layers</h2>
      {layers}
      <hr className="stitch" />
      {designs}
    </div>
  );
}
