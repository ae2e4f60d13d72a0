import type { ReactNode } from 'react';
import styles from './RightPanel.module.css';

interface RightPanelProps {
  /** What takes the next fabric. */
  target: ReactNode;
  palette: ReactNode;
  /** The heading of what stands below the palette. */
  heading: string;
  info: ReactNode;
}

/** What a desk shows at the right of the canvas. */
export function RightPanel({ target, palette, heading, info }: RightPanelProps) {
  return (
    <>
      <div className={styles.palette}>
        <div className={styles.paletteHead}>
          <h2>Fabric palette</h2>
          {target}
        </div>
        {palette}
      </div>
      <section className={styles.info} aria-label={heading}>
        <h2>{heading}</h2>
        {info}
      </section>
    </>
  );
}
