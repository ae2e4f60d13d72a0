import { FabricCut } from '../../panels/Cuts';
import { Ruled } from './Ruled';
import styles from './ClothPhoto.module.css';

/** How a picture of cloth should be taken. */
export function ClothPhoto() {
  return (
    <aside className={styles.photo} aria-labelledby="photo">
      <Ruled side={200}>
        <FabricCut index={2} className={styles.cloth} />
      </Ruled>
      <h2 id="photo">A good picture of cloth</h2>
      <ul>
        <li>It covers about 6 inches of fabric, from edge to edge: so prints come out in their true size.</li>
        <li>It is taken from straight above, in daylight, on pressed cloth.</li>
        <li>It is square. Of any other we take the square in its middle.</li>
      </ul>
    </aside>
  );
}
