import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PlacePicture, type PlaceSubject } from './PlacePicture';
import styles from './Places.module.css';
import { Soon } from './Soon';

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
                <Soon screen={to} />
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
