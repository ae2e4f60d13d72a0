import { BLOCK } from '@quiltwright/shared/limits';
import { useBlocks } from '../../../panels/blocks/list/use-blocks';
import { NameField, type NewNameProps } from '../../../panels/workspace/naming/NameField';
import { createCreatedBlockSession } from '../../../persistence/kinds/created-block-session';
import { useMade } from '../../../server/session/use-tab';

/** The field for the name of a new block. */
export function CreatedBlockName(field: NewNameProps) {
  const { blocks } = useBlocks('blocks');
  return (
    <NameField
      documentSession={useMade(createCreatedBlockSession)}
      others={blocks.flatMap(({ designedBlockNum, designName }) =>
        designedBlockNum >= BLOCK.firstOwn ? designName : [],
      )}
      label="New block name"
      {...field}
    />
  );
}
