import { blockCommands } from '../../document/block-commands';
import { runOnBlock } from '../../document/block-store';
import { NameField } from '../../panels/workspace/NameField';

interface BlockNameProps {
  name: string;
  labelHidden?: boolean;
  /** A save was refused for the name. */
  showFault: boolean;
  onSave: () => void;
}

/** The name of the block design. */
export function BlockName(field: BlockNameProps) {
  return (
    <NameField
      of="design"
      label="Block name"
      placeholder="Name this block"
      onName={(name) => {
        runOnBlock(blockCommands.rename(name));
      }}
      {...field}
    />
  );
}
