import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { QUILTER } from '@quiltwright/shared/limits';
import { assertExists } from '@quiltwright/shared/result';
import { FABRIC_SCHEMA_VERSION, type StoredFabric } from '../fabrics/fabric.schema.js';
import { FabricsRepository } from '../fabrics/fabrics.repository.js';
import { ImagesRepository } from '../images/images.repository.js';
import { clothVersion, readClothSources } from './cloth-version.js';
import type { LibraryFabric } from './cloth/library-fabrics.js';
import type { Painter } from './paint/paint.js';
import { type PremadeBlock, premadeBlocks } from './premade.js';

/**
 * The version of the code that makes pictures of blocks. Raise it after each change of that code that affects the
 * pictures. All pictures are then made again.
 */
const PICTURE_VERSION = 2;

type FabricsThere = ReadonlyMap<number, StoredFabric>;

/** Called after each picture that is made. `total` counts only the pictures that must be made. */
export type Progress = (done: number, total: number, what: 'fabrics' | 'blocks') => void;

/**
 * Updates the library in the database to this version of the product. Fabrics and pictures that are already up to date
 * stay as they are. An interrupted update can therefore be run again.
 */
@Injectable()
export class LibrarySeeder {
  constructor(
    private readonly fabrics: FabricsRepository,
    private readonly images: ImagesRepository,
  ) {}

  async seed(
    wanted: readonly LibraryFabric[],
    painter: Painter,
    progress: Progress = () => undefined,
  ): Promise<void> {
    // Requested before the fabrics are made, to shorten the start. No picture of a block changes in the meantime.
    const blockPictures = this.images.madeFrom('block-images');
    blockPictures.catch(() => undefined); // seedBlockPictures throws it where it awaits the result
    const fabrics = await this.seedFabrics(wanted, painter, progress);
    /**
     * Paints the fabrics with these numbers again, and leaves the version that is stored with each fabric unchanged.
     */
    const renew = async (fabricNums: readonly number[]) => {
      for (const fabric of wanted) {
        const version = fabrics.get(fabric.fabricNum)?.madeFrom;
        if (version && fabricNums.includes(fabric.fabricNum)) await this.seedFabric(fabric, painter, version);
      }
    };
    await this.seedBlockPictures(fabrics, await blockPictures, painter, renew, progress);
  }

  /** Returns the stored library fabrics, by number. */
  private async fabricsThere(): Promise<FabricsThere> {
    return new Map((await this.fabrics.ofLibrary()).map((fabric) => [fabric._id, fabric]));
  }

  /**
   * Makes the missing and outdated fabrics.
   * @returns all stored library fabrics after that, by number
   */
  private async seedFabrics(
    wanted: readonly LibraryFabric[],
    painter: Painter,
    progress: Progress,
  ): Promise<FabricsThere> {
    const [sources, there] = await Promise.all([readClothSources(), this.fabricsThere()]);
    const files = new Set(wanted.map(({ recipeFile }) => recipeFile));
    const versions = new Map(
      Array.from(files, (file) => [file, `${String(FABRIC_SCHEMA_VERSION)}-${clothVersion(sources, file)}`]),
    );
    const versionOf = ({ recipeFile, fabricName, shownName }: LibraryFabric) =>
      `${versions.get(recipeFile) ?? ''}${shownName === fabricName ? '' : ` ${shownName}`}`;
    const pictures = await this.images.there([...there.values()].flatMap(picturesOf));
    const isWhole = (fabric: LibraryFabric) => {
      const stored = there.get(fabric.fabricNum);
      return stored?.madeFrom === versionOf(fabric) && picturesOf(stored).every((path) => pictures.has(path));
    };
    const due = wanted.filter((fabric) => !isWhole(fabric));
    if (due.length === 0) return there;
    let done = 0;
    await atOnce(due, painter.atOnce, async (fabric) => {
      await this.seedFabric(fabric, painter, versionOf(fabric));
      progress(++done, due.length, 'fabrics');
    });
    return this.fabricsThere();
  }

