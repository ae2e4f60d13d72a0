import type { ReactNode } from 'react';
import styles from './LeftPanel.module.css';

interface LeftPanelProps {
  quilts: ReactNode;
  size: ReactNode;
  layout: ReactNode;
  blocks: ReactNode;
  borders: ReactNode;
  note: ReactNode;
}

/** What a desk shows at the left of the quilt. */
export function LeftPanel({ quilts, size, layout, blocks, borders, note }: LeftPanelProps) {
  return (
    <>
      {quilts}
      <hr className="stitch" />
      <h2 className={styles.heading}>Size & layout</h2>
      <div className={styles.group}>
        {size}
        {layout}
      </div>
      <hr className="stitch" />
      {blocks}
      <hr className="stitch" />
      <h2 className={styles.heading}>Borders & sashing</h2>
      {borders}
      <hr className="stitch" />
      {note}
    </>
  );
}
