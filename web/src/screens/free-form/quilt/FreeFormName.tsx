import { useQuery } from '@tanstack/react-query';
import { NameField, type NewNameProps } from '../../../panels/workspace/naming/NameField';
import { createFreeFormSession } from '../../../persistence/kinds/free-form-session';
import { quiltsQuery } from '../../../server/queries/quilt-queries';
import { isSubscriber, useSession } from '../../../server/session/session';
import { useMade } from '../../../server/session/use-tab';

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
