import { Injectable } from '@nestjs/common';
import { BlocksRepository } from '../blocks/blocks.repository.js';
import { QuiltsRepository } from '../quilts/quilts.repository.js';
import { ReferencesRepository } from '../references/references.repository.js';
import type { Item } from '../references/references.schema.js';

/**
 * The names of the blocks and quilts that use an item. Each name is stored under the number of its block or
 * quilt.
 */
export interface Usages {
  blocks: Record<string, string>;
  quilts: Record<string, string>;
}

/** Finds the quilts and blocks that use a block or an upload. */
@Injectable()
export class UsagesService {
  constructor(
    private readonly references: ReferencesRepository,
    private readonly blocks: BlocksRepository,
    private readonly quilts: QuiltsRepository,
  ) {}

  /**
   * Returns the names of the blocks and quilts that use an item. Designs whose first save isn't finished have
   * no name yet and are left out.
   */
  async of(quilterNum: number, item: Item): Promise<Usages> {
    const users = await this.references.usersOf(quilterNum, item);
    const nums = (kind: Item['kind']) => users.filter((user) => user.kind === kind).map(({ num }) => num);
    const [blocks, quilts] = await Promise.all([
      this.blocks.names(quilterNum, nums('block')),
      this.quilts.names(quilterNum, nums('quilt')),
    ]);
    return { blocks, quilts };
  }
}
