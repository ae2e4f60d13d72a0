import { assertExists } from '@quiltwright/shared/result';
import { blockPicture, smallPicture } from './block-picture.js';
import { render } from './cloth/cloth.js';
import { encode, type EncodedCloth } from './cloth/encode.js';
import { libraryFabrics, standInFabrics } from './cloth/library-fabrics.js';
import { premadeBlock } from './premade.js';

/** Every fabric of the house, by number: the stand-ins, the plain background, the library. */
export const houseFabrics = [...standInFabrics, ...libraryFabrics];

const cloths = new Map(houseFabrics.map(({ fabricNum, cloth }) => [fabricNum, cloth]));

/** The pictures of a block: JPEG, and a small WebP for lists. */
export interface BlockPictures {
  readonly picture: Uint8Array;
  readonly small: Uint8Array;
}

/** Makes the pictures of the library, here or in another thread. */
export interface Painter {
  /** How many pictures are made at a time. */
  readonly atOnce: number;
  fabric(fabricNum: number): Promise<EncodedCloth>;
  /** @param cloth the encoded cloth of each fabric that the block is dressed in, by number */
  block(designedBlockNum: number, cloth: ReadonlyMap<number, Uint8Array>): Promise<BlockPictures>;
}

/** Makes them in the calling thread, which has time for nothing else meanwhile. */
export const painter: Painter = {
  atOnce: 1,
  fabric: (fabricNum) => encode(render(assertExists(cloths.get(fabricNum), `fabric ${fabricNum}`))),
  block: async (designedBlockNum, cloth) => {
    const { levels, cloth: dress } = assertExists(
      premadeBlock(designedBlockNum),
      `block ${designedBlockNum}`,
    );
    const picture = await blockPicture(
      levels,
      dress.map((fabricNum) => assertExists(cloth.get(fabricNum), 'its cloth')),
    );
    return { picture, small: await smallPicture(picture) };
  },
};
