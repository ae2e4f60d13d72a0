import { Injectable } from '@nestjs/common';
import { BLOCK_LIST } from '@quiltwright/shared/contract/codes';
import { BLOCK } from '@quiltwright/shared/limits';
import type { Response } from 'express';
import { AtMost, OneOfEach } from '../common/at-most.js';
import { PacedAnswer } from '../http/paced-answer.js';
import type { Quilter } from '../http/quilter.js';
import { premadeList } from '../library/premade.js';
import type { BlockKind } from './block.schema.js';
import { BlocksService } from './blocks.service.js';

/** The pre-made blocks as lists have them, as JSON. */
const premade = premadeList.map((block) => JSON.stringify(block)).join(',');

/** A reader who takes nothing for so long (ms) lets the account's next list come first. */
const PATIENCE = 1_000;

/** A reader who takes nothing for so long (ms) is given up. */
const GIVEN_UP = 60_000;

/**
 * Sends lists of whole blocks, which may be a hundred megabytes long: a few blocks at a time, as the reader takes them.
 * Of each account one list is sent at a time, and the others wait in the order in which they came: two tabs that ask at once
 * both get theirs, and a wait of seconds is no reason to refuse one. A reader who is slow waits behind the others. Of all
 * accounts together one reads blocks at a time, in turn, so that calls of other kinds wait for one block at most.
 */
@Injectable()
export class BlockLists {
  private readonly lists = new OneOfEach<number>();
  private readonly readings = new AtMost(1);

  constructor(private readonly blocks: BlocksService) {}

  /** Pre-made blocks where they are asked for, then the quilter's own, in the order in which they were made. */
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
