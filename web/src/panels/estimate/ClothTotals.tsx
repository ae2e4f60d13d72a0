import { quiltFabrics, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { FABRIC } from '@quiltwright/shared/limits';
import { useDeferredValue, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { isSubscriber, useSession } from '../../server/session';
import { useMade } from '../../server/use-tab';
import { ButtonLink } from '../../ui/Button';
import { useEscape } from '../../ui/use-escape';
import { fabricName } from '../fabric/fabric-name';
import { FabricPatch } from '../fabric/FabricPatch';
import type { FindFabric } from '../use-fabrics';
import styles from './ClothTotals.module.css';
import { useCuttingChoices } from './cutting-choices';
import { createMarkedCloth } from './marked-cloth';
import { useKernel } from './use-kernel';
import { eighthsOf, yards } from './yardage-words';

interface ClothTotalsProps {
  /** The quilt on the table, as it is stored. */
  quilt: Quilt;
  fabric: FindFabric;
}

/** How much of each fabric the quilt on the table takes, after each change; a press shows where that fabric is. */
export function ClothTotals({ quilt, fabric }: ClothTotalsProps) {
  return isSubscriber(useSession()) ? (
    <Totals quilt={quilt} fabric={fabric} />
  ) : (
    <Invitation quilt={quilt} fabric={fabric} />
  );
}

function Totals({ quilt, fabric }: ClothTotalsProps) {
  // The canvas comes first.
  const later = useDeferredValue(quilt);
  const { output: estimate, isCurrent, failure, retry } = useKernel('yardage', later);
  const [{ usableWidth: width }] = useCuttingChoices();
  const marked = useMade(createMarkedCloth);
  const { fabric: shown } = useStore(marked);
  useEffect(
    () => () => {
      marked.setState({ fabric: 0 });
    },
    [marked],
  );
  useEscape(shown !== 0, () => {
    marked.setState({ fabric: 0 });
  });
  if (failure) {
    return (
      <div className={styles.totals}>
        <p className={styles.quiet}>{failure.message}</p>
        <button type="button" className="lone-link" onClick={retry}>
          Try again
        </button>
      </div>
    );
  }
  if (!estimate) return <p className={styles.quiet}>Counting the cloth …</p>;
  const { fabrics } = estimate;
  if (fabrics.length === 0)
    return (
      <p className={styles.quiet}>
        Give the quilt its fabrics: how much to buy of each will stand here, and follow every change.
      </p>
    );
  const all = fabrics.reduce((sum, { squareInches }) => sum + eighthsOf(squareInches, width), 0);
  return (
    <div className={styles.totals} aria-busy={!isCurrent || later !== quilt}>
      <ul className={styles.list} aria-label="Cloth to buy">
        {fabrics.map(({ fabric: fabricNum, squareInches }) => (
          <li key={fabricNum}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={fabricNum === shown}
              title={fabricNum === shown ? undefined : 'Show it on the quilt'}
              onClick={() => {
                marked.setState({ fabric: fabricNum === shown ? 0 : fabricNum });
              }}
            >
              <FabricPatch fabric={fabric(fabricNum)} />
              <span className={styles.name}>{fabricName(fabricNum, fabric)}</span>
              <b>{yards(eighthsOf(squareInches, width))}</b>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <span>All cloth for the top</span>
        <b>{yards(all)}</b>
      </p>
      <p className={styles.quiet}>
        Without cutting plan, on cloth {width}″ wide. The <Link to="/fabric-estimator">estimator</Link> shows
        how each number comes about.
      </p>
    </div>
  );
}

/** What a guest would get, in the fabrics of their quilt. */
function Invitation({ quilt, fabric }: ClothTotalsProps) {
  const fabrics = quiltFabrics(quilt)
    .filter((fabricNum) => fabricNum > FABRIC.ground)
    .slice(0, 3);
  return (
    <div className={styles.totals}>
      <p className={styles.quiet}>
        Subscribers see here how much cloth to buy of each fabric, after every change, and where on the quilt
        it is.
      </p>
      {fabrics.length > 0 && (
        <ul className={styles.list} aria-hidden>
          {fabrics.map((fabricNum) => (
            <li key={fabricNum} className={styles.row}>
              <FabricPatch fabric={fabric(fabricNum)} />
              <span className={styles.name}>{fabricName(fabricNum, fabric)}</span>
              <span className={styles.unknown}>? yd</span>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to="/subscribe" look="red">
        Subscribe
      </ButtonLink>
    </div>
  );
}
