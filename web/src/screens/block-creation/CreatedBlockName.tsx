import { BLOCK } from '@quiltwright/shared/limits';
import { useBlocks } from '../../panels/blocks/use-blocks';
import { NameField, type NewNameProps } from '../../panels/workspace/NameField';
import { createCreatedBlockSession } from '../../persistence/created-block-session';
import { useMade } from '../../server/use-tab';

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
