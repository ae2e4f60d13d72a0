import { useState, type ReactNode } from 'react';
import { Segments } from '../../../ui/fields/Segments';
import { useMediaQuery } from '../../../ui/hooks/use-media-query';
import styles from './RightPanel.module.css';

interface RightPanelProps {
  /** Shows which part gets the next fabric. */
  target: ReactNode;
  /**
   * The key of the part that gets the next fabric; null for none. In a low window, the palette opens when the key
   * changes.
   */
  targetKey: string | null;
  palette: ReactNode;
  /** A button of the palette beside its heading; absent if there is none. */
  action?: ReactNode;
  /** The heading of the content below the palette. */
  heading: string;
  /** A button beside that heading; absent if there is none. */
  infoAction?: ReactNode;
  info: ReactNode;
  /** The amounts of fabric to buy, shown instead of `info` when the quilter chooses so; absent if there are none. */
  cloth?: ReactNode;
}

type Tab = 'palette' | 'info' | 'cloth';

/**
 * The right panel of a desktop: the palette, and other content below it. A low window shows one of the two at a time.
 */
export function RightPanel({
  target,
  targetKey,
  palette,
  action,
  heading,
  infoAction,
  info,
  cloth,
}: RightPanelProps) {
  const isLow = useMediaQuery(LOW);
  const [shown, setTab] = useState<Tab | null>(null);
  const [lastKey, setLastKey] = useState(targetKey);
  if (targetKey !== lastKey) {
    setLastKey(targetKey);
    if (isLow && targetKey !== null) setTab('palette');
  }
  const tabs: readonly { value: Tab; name: string }[] = [
    ...(isLow ? [{ value: 'palette', name: 'Fabrics' } as const] : []),
    { value: 'info', name: cloth ? 'Quilt info' : heading },
    ...(cloth ? [{ value: 'cloth', name: 'Fabric to buy' } as const] : []),
  ];
  const wanted = shown ?? (isLow ? 'palette' : 'info');
  const tab = !isLow && wanted === 'palette' ? 'info' : wanted;
  const choice = tabs.length > 1 && (
    <div className={styles.tabs}>
      <Segments label="Show" options={tabs} value={tab} onChoose={setTab} />
    </div>
  );
  return (
    <>
      {isLow && choice}
      {/* The palette stays in the page while it is hidden, so that its search isn't lost. */}
      <div className={styles.palette} hidden={isLow && tab !== 'palette'}>
        <div className={styles.paletteHead}>
          <h2>Fabric palette</h2>
          {action}
          {target}
        </div>
        {palette}
      </div>
      {tab !== 'palette' && (
        <section
          className={styles.info}
          data-alone={isLow || undefined}
          aria-label={tab === 'info' ? heading : 'Fabric to buy'}
        >
          {!isLow && choice}
          {tab === 'info' && (
            <div className={styles.infoHead}>
              <h2>{heading}</h2>
              {infoAction}
            </div>
          )}
          {tab === 'info' ? info : cloth}
        </section>
      )}
    </>
  );
}

/** Matches windows that are too low for both the palette and other content. */
const LOW = '(max-height: 820px)';
