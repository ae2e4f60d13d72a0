import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { quiltCommands } from '../../document/quilt-commands';
import { quiltTable, run } from '../../document/quilt-store';
import { NameField } from '../../panels/workspace/NameField';
import { quiltsQuery } from '../../server/queries';
import { isSubscriber, useSession } from '../../server/session';

interface QuiltNameProps {
  quilt: Quilt;
  labelHidden?: boolean;
  /** A save was refused for the name. */
  showFault: boolean;
  onSave: () => void;
}

/** The quilt's name; of a new one also whether another has it. */
export function QuiltName({ quilt, ...field }: QuiltNameProps) {
  const session = useSession();
  const isNew = useStore(quiltTable, ({ stored }) => stored === null);
  const saved = useQuery({ ...quiltsQuery(session.quilterNum), enabled: isSubscriber(session) }).data ?? [];
  return (
    <NameField
      of="quilt"
      others={isNew ? saved.map(({ quiltName }) => quiltName) : []}
      label="Quilt name"
      placeholder="Name your quilt"
      name={quilt.quiltName}
      onName={(name) => {
        run(quiltCommands.rename(name));
      }}
      {...field}
    />
  );
}
