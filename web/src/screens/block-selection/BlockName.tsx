import { useMade } from '../../server/session/use-tab';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { useBlocks } from '../../panels/blocks/list/use-blocks';
import { NameField, type NewNameProps } from '../../panels/workspace/naming/NameField';

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
