import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ScreenPicture, type ScreenSubject } from './ScreenPicture';
import styles from './ScreenLinks.module.css';

/** A link to a screen: the screen's path (`to`), its name, a sentence about its purpose (`text`), and its picture. */
export interface ScreenLink {
  to: string;
  name: string;
  text: string;
  picture: ScreenSubject;
}

export function ScreenLinks({ links }: { links: readonly ScreenLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, name, text, picture }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            <ScreenPicture of={picture} />
            <span>
              <span className={styles.name}>{name}</span>
              <span className={styles.text}>{text}</span>
            </span>
            <ChevronRight aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
