import { Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BlockCut, pictureBlocks } from '../../page/pictures/Cuts';
import { SideMenu } from '../../page/frame/SideMenu';
import { SkipLink } from '../../page/frame/SkipLink';
import { AccountLink, Brand } from '../../page/frame/TopBar';
import { isSignedIn, isSubscriber, useSession } from '../../server/session/session';
import { ButtonLink } from '../../ui/basics/Button';
import { classNames } from '../../ui/basics/class-names';
import { FabricCard } from './FabricCard';
import styles from './HomeScreen.module.css';
import { Offer } from './Offer';
import { SamplerQuilt } from './SamplerQuilt';

export function HomeScreen() {
  const session = useSession();
  const subscriber = isSubscriber(session);
  return (
    <div className={styles.home}>
      <title>Quiltwright – online software for quilt design</title>
      <div className={styles.fold}>
        <header className={styles.head}>
          <SkipLink />
          <div className={styles.menu}>
            <SideMenu />
          </div>
          <Brand />
          <nav className={styles.nav} aria-label="Pages">
            <Link to="/block-list" className={styles.page}>
              Block list
            </Link>
            <Link to="/help" className={styles.page}>
              Help
            </Link>
            {!isSignedIn(session) && (
              <Link to="/login" className={styles.page}>
                Login
              </Link>
            )}
            {!subscriber && (
              <ButtonLink to="/subscribe" look="red">
                Subscribe
              </ButtonLink>
            )}
            <AccountLink />
          </nav>
        </header>
        <main id="main" className={styles.main}>
          <h1 className={styles.heading}>Online software for quilt design</h1>
          <p className={styles.lead}>
            Colour classic blocks with fabrics in their true scale, arrange the blocks to the inch, and see
            your quilt before the first cut. Quiltwright works on phones, tablets and desktops.
          </p>
          <div className={styles.actions}>
            {subscriber ? (
              <ButtonLink to="/login-success" look="primary" large>
                Continue with my work
              </ButtonLink>
            ) : (
              <ButtonLink to="/guest-login" look="primary" large>
                Try it free
              </ButtonLink>
            )}
            {subscriber ? (
              <ButtonLink to="/my-quilts" large>
                My quilts
              </ButtonLink>
            ) : (
              <ButtonLink to="/why-subscribe" large>
                Why subscribe
              </ButtonLink>
            )}
          </div>
          <p className={styles.hint}>
            <Menu aria-hidden />
            {subscriber ? (
              <span>Everything is in the menu at the top left.</span>
            ) : (
              <span>
                Everything is in the menu at the top left.{' '}
                <span className={styles.price}>
                  <strong>$14.99 a year</strong> to save your work.
                </span>
              </span>
            )}
          </p>
          <hr className="stitch" />
          <ul className={styles.blocks} aria-label="Blocks to colour">
            {pictureBlocks.map((name) => (
              <li key={name}>
                <Link to={`/block-list?block=${encodeURIComponent(name)}`}>
                  <BlockCut block={name} className={classNames(styles.block, 'next-frame')} />
                  <span>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </main>
        <SamplerQuilt />
        <FabricCard />
      </div>
      <Offer />
    </div>
  );
}
