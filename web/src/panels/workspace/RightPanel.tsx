import { useState, type ReactNode } from 'react';
import { Segments } from '../../ui/Segments';
import styles from './RightPanel.module.css';

interface RightPanelProps {
  /** What takes the next fabric. */
  target: ReactNode;
  palette: ReactNode;
  /** The heading of what stands below the palette. */
  heading: string;
  info: ReactNode;
  /** What can be looked at in its place. */
  cloth?: ReactNode;
}

const tabs = [
  { value: 'info', name: 'Quilt info' },
  { value: 'cloth', name: 'Cloth to buy' },
] as const;

/** What a desk shows at the right of the canvas. */
export function RightPanel({ target, palette, heading, info, cloth }: RightPanelProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('info');
  return (
    <>
      <div className={styles.palette}>
        <div className={styles.paletteHead}>
          <h2>Fabric palette</h2>
          {target}
        </div>
        {palette}
      </div>
      <section className={styles.info} aria-label={tab === 'info' ? heading : 'Cloth to buy'}>
        {cloth ? (
          <div className={styles.tabs}>
            <Segments label="Show" options={tabs} value={tab} onChoose={setTab} />
          </div>
        ) : null}
        {tab === 'info' && <h2>{heading}</h2>}
        {tab === 'info' ? info : cloth}
      </section>
    </>
  );
}
