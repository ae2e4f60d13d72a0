import { Link } from 'react-router-dom';
import { MONTHLY_PRICE, PRICE, REFUND } from '../../page/benefits/benefits';
import { Benefits, Latest } from '../../page/benefits/BenefitLists';
import { isSubscriber, useSession } from '../../server/session/session';
import { ButtonLink } from '../../ui/basics/Button';
import styles from './Offer.module.css';

/**
 * The benefits and prices of the trial and of a subscription, beside the latest features. A subscriber sees only the
 * benefits of the subscription.
 */
export function Offer() {
  const subscriber = isSubscriber(useSession());
  return (
    <section className={styles.offer} aria-label="What you get">
      <div className={styles.columns}>
        {subscriber ? (
          <div className={styles.column}>
            <h2>Your subscription</h2>
            <Benefits />
            <ButtonLink to="/my-account">My account</ButtonLink>
          </div>
        ) : (
          <Prices />
        )}
        <div className={styles.column}>
          <h2>New</h2>
          <Latest />
          <p>
            Quiltwright was rebuilt from scratch, has been rolled out since 2021 and gains new functions
            weekly. It works on phones, tablets and desktops.
          </p>
        </div>
      </div>
      <footer className={styles.foot}>
        <span>Quiltwright</span>
        <nav aria-label="More pages">
          {!subscriber && <Link to="/why-subscribe">Why subscribe</Link>}
          <Link to="/block-list">Block list</Link>
          <Link to="/faq" className="lone-link">
            FAQ
          </Link>
          <Link to="/help" className="lone-link">
            Help
          </Link>
          <Link to="/contact">Contact</Link>
        </nav>
      </footer>
    </section>
  );
}

/** The benefits of the free trial, the benefits that a subscription adds, and both prices. */
function Prices() {
  return (
    <>
      <div className={styles.column}>
        <h2>Free trial</h2>
        <div className={styles.price}>
          $0<span> for as long as you like</span>
        </div>
        <p>
          Choose a size and a layout, add your blocks, and colour them with fabric. You can start as a guest,
          without an e-mail address or a card. Guests can’t save their work.
        </p>
        <ButtonLink to="/guest-login">Start as a guest</ButtonLink>
      </div>
      <div className={styles.column}>
        <h2>Subscription</h2>
        <div className={styles.price}>
          $14.99<span> per year</span>
        </div>
        <p className={styles.monthly}>{MONTHLY_PRICE}</p>
        <Benefits />
        <p className={styles.quiet}>{REFUND}</p>
        <ButtonLink to="/subscribe" look="red" className={styles.subscribe}>
          {`Subscribe for ${PRICE}`}
        </ButtonLink>
      </div>
    </>
  );
}
