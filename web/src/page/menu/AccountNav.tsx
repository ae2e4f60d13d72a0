import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styles from './AccountNav.module.css';

const places = [
  { to: '/my-account', name: 'My Account Home' },
  { to: '/created-blocks', name: 'Created Blocks' },
  { to: '/designed-blocks', name: 'Designed Blocks' },
  { to: '/my-quilts', name: 'Quilts' },
  { to: '/my-fabrics', name: 'Fabrics' },
  { to: '/shared-pages', name: 'Shared Pages' },
] as const;

/** Links between the screens of the account. Renders nothing on other screens. */
export function AccountNav() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  /* On a phone, the link to the current screen may be out of sight. */
  useEffect(() => {
    const open = nav.current?.querySelector('[aria-current]');
    open?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  if (!places.some(({ to }) => to === pathname)) return null;
  return (
    <nav ref={nav} aria-label="Account" className={styles.nav}>
      <ul>
        {places.map(({ to, name }) => (
          <li key={to}>
            <NavLink to={to} className={styles.link}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
