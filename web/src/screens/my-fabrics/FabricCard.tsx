import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { Pencil, Trash2 } from 'lucide-react';
import { clothPicture } from '../../server/uploads/pictures';
import { IconButton } from '../../ui/basics/Button';
import { formatDay } from '../../ui/words/day';
import styles from './FabricCard.module.css';

interface FabricCardProps {
  fabric: Fabric;
  name: string;
  onRename: () => void;
  onDelete: () => void;
}

/** An uploaded fabric: a picture of 6 × 6 inches, its name, and its actions. */
export function FabricCard({ fabric, name, onRename, onDelete }: FabricCardProps) {
  return (
    <article className={styles.card} aria-label={name}>
      <img
        className={styles.cloth}
        src={clothPicture(fabric)}
        alt=""
        loading="lazy"
        style={{ backgroundColor: fabric.averageColour }}
      />
      <div className={styles.foot}>
        <div className={styles.words}>
          <h2>{name}</h2>
          {fabric.uploadedAt !== undefined && <p>{`Uploaded ${formatDay(fabric.uploadedAt)}`}</p>}
        </div>
        <IconButton label={`Rename ${name}`} onClick={onRename}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </article>
  );
}
