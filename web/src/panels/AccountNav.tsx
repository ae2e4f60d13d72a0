import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './AccountNav.module.css';

const places = [
  { to: '/my-account', name: 'My Account Home' },
  { to: '/created-blocks', name: 'Created Blocks' },
  { to: '/designed-blocks', name: 'Designed Blocks' },
  { to: '/my-quilts', name: 'Quilts' },
  { to: '/my-fabrics', name: 'Fabrics' },
] as const;

/** The ways between the screens of the account. */
export function AccountNav() {
  const nav = useRef<HTMLElement>(null);
  /* On a phone the one that is open may lie beside the screen. */
  useEffect(() => {
    const open = nav.current?.querySelector('[aria-current]');
    open?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []);
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
