import { useQuery } from '@tanstack/react-query';
import { NameField, type NewNameProps } from '../../panels/workspace/NameField';
import { createFreeFormSession } from '../../persistence/free-form-session';
import { quiltsQuery } from '../../server/quilt-queries';
import { isSubscriber, useSession } from '../../server/session';
import { useMade } from '../../server/use-tab';

/** The field for the name of a new quilt. */
export function FreeFormName(field: NewNameProps) {
  const session = useSession();
  const saved = useQuery({ ...quiltsQuery(session.quilterNum), enabled: isSubscriber(session) }).data;
  return (
    <NameField
      documentSession={useMade(createFreeFormSession)}
      others={(saved?.quilts ?? []).flatMap(({ quiltName, isStandard }) => (isStandard ? [] : quiltName))}
      label="New quilt name"
      {...field}
    />
  );
}
