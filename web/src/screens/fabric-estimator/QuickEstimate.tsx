import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { nameOfBlock } from '../../panels/blocks/block-name';
import { FailureNote } from '../../panels/FailureNote';
import { useFabrics } from '../../panels/use-fabrics';
import { blocksQuery, designedBlocksQuery } from '../../server/queries';
import { Arithmetic } from './Arithmetic';
import { EstimateList, fabricName } from './EstimateList';
import styles from './QuickEstimate.module.css';
import { useEstimate } from './use-estimate';
import { useWide } from './use-wide';

/** The quick estimate of a quilt: the list of its fabrics, and how the number of one of them came about. */
export function QuickEstimate({ quilt, quilterNum }: { quilt: Quilt; quilterNum: number }) {
  const { estimate, failure, retry } = useEstimate(quilt);
  const isWide = useWide();
  // Undefined while nothing was pressed: where there is room, the first is open then.
  const [pressed, setPressed] = useState<number>();
  const fabrics = estimate?.fabrics ?? [];
  const find = useFabrics(
    fabrics.map(({ fabric }) => fabric),
    null,
  );
  const nameBlock = useBlockNames(quilterNum);
  const opened = pressed ?? (isWide ? (fabrics[0]?.fabric ?? 0) : 0);
  const open = fabrics.find(({ fabric }) => fabric === opened);

  if (failure) {
    return (
      <div className={styles.alone}>
        <FailureNote message={failure.message} onRetry={retry} />
      </div>
    );
  }
  if (!estimate) {
    return (
      <p className={styles.waiting} role="status">
        Counting the cloth …
      </p>
    );
  }
  if (fabrics.length === 0) {
    return (
      <div className={styles.alone}>
        <h2>No cloth to count yet</h2>
        <p>Nothing in this quilt has a fabric of its own. Give its blocks their fabrics, and save it.</p>
      </div>
    );
  }
  return (
    <>
      <section className={styles.part} aria-labelledby="quick-estimate">
        <h2 id="quick-estimate">Quick estimate</h2>
        <EstimateList
          fabrics={fabrics}
          find={find}
          nameBlock={nameBlock}
          opened={opened}
          opensBelow={!isWide}
          onOpen={(fabric) => {
            setPressed(fabric === opened && !isWide ? 0 : fabric);
          }}
        />
        <p className={styles.note}>
          Inches off cloth that is 45″ wide, with a seam allowance of ¼″ around every piece. Take it as an
          estimate, and buy a little more.
        </p>
      </section>
      {isWide && open && (
        <section className={styles.part} aria-labelledby="opened-fabric">
          <h2 id="opened-fabric">{fabricName(opened, find)}</h2>
          <div className={styles.card}>
            <Arithmetic estimate={open} nameBlock={nameBlock} />
          </div>
        </section>
      )}
    </>
  );
}

/** Names blocks of the library and those of the quilter. */
function useBlockNames(quilterNum: number) {
  const { data: blank } = useQuery(blocksQuery(quilterNum));
  const { data: designed } = useQuery(designedBlocksQuery(quilterNum));
  return useMemo(() => {
    const known = [...(blank ?? []), ...(designed ?? [])];
    return (blockNum: number) => nameOfBlock(known, blockNum);
  }, [blank, designed]);
}
