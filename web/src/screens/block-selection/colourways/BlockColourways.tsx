import { act } from '@quiltwright/shared/model/command';
import { blockCommands } from '@quiltwright/shared/model/designed-block/block-commands';
import { inColourway, isSameColouring } from '@quiltwright/shared/model/designed-block/colourways';
import type { Block } from '@quiltwright/shared/quilting/block';
import { useMemo } from 'react';
import { BlockSketch } from '../../../panels/blocks/pictures/BlockSketch';
import { nameOfColourway } from '../../../panels/colourways/colouring';
import { Colourways } from '../../../panels/colourways/Colourways';
import { dropColourway } from '../../../panels/colourways/drop-colourway';
import { createDesignedBlockSession } from '../../../persistence/kinds/designed-block-session';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { useMade } from '../../../server/session/use-tab';

interface BlockColourwaysProps {
  block: Block;
  fabric: FindFabric;
}

/** The stored colourways of the open block. */
export function BlockColourways({ block: { levels, colourways }, fabric }: BlockColourwaysProps) {
  const session = useMade(createDesignedBlockSession);
  const { run } = session;
  const kept = useMemo(
    () => colourways.map((colourway) => inColourway(levels, colourway)),
    [levels, colourways],
  );
  return (
    <Colourways
      colourways={kept.map((each) => ({ name: '', picture: <BlockSketch levels={each} fabric={fabric} /> }))}
      current={kept.findIndex((each) => isSameColouring(each, levels))}
      now={<BlockSketch levels={levels} fabric={fabric} />}
      ratio={1}
      edits={{
        take: (index) => {
          run(act(blockCommands.takeColourway, index));
        },
        drop: (index) => {
          dropColourway(session, nameOfColourway({ name: '' }, index), () =>
            run(act(blockCommands.dropColourway, index)),
          );
        },
      }}
    />
  );
}
