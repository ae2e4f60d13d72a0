import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BLOCK, FABRIC } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import { fabricsOf } from '@quiltwright/shared/quilting/shapes/shape';
import { BlocksService } from '../../blocks/blocks.service.js';
import type { StoredFabric } from '../../fabrics/fabric.schema.js';
import { FabricsRepository } from '../../fabrics/fabrics.repository.js';
import { notThere, ProblemException } from '../../http/problem.js';
import type { Quilter } from '../../http/quilter.js';
import { ImagesRepository } from '../../images/images.repository.js';
import { QuiltReader } from '../../quilts/quilt-reader.js';
import type { SharedFabric, Snapshot } from '../shared-page.schema.js';
import { PictureMemory } from './picture-memory.js';
import { SnapshotThread } from './snapshot-thread.js';

/** The kind and number of a saved design. */
export interface DesignId {
  kind: 'quilt' | 'block';
  designNum: number;
}

/** The quilting and the binding with which a page shows a design. `binding` is the number of a fabric, or 0. */
export type Look = Pick<Snapshot, 'quilting' | 'binding'>;

/** The folder of the images of all snapshots. */
const FOLDER = 'shared';

/** The maximum number of bytes of pictures that stay in memory for the next visitors. */
const MOST_KEPT = 48_000_000;

/**
 * The end of the name of a snapshot's main picture; `PREVIEW` is the end of its preview's name. Both names start with
 * the snapshot's mark (`Snapshot.mark`).
 */
export const PICTURE = '.jpg';
export const PREVIEW = '-preview.jpg';

/**
 * Returns the end of the name of an upload's picture. The name starts with the snapshot's mark
 * (`Snapshot.mark`).
 * @param fabricNum the upload's public number
 */
export function clothName(fabricNum: number, size: 'full' | 'small'): string {
  return `-${String(fabricNum - FABRIC.firstShared)}${size === 'small' ? '-small' : ''}.webp`;
}

/** Makes and removes the frozen copies of designs, with their pictures. */
@Injectable()
export class Snapshots {
  private readonly seen: PictureMemory;

  constructor(
    private readonly quilts: QuiltReader,
    private readonly blocks: BlocksService,
    private readonly fabrics: FabricsRepository,
    private readonly images: ImagesRepository,
    private readonly thread: SnapshotThread,
  ) {
    this.seen = new PictureMemory(MOST_KEPT, (name) => images.find(`${FOLDER}/${name}`));
  }

  /**
   * Makes the frozen copy of a design as it is saved now, and stores its pictures.
   * @throws ProblemException 404; 422 if the design is damaged or shows nothing; 503
   */
  async make(quilter: Quilter, design: DesignId, { quilting, binding }: Look): Promise<Snapshot> {
    const { text, revision, fabricNums } = await this.read(quilter, design);
    const fabrics = await this.fabrics.readable(quilter.quilterNum, fabricNums);
    const uploads = fabrics.filter(({ _id }) => _id >= FABRIC.firstUpload);
    const renamed = new Map(uploads.map(({ _id }, index) => [_id, FABRIC.firstShared + index]));
    const cloth = new Map<number, Uint8Array>();
    for (const { _id, fabricUrl } of fabrics) {
      const image = await this.images.find(`fabrics/${fabricUrl}`);
      if (image) cloth.set(_id, image.bytes);
    }
    const colours = new Map(fabrics.map(({ _id, averageColour }) => [_id, averageColour]));
    const look = quilting && { pattern: quilting, binding };
    const made = await this.thread.make({ kind: design.kind, text, cloth, renamed, quilting: look, colours });
    const bound = renamed.get(binding) ?? binding;
    const mark = markOf(made.picture);
    const images = [
      { name: PICTURE, contentType: 'image/jpeg', bytes: made.picture },
      { name: PREVIEW, contentType: 'image/jpeg', bytes: made.preview },
      ...made.ownCloth.flatMap(([fabricNum, full, small]) => [
        { name: clothName(fabricNum, 'full'), contentType: 'image/webp', bytes: full },
        { name: clothName(fabricNum, 'small'), contentType: 'image/webp', bytes: small },
      ]),
    ];
    await this.images.add(
      images.map(({ name, contentType, bytes }) => ({
        ...{ _id: `${FOLDER}/${mark}${name}`, contentType, madeFrom: '' },
        bytes: Buffer.from(bytes),
      })),
    );
    const publicFabrics = new Map(fabrics.map((fabric) => publicFabric(fabric, renamed)));
    return {
      ...{ mark, revision, at: new Date(), design: Buffer.from(made.design), facts: made.facts },
      // A number that isn't of this design would tell visitors about the maker's other fabrics.
      ...{ quilting, binding: made.facts.fabricNums.includes(bound) ? bound : 0, makerBinding: binding },
      fabrics: made.facts.fabricNums.flatMap((fabricNum) => publicFabrics.get(fabricNum) ?? []),
    };
  }

