import { assertExists } from '@quiltwright/shared/result';
import { blockPicture, smallPicture } from './block-picture.js';
import { render } from '../cloth/cloth.js';
import { encode, type EncodedCloth } from '../cloth/encode.js';
import { libraryFabrics, standInFabrics } from '../cloth/library-fabrics.js';
import { premadeBlock } from '../premade.js';

/** All fabrics by number: the placeholders, the plain background, the library. */
export const houseFabrics = [...standInFabrics, ...libraryFabrics];

const cloths = new Map(houseFabrics.map(({ fabricNum, cloth }) => [fabricNum, cloth]));

/** The pictures of a block: JPEG, and a small WebP for lists. */
export interface BlockPictures {
  readonly picture: Uint8Array;
  readonly small: Uint8Array;
}

/** Makes the pictures of the library's fabrics and blocks, in the calling thread or in other threads. */
export interface Painter {
  /** The number of pictures to make at a time. */
  readonly atOnce: number;
  fabric(fabricNum: number): Promise<EncodedCloth>;
  /**
   * Makes the pictures of a block.
   * @param cloth the encoded picture of each of the block's fabrics, by number
   */
  block(designedBlockNum: number, cloth: ReadonlyMap<number, Uint8Array>): Promise<BlockPictures>;
}

/**
 * The painter that makes the pictures of fabrics and blocks in the calling thread. The thread can do nothing else until
 * a picture is finished.
 */
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
