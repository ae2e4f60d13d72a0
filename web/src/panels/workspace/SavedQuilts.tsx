import { useQuery } from '@tanstack/react-query';
import { CopyPlus, Plus } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { quiltsQuery } from '../../server/queries';
import { useSession } from '../../server/session';
import { IconButton } from '../../ui/Button';
import { Select } from '../../ui/Select';
import { FailureNote } from '../FailureNote';
import type { DocumentControl } from './use-document-control';
import styles from './SavedQuilts.module.css';

interface SavedQuiltsProps {
  /** The names of those of the kind. */
  list: typeof quiltsQuery;
  /** The saved quilt on the table, null for a new one. */
  quiltNum: number | null;
  control: DocumentControl;
}

/** The menu of the subscriber's saved quilts of one kind, and the way to a new one. */
export const SavedQuilts = memo(function SavedQuilts({ list, quiltNum, control }: SavedQuiltsProps) {
  const { openFault, openSaved, startNew, nameAnother } = control;
  const { data, error, refetch } = useQuery(list(useSession().quilterNum));
  const options = useMemo(
    () => (data ?? []).map((quilt) => ({ value: quilt.quiltNum, name: quilt.quiltName })),
    [data],
  );
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
            options={options}
            value={quiltNum}
            placeholder={data?.length === 0 ? 'None saved yet' : 'Open a quilt'}
            disabled={!data || data.length === 0}
            onChoose={openSaved}
          />
          {nameAnother && (
            <IconButton label="Save as another quilt" onClick={nameAnother}>
              <CopyPlus aria-hidden />
            </IconButton>
          )}
          <IconButton label="New quilt" onClick={startNew}>
            <Plus aria-hidden />
          </IconButton>
        </div>
      )}
      {openFault !== null && <FailureNote message={openFault} />}
      <Link to="/my-quilts" className="lone-link">
        Manage My Quilts
      </Link>
    </div>
  );
});