  /**
   * Returns the picture of a snapshot with this name; null if there is none. A picture that was removed may still be in
   * memory and be returned. So callers must check first that a page still shows the picture.
   * @param name the snapshot's mark, followed by `PICTURE`, `PREVIEW` or the result of `clothName`
   */
  find(name: string): ReturnType<ImagesRepository['find']> {
    return this.seen.find(name);
  }

  /** Removes the pictures of a snapshot. */
  async remove({ mark }: Pick<Snapshot, 'mark'>): Promise<void> {
    await this.images.removeBelow(`${FOLDER}/${mark}`);
  }

  /** Returns the marks of all snapshots that have stored pictures, whether or not a page still shows the snapshot. */
  async marks(): Promise<ReadonlySet<string>> {
    const paths = await this.images.pathsBelow(FOLDER);
    return new Set(paths.flatMap((path) => /^\w+(?=[.-])/.exec(path.slice(FOLDER.length + 1)) ?? []));
  }

  private async read(quilter: Quilter, { kind, designNum }: DesignId) {
    if (kind === 'block') {
      // A pre-made block is nobody's own to share.
      if (designNum < BLOCK.firstOwn) throw notThere('block');
      const block: Block = await this.blocks.block(quilter, designNum);
      const fabricNums = [...new Set([...fabricsOf(block.levels), ...(block.spotFabrics ?? [])])];
      return { text: JSON.stringify(block), revision: block.revision ?? 0, fabricNums };
    }
    const read = await this.quilts.read(quilter.quilterNum, designNum, 'setting');
    if (!read) throw notThere('quilt');
    if ('fault' in read) throw new ProblemException(422, read.fault);
    return { text: read.text, revision: read.revision, fabricNums: read.shown };
  }
}

/**
 * Returns a mark, with which the names of a snapshot's pictures start. A part of it is a hash of the picture,
 * so that a changed picture has another address. The other part is random, so that equal pictures of two
 * pages don't share a name.
 */
function markOf(picture: Uint8Array): string {
  const hash = createHash('sha256').update(picture).digest('base64url').slice(0, 16);
  return `${hash}${randomBytes(6).toString('base64url')}`.replaceAll('-', '_');
}

function publicFabric(
  { _id, paletteNum, fabricName, fabricUrl, swatchUrl, averageColour }: StoredFabric,
  renamed: ReadonlyMap<number, number>,
): [number, SharedFabric] {
  const fabricNum = renamed.get(_id);
  const own = { fabricName: '', fabricUrl: '', swatchUrl: '', isOwn: true };
  return [
    fabricNum ?? _id,
    {
      ...{ fabricNum: fabricNum ?? _id, paletteNum, userFabricName: '', averageColour },
      ...(fabricNum === undefined ? { fabricName, fabricUrl, swatchUrl, isOwn: false } : own),
    },
  ];
}
