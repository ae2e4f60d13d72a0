import type { NameFault } from '@quiltwright/shared/names';
import { useQuery } from '@tanstack/react-query';
import { useMade } from '../../server/use-tab';
import { createStandardQuiltSession } from '../../persistence/standard-quilt-session';
import { NameField } from '../../panels/workspace/NameField';
import { quiltsQuery } from '../../server/queries';
import { isSubscriber, useSession } from '../../server/session';

interface QuiltNameProps {
  labelHidden?: boolean;
  /** What a save was refused for. */
  refused: NameFault | null;
  onSave: () => void;
}

/** The field for the name of a new quilt. */
export function QuiltName(field: QuiltNameProps) {
  const session = useSession();
  const saved = useQuery({ ...quiltsQuery(session.quilterNum), enabled: isSubscriber(session) }).data ?? [];
  return (
    <NameField
      documentSession={useMade(createStandardQuiltSession)}
      of="quilt"
      others={saved.map(({ quiltName }) => quiltName)}
      label="New quilt name"
      {...field}
    />
  );
}
