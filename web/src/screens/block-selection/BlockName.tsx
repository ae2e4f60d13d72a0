import { useMade } from '../../server/use-tab';
import { createDesignedBlockSession } from '../../persistence/designed-block-session';
import { useBlocks } from '../../panels/blocks/use-blocks';
import { NameField, type NewNameProps } from '../../panels/workspace/NameField';

/** The field for the name of a new block design. */
export function BlockName(field: NewNameProps) {
  const { designs } = useBlocks('designs');
  return (
    <NameField
      documentSession={useMade(createDesignedBlockSession)}
      others={designs.map(({ designName }) => designName)}
      label="New block name"
      {...field}
    />
  );
}
