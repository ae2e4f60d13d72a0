import { counted } from '@quiltwright/shared/counted';
import { useQuery } from '@tanstack/react-query';
import { CopyPlus, Plus } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { quiltsQuery } from '../../server/queries/quilt-queries';
import { isSubscriber, useSession } from '../../server/session/session';
import { classNames } from '../../ui/basics/class-names';
import { IconButton } from '../../ui/basics/Button';
import { FailureNote } from '../../page/forms/FailureNote';
import { SavedSelect } from './SavedSelect';
import { RoomNote } from '../../documents/limits/RoomNote';
import type { DocumentControl } from '../workspace/use-document-control';
import styles from './SavedQuilts.module.css';

export interface SavedQuiltsProps {
  /** The kind of quilts in the menu. */
  are: 'standard' | 'free form';
  /** The number of the open saved quilt; null for a new quilt. */
  quiltNum: number | null;
  control: DocumentControl;
}

/** The menu of the subscriber's saved quilts of one kind, with a button for a new quilt. */
export const SavedQuilts = memo(function SavedQuilts({ are, quiltNum, control }: SavedQuiltsProps) {
  const { openFault, openSaved, startNew, nameAnother } = control;
  const session = useSession();
  const { quilterNum } = session;
  const subscribes = isSubscriber(session);
  const { data, error, refetch } = useQuery({
    ...quiltsQuery(quilterNum),
    enabled: subscribes,
  });
  const others = data?.quilts.filter(({ isStandard }) => isStandard !== (are === 'standard')).length ?? 0;
  const options = useMemo(
    () =>
      (data?.quilts ?? []).flatMap(({ isStandard, quiltNum: value, quiltName: name }) =>
        isStandard === (are === 'standard') ? { value, name } : [],
      ),
    [data, are],
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
        <SavedSelect
          label="My saved quilts"
          options={options}
          value={quiltNum}
          placeholder={
            (data || !subscribes) && options.length === 0 ? `No ${are} quilts yet` : 'Open a quilt'
          }
          disabled={options.length === 0}
          onChoose={openSaved}
        >
          {nameAnother && (
            <IconButton label="Save as another quilt" onClick={nameAnother}>
              <CopyPlus aria-hidden />
            </IconButton>
          )}
          <IconButton label="New quilt" onClick={startNew}>
            <Plus aria-hidden />
          </IconButton>
        </SavedSelect>
      )}
      {data && options.length === 0 && others > 0 && <OtherKind are={are} count={others} />}
      {data && <RoomNote noun="quilt" {...data} />}
      {openFault !== null && <FailureNote message={openFault} />}
      <Link to="/my-quilts" className="lone-link">
        Manage My Quilts
      </Link>
    </div>
  );
});

/** A link to the editor for the other kind of quilts, which this menu doesn't list. */
function OtherKind({ are, count }: Pick<SavedQuiltsProps, 'are'> & { count: number }) {
  const [kind, path] =
    are === 'standard' ? ['free form', '/free-form-quilt-layouts'] : ['standard', '/standard-quilt-layouts'];
  return (
    <Link to={path} className={classNames('lone-link', styles.other)}>
      {`You have ${counted(count, `${kind} quilt`)}`}
    </Link>
  );
}
