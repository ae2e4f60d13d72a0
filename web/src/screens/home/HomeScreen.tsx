import { useQuery } from '@tanstack/react-query';
import { Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SideMenu } from '../../panels/SideMenu';
import { Brand } from '../../panels/TopBar';
import { blockPicture } from '../../server/pictures';
import { premadeBlocksQuery } from '../../server/queries';
import { isSignedIn, useSession } from '../../server/session';
import { ButtonLink } from '../../ui/Button';
import styles from './HomeScreen.module.css';
import { SamplerQuilt } from './SamplerQuilt';

/** Blocks shown by name under the text. */
const SHOWN = 6;

export function HomeScreen() {
  const signedIn = isSignedIn(useSession());
  const blocks = useQuery(premadeBlocksQuery).data ?? [];
  const names = blocks.filter(({ trial }) => trial !== false).map(({ designName }) => designName);
  return (
    <div className={styles.home}>
      <title>Quiltwright – online software for quilt design</title>
      <SamplerQuilt names={names} />
      <header className={styles.head}>
        <div className={styles.menu}>
          <SideMenu />
        </div>
        <Brand />
        <nav className={styles.nav} aria-label="Pages">
          <Link to="/block-list">Block list</Link>
          <Link to="/help">Help</Link>
          {signedIn ? <Link to="/my-account">My Account</Link> : <Link to="/login">Login</Link>}
          <ButtonLink to="/subscribe" look="red">
            Subscribe
          </ButtonLink>
        </nav>
      </header>
      <main className={styles.main}>
        <h1 className={styles.heading}>Online software for quilt design</h1>
        <p className={styles.lead}>
          Colour classic blocks with true-to-scale prints, set them together to the inch, and see your quilt
          before the first cut. On phones, tablets and desktops.
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/guest-login" look="primary" large>
            Try it free
          </ButtonLink>
          <ButtonLink to="/why-subscribe" large>
            Why subscribe
          </ButtonLink>
        </div>
        <p className={styles.hint}>
          <Menu aria-hidden />
          <span>
            Everything is in the menu at the top left. <strong>$14.99 a year</strong> to save your work.
          </span>
        </p>
        <p className={styles.hint}>
          <span>Rebuilt from scratch, rolling out in 2021, with new functions every week.</span>
        </p>
        <hr className="stitch" />
        <ul className={styles.blocks}>
          {names.slice(0, SHOWN).map((name) => (
            <li key={name}>
              <img src={blockPicture(name)} alt="" width={76} height={76} />
              {name}
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
