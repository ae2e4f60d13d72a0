import { useQuery } from '@tanstack/react-query';
import {
  BookOpen,
  Calculator,
  CircleHelp,
  CircleUserRound,
  Grid3x3,
  House,
  LogIn,
  Mail,
  PencilRuler,
  Scan,
  SwatchBook,
  Upload,
  X,
  type LucideIcon,
} from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { useMade } from '../../server/session/use-tab';
import { linksQuery } from '../../server/queries/queries';
import { createQueryClient } from '../../server/queries/query-client';
import { isSignedIn, useSession } from '../../server/session/session';
import { IconButton } from '../../ui/basics/Button';
import { Drawer } from '../../ui/dialogs/Dialog';
import { Logo } from '../../ui/basics/Logo';
import styles from './MenuDrawer.module.css';

interface Entry {
  to: string;
  name: string;
  icon: LucideIcon;
}

const workEntries: readonly Entry[] = [
  { to: '/home', name: 'Home', icon: House },
  { to: '/block-creation', name: 'Block Creation', icon: PencilRuler },
  { to: '/block-fabric-selection', name: 'Block & Fabric Selection', icon: SwatchBook },
  { to: '/standard-quilt-layouts', name: 'Standard Quilt Layouts', icon: Grid3x3 },
  { to: '/free-form-quilt-layouts', name: 'Free Form Quilt Layouts', icon: Scan },
  { to: '/fabric-estimator', name: 'Fabric Estimator', icon: Calculator },
  { to: '/fabric-uploading', name: 'Fabric Uploading', icon: Upload },
];
const help: Entry = { to: '/help', name: 'Help', icon: CircleHelp };
const account: Entry = { to: '/my-account', name: 'My Account', icon: CircleUserRound };
const login: Entry = { to: '/login', name: 'Login', icon: LogIn };
const contact: Entry = { to: '/contact', name: 'Contact', icon: Mail };

/** The menu with links to all screens. It needs no query provider, because the home screen has none. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const blog = useQuery(linksQuery, useMade(createQueryClient)).data?.blog;
  const lower = isSignedIn(session) ? [account, contact] : [account, login, contact];
  const row = ({ to, name, icon: Icon }: Entry) => (
    <li key={to}>
      <NavLink to={to} className={styles.link} onClick={onClose}>
        <Icon aria-hidden />
        <span>{name}</span>
      </NavLink>
    </li>
  );
  return (
    <Drawer title="Menu" onClose={onClose}>
      <div className={styles.head}>
        <span className={styles.brand}>
          <Logo />
          Quiltwright
        </span>
        <IconButton label="Close the menu" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <nav aria-label="Main">
        <ul>{workEntries.map(row)}</ul>
        <hr className="stitch" />
        <ul>
          {row(help)}
          {blog && (
            <li>
              <a href={blog} className={styles.link}>
                <BookOpen aria-hidden />
                Blog
              </a>
            </li>
          )}
          {lower.map(row)}
        </ul>
      </nav>
    </Drawer>
  );
}
