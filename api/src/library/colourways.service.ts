import { Injectable, Logger } from '@nestjs/common';
import { fabricCollections } from '@quiltwright/shared/library/fabric-collections';
import { QUILTER } from '@quiltwright/shared/limits';
import { assertExists } from '@quiltwright/shared/result';
import sharp, { type Sharp } from 'sharp';
import type { StoredFabric } from '../fabrics/fabric.schema.js';
import { FabricsRepository } from '../fabrics/fabrics.repository.js';
import { notThere } from '../http/problem.js';
import { ImagesRepository } from '../images/images.repository.js';
import { drawnIn, recast } from './colourway.js';
import { premadeBlocks } from './premade.js';

/**
 * The side (pixels) of a tile, which shows 6 inches of cloth. A small tile is enough, because a picture of 12
 * inches is shown at half of its 480 pixels.
 */
const TILE_PX = 160;
const NOTHING = Buffer.alloc(0);

const collections = new Map(
  fabricCollections.map((collection) => [String(collection.collectionNum), collection]),
);
const blocks = new Map(premadeBlocks.map((block) => [`${block.designName}.svg`, block]));

/** Makes pictures of pre-made blocks in the fabrics of a fabric collection: fabrics designed to be sewn together. */
@Injectable()
export class ColourwaysService {
  private readonly logger = new Logger(ColourwaysService.name);
  /** Small tiles of the few fabrics in collections, as data addresses, by fabric number. */
  private readonly tiles = new Map<number, Promise<string>>();

  constructor(
    private readonly fabrics: FabricsRepository,
    private readonly images: ImagesRepository,
  ) {}

  /**
   * Returns the picture of a block in the fabrics of a fabric collection, as SVG.
   * @param file the block's stored name, with the extension .svg
   * @throws ProblemException 404
   */
  async picture(collectionNum: string, file: string): Promise<string> {
    const collection = collections.get(collectionNum);
    const block = blocks.get(file);
    if (!collection || !block) throw notThere('picture');
    const known = await this.known([...collection.fabricNums, ...block.cloth]);
    const clothOf = (fabricNums: readonly number[]) =>
      fabricNums.flatMap((fabricNum) => {
        const fabric = known.get(fabricNum);
        return fabric ? [{ fabricNum, averageColour: fabric.averageColour }] : [];
      });
    const cast = recast(clothOf(block.cloth), clothOf(collection.fabricNums));
    if (cast.length < block.cloth.length || cast.includes(0)) throw notThere('picture');
    return drawnIn(block.levels, await Promise.all(cast.map((fabricNum) => this.tileOf(fabricNum, known))));
  }

  private async known(fabricNums: readonly number[]): Promise<ReadonlyMap<number, StoredFabric>> {
    const fabrics = await this.fabrics.readable(QUILTER.library, fabricNums);
    return new Map(fabrics.map((fabric) => [fabric._id, fabric]));
  }

  private tileOf(fabricNum: number, known: ReadonlyMap<number, StoredFabric>): Promise<string> {
    const before = this.tiles.get(fabricNum);
    if (before) return before;
    const tile = this.smallTile(assertExists(known.get(fabricNum), `fabric ${String(fabricNum)}`));
    this.tiles.set(fabricNum, tile);
    // Forgets a tile that failed, so that the next request tries again.
    tile.catch(() => this.tiles.delete(fabricNum));
    return tile;
  }

  /** Returns a tile of the fabric's cloth, or of its mean colour if the cloth can't be read. */
  private async smallTile({ fabricUrl, averageColour }: StoredFabric): Promise<string> {
    const image = await this.images.find(`fabrics/${fabricUrl}`);
    const small = await asTile(sharp(image?.bytes ?? NOTHING)).catch((error: unknown) => {
      this.logger.error(`The fabric picture ${fabricUrl} can’t be read: ${String(error)}`);
      return asTile(sharp({ create: { width: 1, height: 1, channels: 3, background: averageColour } }));
    });
    return `data:image/webp;base64,${small.toString('base64')}`;
  }
}

function asTile(cloth: Sharp): Promise<Buffer> {
  return cloth.resize(TILE_PX).webp({ quality: 70 }).toBuffer();
}
