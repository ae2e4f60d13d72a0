import { benefits, PRICE } from '../../page/benefits/benefits';
import { Latest } from '../../page/benefits/BenefitLists';
import { PageHead } from '../../page/frame/PageHead';
import { TopBar } from '../../page/frame/TopBar';
import { isSignedIn, isSubscriber, useSession } from '../../server/session/session';
import { ButtonLink } from '../../ui/basics/Button';
import { benefitPictures } from './benefit-pictures';
import { PriceCard } from './PriceCard';
import styles from './WhySubscribeScreen.module.css';

export function WhySubscribeScreen() {
  const session = useSession();
  return (
    <div className={styles.page}>
      <title>Why subscribe – Quiltwright</title>
      <TopBar title="Why subscribe" />
      <main id="main" className={styles.main}>
        <PageHead
          heading="Save your work"
          lead={`For ${PRICE}, subscribers get everything in the free trial, and also:`}
        />
        <ul className={styles.benefits}>
          {benefits.map((text, index) => (
            <li key={text}>
              <span className={styles.picture} aria-hidden>
                {benefitPictures[index]}
              </span>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className={styles.side}>
          <PriceCard>
            {isSubscriber(session) ? (
              <ButtonLink to="/my-account" look="primary" large>
                My account
              </ButtonLink>
            ) : (
              <ButtonLink to="/subscribe" look="primary" large>
                Subscribe
              </ButtonLink>
            )}
            {isSignedIn(session) ? (
              <ButtonLink to="/standard-quilt-layouts">Back to my quilt</ButtonLink>
            ) : (
              <ButtonLink to="/guest-login">Try it free first</ButtonLink>
            )}
          </PriceCard>
          <section className={styles.latest}>
            <h2>New</h2>
            <Latest />
          </section>
        </div>
      </main>
    </div>
  );
}
