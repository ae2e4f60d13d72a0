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

/** The pre-made blocks as JSON, as lists contain them. */
const premade = premadeList.map((block) => JSON.stringify(block)).join(',');

/**
 * If a client has read nothing of a list for this long (ms), the account's next waiting list is sent before the
 * rest of this list.
 */
const PATIENCE = 1_000;

/** If a client has read nothing of a list for this long (ms), the connection is closed. */
const GIVEN_UP = 60_000;

/**
 * Sends lists of whole blocks, a few blocks at a time, at the reader's pace: a list may be a hundred megabytes
 * long. Each account receives one list at a time. Its further lists wait in the order of their requests, so
 * that two tabs that ask at once both get their lists. If a reader pauses, the account's next list is sent
 * before the rest of the slow one. Over all accounts, only one list at a time reads blocks, so other calls wait
 * for at most one block.
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
