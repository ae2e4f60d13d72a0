import { Injectable } from '@nestjs/common';
import { BLOCK_LIST } from '@quiltwright/shared/contract/codes';
import { BLOCK } from '@quiltwright/shared/limits';
import type { Response } from 'express';
import { AtMost, OneOfEach } from '../common/at-most.js';
import { PacedAnswer } from '../http/answers/paced-answer.js';
import type { Quilter } from '../http/quilter.js';
import { premadeList } from '../library/premade.js';
import type { BlockKind } from './block.schema.js';
import { BlocksService } from './blocks.service.js';

/** The pre-made blocks as JSON objects, separated by commas, as the answers of lists contain them. */
const premade = premadeList.map((block) => JSON.stringify(block)).join(',');

/** If a client reads nothing of a list for this time (ms), the account's next waiting list is sent before the rest. */
const PATIENCE = 1_000;

/** If a client reads nothing of a list for this time (ms), its connection is closed. */
const GIVEN_UP = 60_000;

/**
 * Streams lists of blocks as fast as the client reads them, because a list may be a hundred megabytes long. An
 * account's lists are sent one after another. If the client stops reading a list for a second, that list gives its turn
 * to the account's next list. Only one list in the whole server loads blocks at any moment, so that other calls aren't
 * held up.
 */
@Injectable()
export class BlockLists {
  private readonly lists = new OneOfEach<number>();
  private readonly readings = new AtMost(1);

  constructor(private readonly blocks: BlocksService) {}

  /**
   * Sends the pre-made blocks if they are requested, and then the quilter's own blocks in the order of their
   * creation.
   * @param blankBlocks the requested blocks, as a value of `BLOCK_LIST`: own designed blocks, own blanks, or
   *   only the pre-made blocks
   */
  async send(
    quilter: Quilter,
    blankBlocks: number,
    includeStandard: boolean,
    response: Response,
  ): Promise<void> {
    const isPremade = blankBlocks === BLOCK_LIST.premade;
    const answer = new PacedAnswer(response);
    const first = isPremade || includeStandard ? premade : '';
    if (isPremade || quilter.role !== 'subscriber') {
      answer.end(`[${first}]`);
      return;
    }
    const kind = blankBlocks === BLOCK_LIST.blank ? 'blank' : 'designed';
    await this.sendOwn(quilter.quilterNum, kind, first, answer);
  }

  private async sendOwn(
    quilterNum: number,
    kind: BlockKind,
    first: string,
    answer: PacedAnswer,
  ): Promise<void> {
    let endTurn = await this.lists.turn(quilterNum);
    try {
      let text = `[${first}`;
      let isFirst = first === '';
      for (let after: number = BLOCK.none; ;) {
        if (!(await answer.isTaken(PATIENCE))) {
          endTurn();
          if (!(await answer.isTaken(GIVEN_UP))) {
            answer.breakOff();
            return;
          }
          endTurn = await this.lists.turn(quilterNum);
        }
        if (answer.isGone) return;
        const { items, last } = await this.readings.run(() =>
          this.blocks.listedAfter(quilterNum, kind, after),
        );
        if (last === null) break;
        answer.write(text + (isFirst ? '' : ',') + items.join(','));
        [text, isFirst, after] = ['', false, last];
      }
      answer.end(`${text}]`);
    } finally {
      endTurn();
    }
  }
}
