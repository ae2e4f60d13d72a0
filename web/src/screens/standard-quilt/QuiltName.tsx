import { useQuery } from '@tanstack/react-query';
import { useMade } from '../../server/session/use-tab';
import { createStandardQuiltSession } from '../../persistence/kinds/standard-quilt-session';
import { NameField, type NewNameProps } from '../../panels/workspace/naming/NameField';
import { quiltsQuery } from '../../server/queries/quilt-queries';
import { isSubscriber, useSession } from '../../server/session/session';

/** The field for the name of a new quilt. */
export function QuiltName(field: NewNameProps) {
  const session = useSession();
  const saved = useQuery({ ...quiltsQuery(session.quilterNum), enabled: isSubscriber(session) }).data;
  return (
    <NameField
      documentSession={useMade(createStandardQuiltSession)}
      others={(saved?.quilts ?? []).flatMap(({ quiltName, isStandard }) => (isStandard ? quiltName : []))}
      label="New quilt name"
      {...field}
    />
  );
}
