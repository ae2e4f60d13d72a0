import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isLater } from '../later-screens';
import { PlacePicture, type PlaceSubject } from './PlacePicture';
import styles from './Places.module.css';

/** A screen to go to, with what one does there. */
export interface Place {
  to: string;
  name: string;
  text: string;
  picture: PlaceSubject;
}

export function Places({ places }: { places: readonly Place[] }) {
  return (
    <ul className={styles.places}>
      {places.map(({ to, name, text, picture }) => (
        <li key={to}>
          <Link to={to} className={styles.place}>
            <PlacePicture of={picture} />
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
