import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { quiltCommands } from '../../document/quilt-commands';
import { run } from '../../document/quilt-store';
import { NameField } from '../../panels/workspace/NameField';

interface QuiltNameProps {
  quilt: Quilt;
  labelHidden?: boolean;
  /** A save was refused for the name. */
  showFault: boolean;
}

/** The quilt's name. */
export function QuiltName({ quilt, ...field }: QuiltNameProps) {
  return (
    <NameField
      of="quilt"
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
