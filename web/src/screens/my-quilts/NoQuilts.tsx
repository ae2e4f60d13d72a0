import { Link } from 'react-router-dom';
import { blockPicture } from '../../server/pictures';
import { Button, ButtonLink } from '../../ui/Button';
import styles from './NoQuilts.module.css';

const STAR = 'Ohio Star';
const CHURN = 'Churn Dash';
const COPIES = 12;

/** Two blocks in turn, set three across as a small quilt. */
function SampleQuilt() {
  return (
    <div className={styles.sample} aria-hidden>
      {Array.from({ length: COPIES }, (_, copy) => (
        <img key={copy} src={blockPicture(copy % 2 ? CHURN : STAR)} alt="" />
      ))}
    </div>
  );
}

/** The list before the first quilt is saved: what to do, and the way there. */
export function NoQuilts({ onStart }: { onStart: () => void }) {
  return (
    <section className={styles.empty}>
      <SampleQuilt />
      <div className={styles.words}>
        <h2>Your first quilt goes here</h2>
        <p>
          Choose a size, a layout and your blocks, give the quilt a name and save it. It will wait for you
          here.
        </p>
        <Button look="primary" onClick={onStart}>
          Start a quilt
        </Button>
      </div>
    </section>
  );
}

/** What guests see in place of a list. */
export function GuestNote() {
  return (
    <section className={styles.empty}>
      <SampleQuilt />
      <div className={styles.words}>
        <h2>Saved quilts are for subscribers</h2>
        <p>
          You are testing it out as a guest: quilts can’t be saved. The one that you are making is kept on
          this device, and is yours to save once you have subscribed.
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/subscribe" look="primary">
            Subscribe
          </ButtonLink>
          <ButtonLink to="/standard-quilt-layouts">Back to your quilt</ButtonLink>
        </div>
        <p className={styles.quiet}>
          <Link to="/why-subscribe">Why subscribe</Link>
        </p>
      </div>
    </section>
  );
}