  /**
   * Makes a fabric and stores it with its pictures. The pictures are stored first, so that a stored fabric
   * always has its pictures.
   */
  private async seedFabric(fabric: LibraryFabric, painter: Painter, version: string): Promise<void> {
    const { fabricNum, paletteNum, shownName } = fabric;
    const { cloth, swatch, averageColour } = await painter.fabric(fabricNum);
    // Caches keep a picture for ever, so a new picture needs a new name.
    const name = `${fabricNum}-${hash(Buffer.concat([cloth, swatch])).slice(0, 12)}`;
    const stored: StoredFabric = {
      _id: fabricNum,
      quilterNum: QUILTER.library,
      paletteNum,
      fabricName: shownName,
      userFabricName: '',
      fabricUrl: `${name}.webp`,
      swatchUrl: `${name}-swatch.webp`,
      averageColour,
      madeFrom: version,
      schemaVersion: FABRIC_SCHEMA_VERSION,
    };
    const [clothPath, swatchPath] = picturesOf(stored);
    await this.putPicture(clothPath, 'image/webp', cloth, version);
    await this.putPicture(swatchPath, 'image/webp', swatch, version);
    await this.fabrics.put(stored);
  }

  private async seedBlockPictures(
    fabrics: FabricsThere,
    there: ReadonlyMap<string, string>,
    painter: Painter,
    renew: (fabricNums: readonly number[]) => Promise<void>,
    progress: Progress,
  ): Promise<void> {
    const due = premadeBlocks
      .filter(({ cloth }) => cloth.every((fabricNum) => fabrics.has(fabricNum)))
      .map((block) => ({
        block,
        path: `block-images/${block.designName}`,
        madeFrom: sourcesOf(block, fabrics),
      }))
      .filter(({ path, madeFrom }) =>
        [`${path}.jpg`, `${path}-small.webp`].some((picture) => there.get(picture) !== madeFrom),
      );
    let done = 0;
    await atOnce(due, painter.atOnce, async ({ block, path, madeFrom }) => {
      const paint = async () => painter.block(block.designedBlockNum, await this.clothOf(block, fabrics));
      const { picture, small } = await paint().catch(async () => {
        // The stored cloth of the block may be damaged. It can be painted again.
        await renew(block.cloth);
        return paint();
      });
      await this.putPicture(`${path}-small.webp`, 'image/webp', small, madeFrom);
      await this.putPicture(`${path}.jpg`, 'image/jpeg', picture, madeFrom);
      progress(++done, due.length, 'blocks');
    });
  }

  private async clothOf(block: PremadeBlock, fabrics: FabricsThere): Promise<Map<number, Uint8Array>> {
    const files = block.cloth.map(async (fabricNum) => {
      const { fabricUrl } = assertExists(fabrics.get(fabricNum), `fabric ${fabricNum}`);
      const image = await this.images.find(`fabrics/${fabricUrl}`);
      return [fabricNum, new Uint8Array(assertExists(image, fabricUrl).bytes)] as const;
    });
    return new Map(await Promise.all(files));
  }

  private async putPicture(
    path: string,
    contentType: string,
    bytes: Uint8Array,
    madeFrom: string,
  ): Promise<void> {
    await this.images.put({ _id: path, contentType, bytes: Buffer.from(bytes), madeFrom });
  }
}

/** Returns the paths of a fabric's pictures: of the cloth, and of the swatch. */
function picturesOf({ fabricUrl, swatchUrl }: StoredFabric): [string, string] {
  return [`fabrics/${fabricUrl}`, `fabrics/${swatchUrl}`];
}

/**
 * Returns a hash of all data that determine a block's picture: the block's geometry, and the file names of its
 * fabrics. A file name contains a hash of the fabric's picture.
 */
function sourcesOf({ levels, cloth }: PremadeBlock, fabrics: FabricsThere): string {
  const dress = cloth.map((fabricNum) => fabrics.get(fabricNum)?.fabricUrl);
  return hash(JSON.stringify([PICTURE_VERSION, levels, dress]));
}

function hash(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** Runs `work` for all items, for up to `most` items at the same time. */
async function atOnce<T>(items: readonly T[], most: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: most }, lane));
}
