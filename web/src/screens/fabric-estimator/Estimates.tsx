import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createClothWidth } from '../../panels/estimate/cloth-width';
import { totalsOf, type Count } from '../../panels/estimate/totals';
import { useBlockNames } from '../../panels/estimate/use-block-names';
import { useEstimate } from '../../panels/estimate/use-estimate';
import { FailureNote } from '../../panels/FailureNote';
import { useFabrics } from '../../panels/use-fabrics';
import { useMade } from '../../server/use-tab';
import { Segments } from '../../ui/Segments';
import { Arithmetic } from './Arithmetic';
import { EstimateList, fabricName } from './EstimateList';
import styles from './Estimates.module.css';
import { useWide } from './use-wide';

const counts: readonly { value: Count; name: string }[] = [
  { value: 'sewn', name: 'To buy' },
  { value: 'quick', name: 'Quick estimate' },
];

/** What a quilt takes: the list of its fabrics, and how the number of one of them came about. */
export function Estimates({ quilt, quilterNum }: { quilt: Quilt; quilterNum: number }) {
  const quick = useEstimate('estimate', quilt);
  const sewn = useEstimate('yardage', quilt);
  const { width } = useStore(useMade(createClothWidth));
  const isWide = useWide();
  const [count, setCount] = useState<Count>('sewn');
  // Undefined while nothing was pressed: where there is room, the first is open then.
  const [pressed, setPressed] = useState<number>();
  const totals = useMemo(() => totalsOf(quick.estimate, sewn.estimate), [quick.estimate, sewn.estimate]);
  const find = useFabrics(
    useMemo(() => totals.map(({ fabric }) => fabric), [totals]),
    null,
  );
  const nameBlock = useBlockNames(quilterNum);
  const opened = pressed ?? (isWide ? (totals[0]?.fabric ?? 0) : 0);
  const open = totals.find(({ fabric }) => fabric === opened);
  const failed = quick.failure ? quick : sewn.failure ? sewn : null;

  if (failed?.failure) {
    return (
      <div className={styles.alone}>
        <FailureNote message={failed.failure.message} onRetry={failed.retry} />
      </div>
    );
  }
  if (!quick.estimate) {
    return (
      <p className={styles.waiting} role="status">
        Counting the cloth …
      </p>
    );
  }
  if (totals.length === 0) {
    return (
      <div className={styles.alone}>
        <h2>No cloth to count yet</h2>
        <p>Nothing in this quilt has a fabric of its own. Give its blocks their fabrics, and save it.</p>
      </div>
    );
  }
  const arithmetic = open && <Arithmetic totals={open} count={count} width={width} nameBlock={nameBlock} />;
  return (
    <>
      <section className={styles.part} aria-labelledby="cloth">
        <div className={styles.head}>
          <h2 id="cloth">What you’d buy</h2>
          <Segments label="How cloth is counted" options={counts} value={count} onChoose={setCount} />
        </div>
        <EstimateList
          totals={totals}
          count={count}
          width={width}
          done={sewn.estimate ? null : sewn.done}
          find={find}
          nameBlock={nameBlock}
          opened={opened}
          below={isWide ? null : arithmetic}
          onOpen={(fabric) => {
            setPressed(fabric === opened && !isWide ? 0 : fabric);
          }}
        />
        <p className={styles.note}>
          {count === 'sewn' ? (
            <>
              <b>Without cutting plan:</b> the patches that are seen, with their seams, laid on cloth {width}″
              wide with nothing lost between them, up to the next ⅛ yard. Cutting strips takes more.
            </>
          ) : (
            <>
              Inches off cloth that is 45″ wide, with a seam allowance of ¼″ around every piece. Take it as an
              estimate, and buy a little more.
            </>
          )}
        </p>
      </section>
      {isWide && open && (
        <section className={styles.part} aria-labelledby="opened-fabric">
          <h2 id="opened-fabric">{fabricName(opened, find)}</h2>
          <div className={styles.card}>{arithmetic}</div>
        </section>
      )}
    </>
  );
}
