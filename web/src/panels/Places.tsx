import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isLater } from '../later-screens';
import styles from './Places.module.css';

/** A screen to go to, with what one does there. */
export interface Place {
  to: string;
  name: string;
  text: string;
  icon: LucideIcon;
}

export function Places({ places }: { places: readonly Place[] }) {
  return (
    <ul className={styles.places}>
      {places.map(({ to, name, text, icon: Icon }) => (
        <li key={to}>
          <Link to={to} className={styles.place}>
            <span className={styles.picture}>
              <Icon aria-hidden />
            </span>
            <span>
              <span className={styles.name}>
                {name}
                {isLater(to) && <span className={styles.later}>Not here yet</span>}
              </span>
              <span className={styles.text}>{text}</span>
            </span>
            <ChevronRight aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
