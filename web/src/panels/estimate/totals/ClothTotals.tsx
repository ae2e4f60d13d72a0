import { quiltFabrics, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { FABRIC } from '@quiltwright/shared/limits';
import { spareWords } from '@quiltwright/workers/kernels/cutting/spare-words';
import { unchosenWords } from '@quiltwright/workers/kernels/plan/unchosen-words';
import { ScanEye } from 'lucide-react';
import { useDeferredValue, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { isSubscriber, useSession } from '../../../server/session/session';
import { useMade } from '../../../server/session/use-tab';
import { Button, ButtonLink } from '../../../ui/basics/Button';
import { formatInches } from '@quiltwright/shared/ruler/lengths';
import { useEscape } from '../../../ui/hooks/use-escape';
import { UNCHOSEN } from '../../../editor/overlay/paint/unchosen';
import { fabricName } from '../../fabric/swatch/fabric-name';
import { FabricPatch } from '../../fabric/swatch/FabricPatch';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import styles from './ClothTotals.module.css';
import { useCuttingChoices } from '../plan/cutting-choices';
import { createMarkedCloth, NO_CLOTH } from './marked-cloth';
import { boughtWords } from '../words/bought-words';
import { togetherWords } from './totals';
import { usePlan } from '../plan/use-plan';

interface QuiltCloth {
  /** The open quilt, in the format in which it is stored. */
  quilt: Quilt;
  fabric: FindFabric;
}

interface ClothTotalsProps extends QuiltCloth {
  /** The address of the estimator for this quilt. */
  estimator: string;
}

/**
 * The amount of each fabric for the open quilt, updated after each change. Pressing a fabric outlines its parts in the
 * quilt.
 */
export function ClothTotals({ quilt, fabric, estimator }: ClothTotalsProps) {
  return isSubscriber(useSession()) ? (
    <Totals quilt={quilt} fabric={fabric} estimator={estimator} />
  ) : (
    <Invitation quilt={quilt} fabric={fabric} estimator={estimator} />
  );
}

function Totals({ quilt, fabric, estimator }: ClothTotalsProps) {
  // React renders the canvas before the amounts.
  const later = useDeferredValue(quilt);
  const [choices] = useCuttingChoices();
  const { output, isCurrent, failure, retry } = usePlan(later, choices);
  const marked = useMade(createMarkedCloth);
  const { fabric: shown } = useStore(marked);
  useEffect(
    () => () => {
      marked.setState(NO_CLOTH);
    },
    [marked],
  );
  useEscape(shown !== 0, () => {
    marked.setState(NO_CLOTH);
  });
  if (failure && failure.code !== 'nothing-to-cut') {
    return (
      <div className={styles.totals}>
        <p className={styles.quiet}>{failure.message}</p>
        <button type="button" className="lone-link" onClick={retry}>
          Try again
        </button>
      </div>
    );
  }
  if (failure)
    return (
      <p className={styles.quiet}>
        Choose fabrics for the quilt to see how much of each fabric to buy. The amounts update after every
        change.
      </p>
    );
  if (!output) return <p className={styles.quiet}>Calculating the fabric …</p>;
  const { plan, finishing, unchosen } = output;
  const by = output.settings.cutting;
  const rows = [
    ...plan.fabrics.map(({ fabric: of, bought }) => ({ of, amount: boughtWords(bought) })),
    ...plan.problems.map(({ fabric: of }) => ({ of, amount: 'doesn’t fit' })),
  ];
  const isBound = finishing.binding.fabric !== 0;
  return (
    <div className={styles.totals} aria-busy={!isCurrent || later !== quilt}>
      <ul className={styles.list} aria-label="Fabric to buy">
        {rows.map(({ of, amount }) => (
          <li key={of}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={of === shown}
              title={of === shown ? undefined : 'Show this fabric on the quilt'}
              onClick={() => {
                marked.setState(of === shown ? NO_CLOTH : { fabric: of, bare: [] });
              }}
            >
              <FabricPatch fabric={fabric(of)} />
              <span className={styles.name}>{fabricName(of, fabric)}</span>
              <b>{amount}</b>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <span>{isBound ? 'All fabric for the top and binding' : 'All fabric for the top'}</span>
        <b>{togetherWords(plan.fabrics.map(({ bought }) => bought))}</b>
      </p>
      {unchosen && (
        <div className={styles.unchosen}>
          <p>{unchosenWords(unchosen, boughtWords(unchosen.bought))}</p>
          <Button
            aria-pressed={shown === UNCHOSEN}
            onClick={() => {
              marked.setState(shown === UNCHOSEN ? NO_CLOTH : { fabric: UNCHOSEN, bare: unchosen.bare });
            }}
          >
            <ScanEye aria-hidden />
            Show parts without fabric
          </Button>
        </div>
      )}
      <p className={styles.quiet}>
        <span>{`The amounts come from a cutting plan ${by.buy === 'yards' ? `for fabric ${formatInches(by.usableWidth)} wide` : 'for fat quarters'}, ${spareWords(by)}. `}</span>
        The <Link to={estimator}>estimator</Link> shows how each number is calculated.
      </p>
    </div>
  );
}

/** An example of the amounts, for guests, in the fabrics of their quilt. */
function Invitation({ quilt, fabric, estimator }: ClothTotalsProps) {
  const fabrics = quiltFabrics(quilt)
    .filter((fabricNum) => fabricNum > FABRIC.ground)
    .slice(0, 3);
  return (
    <div className={styles.totals}>
      <p className={styles.quiet}>
        Subscribers see how much of each fabric to buy, and where each fabric is on the quilt. The amounts
        update after every change.
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
      {fabrics.length > 0 && (
        <Link to={estimator} className="lone-link">
          See the amount for one fabric
        </Link>
      )}
      <ButtonLink to="/subscribe" look="red">
        Subscribe
      </ButtonLink>
    </div>
  );
}
