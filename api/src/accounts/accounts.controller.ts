import { Controller } from '@nestjs/common';
import { getAccount } from '@quiltwright/shared/contract/calls/account-calls';
import type { AnswerOf } from '@quiltwright/shared/contract/call';
import { type Quilter, SignedIn } from '../http/quilter.js';
import { Route } from '../http/route.js';
import { AccountsService } from './accounts.service.js';

@Controller()
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  @Route(getAccount)
  async getAccount(@SignedIn() quilter: Quilter): Promise<AnswerOf<typeof getAccount>> {
    const { paidUntil, ...account } = await this.accounts.standing(quilter.quilterNum);
    return { ...account, paidUntil: paidUntil?.toISOString() ?? null };
  }
}
