import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FailureNote } from '../../panels/FailureNote';
import { quiltsQuery } from '../../server/queries';
import { useSession } from '../../server/session';
import { Select } from '../../ui/Select';
import styles from './sections.module.css';

interface SavedQuiltsProps {
  /** The saved quilt on the table, null for a new one. */
  quiltNum: number | null;
  /** Why the last one could not be opened. */
  fault: string | null;
  onOpen: (quiltNum: number) => void;
}

/** The menu of the subscriber's saved standard quilts. */
export function SavedQuilts({ quiltNum, fault, onOpen }: SavedQuiltsProps) {
  const { data, error, refetch } = useQuery(quiltsQuery(useSession().quilterNum));
  return (
    <div className={styles.saved}>
      {error ? (
        <FailureNote
          message={error.message}
          onRetry={() => {
            void refetch();
          }}
        />
      ) : (
        <Select
          label="My saved quilts"
          options={(data ?? []).map((quilt) => ({ value: quilt.quiltNum, name: quilt.quiltName }))}
          value={quiltNum}
          placeholder={data?.length === 0 ? 'None saved yet' : 'Open a quilt'}
          disabled={!data || data.length === 0}
          onChoose={onOpen}
        />
      )}
      {fault !== null && <FailureNote message={fault} />}
      <Link to="/my-quilts">Manage My Quilts</Link>
    </div>
  );
}
