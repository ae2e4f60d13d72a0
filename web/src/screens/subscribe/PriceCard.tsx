import { MONTHLY_PRICE, REFUND } from '../../page/benefits/benefits';
import type { ReactNode } from 'react';
import { isSubscriber, useSession } from '../../server/session/session';
import styles from './PriceCard.module.css';

/** A card with the price of a subscription, buttons (`children`), and the terms. */
export function PriceCard({ children }: { children: ReactNode }) {
  const subscriber = isSubscriber(useSession());
  return (
    <section className={styles.card} aria-label="Price">
      <div className={styles.price}>
        $14.99<span> per year</span>
      </div>
      <p className={styles.monthly}>{MONTHLY_PRICE}</p>
      <div className={styles.actions}>{children}</div>
      <hr className="stitch" />
      <p className={styles.rule}>{REFUND}</p>
      {!subscriber && (
        <p className={styles.rule}>
          Guests can use the block and layout screens for free, for as long as they like. Guests can’t save,
          create blocks, upload fabrics or use the fabric estimator.
        </p>
      )}
    </section>
  );
}
