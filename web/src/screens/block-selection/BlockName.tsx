import type { NameFault } from '@quiltwright/shared/names';
import { useMade } from '../../server/use-tab';
import { createDesignedBlockSession } from '../../persistence/designed-block-session';
import { useBlocks } from '../../panels/blocks/use-blocks';
import { NameField } from '../../panels/workspace/NameField';

interface BlockNameProps {
  labelHidden?: boolean;
  /** What a save was refused for. */
  refused: NameFault | null;
  onSave: () => void;
}

/** The field for the name of a new block design. */
export function BlockName(field: BlockNameProps) {
  const { designs } = useBlocks('designs');
  return (
    <NameField
      documentSession={useMade(createDesignedBlockSession)}
      of="design"
      others={designs.map(({ designName }) => designName)}
      label="New block name"
      {...field}
    />
  );
}
