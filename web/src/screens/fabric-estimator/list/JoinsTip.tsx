import { unitsOf } from '@quiltwright/workers/kernels/cutting/bought';
import type { CuttingPlan } from '@quiltwright/workers/kernels/cutting/cutting-types';
import type { JoinedOtherwise } from '@quiltwright/workers/kernels/plan/joined-otherwise';
import { Scissors } from 'lucide-react';
import { boughtWords } from '../../../panels/estimate/words/bought-words';
import { Button } from '../../../ui/basics/Button';
import styles from './JoinsTip.module.css';

interface JoinsTipProps {
  other: JoinedOtherwise;
  plan: CuttingPlan;
  nameFabric: (fabric: number) => string;
  onUse: () => void;
}

/**
 * Says how the amount of fabric would change if long strips were joined straight instead of slanted, or slanted
 * instead of straight.
 */
export function JoinsTip({ other: { joins, bought }, plan, nameFabric, onUse }: JoinsTipProps) {
  const changed = plan.fabrics.filter((of) => bought.some(({ fabric }) => fabric === of.fabric));
  const now = changed.map((of) => of.bought);
  const then = bought.map((of) => of.bought);
  const isQuarters = then.some(({ fatQuarters }) => fatQuarters !== null);
  const sum = (all: typeof now) => all.reduce((total, each) => total + unitsOf(each), 0);
  const by = sum(then) - sum(now);
  const amount = boughtWords({ eighths: Math.abs(by), fatQuarters: isQuarters ? Math.abs(by) : null });
  return (
    <div className={styles.tip} data-saves={by < 0}>
      <Scissors aria-hidden />
      <p>
        <b>
          {`${joins === 'straight' ? 'Straight' : 'Slanted'} joins ${by < 0 ? 'save' : 'need'} ${amount}${by < 0 ? '' : ' more'}`}
        </b>
        <span>
          {bought.map(({ fabric, bought: of }) => `${nameFabric(fabric)} ${boughtWords(of)}`).join(', ')}
        </span>
      </p>
      <Button aria-label={`Use ${joins} joins`} onClick={onUse}>
        Use
      </Button>
    </div>
  );
}
