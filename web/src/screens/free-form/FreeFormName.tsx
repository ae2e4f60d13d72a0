import { useQuery } from '@tanstack/react-query';
import { NameField, type NewNameProps } from '../../panels/workspace/NameField';
import { createFreeFormSession } from '../../persistence/free-form-session';
import { freeFormsQuery } from '../../server/queries';
import { isSubscriber, useSession } from '../../server/session';
import { useMade } from '../../server/use-tab';

/** The field for the name of a new quilt. */
export function FreeFormName(field: NewNameProps) {
  const session = useSession();
  const saved =
    useQuery({ ...freeFormsQuery(session.quilterNum), enabled: isSubscriber(session) }).data ?? [];
  return (
    <NameField
      documentSession={useMade(createFreeFormSession)}
      others={saved.map(({ quiltName }) => quiltName)}
      label="New quilt name"
      {...field}
    />
  );
}
