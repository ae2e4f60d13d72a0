import { useQuery } from '@tanstack/react-query';
import { CopyPlus, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FailureNote } from '../../panels/FailureNote';
import { quiltsQuery } from '../../server/queries';
import { useSession } from '../../server/session';
import { IconButton } from '../../ui/Button';
import { Select } from '../../ui/Select';
import styles from './sections.module.css';

interface SavedQuiltsProps {
  /** The saved quilt on the table, null for a new one. */
  quiltNum: number | null;
  /** Why the last one could not be opened. */
  fault: string | null;
  onOpen: (quiltNum: number) => void;
  onNew: () => void;
  /** Saves what lies on the table under a new name; left out where the bar has a field for that, or it was never saved. */
  onBeside?: (() => void) | undefined;
}

/** The menu of the subscriber's saved standard quilts, and the way to a new one. */
export function SavedQuilts({ quiltNum, fault, onOpen, onNew, onBeside }: SavedQuiltsProps) {
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
        <div className={styles.savedRow}>
          <Select
            label="My saved quilts"
            options={(data ?? []).map((quilt) => ({ value: quilt.quiltNum, name: quilt.quiltName }))}
            value={quiltNum}
            placeholder={data?.length === 0 ? 'None saved yet' : 'Open a quilt'}
            disabled={!data || data.length === 0}
            onChoose={onOpen}
          />
          {onBeside && (
            <IconButton label="Save as another quilt" onClick={onBeside}>
              <CopyPlus aria-hidden />
            </IconButton>
          )}
          <IconButton label="New quilt" onClick={onNew}>
            <Plus aria-hidden />
          </IconButton>
        </div>
      )}
      {fault !== null && <FailureNote message={fault} />}
      <Link to="/my-quilts" className="lone-link">
        Manage My Quilts
      </Link>
    </div>
  );
}
