import { randomUUID } from 'node:crypto';
import { storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { AccountsModule } from '../src/accounts/accounts.module.js';
import { AccountsService } from '../src/accounts/accounts.service.js';
import { withModule } from '../src/database/with-module.js';
import { Browser } from '../test/browser.js';
import { cribQuilt } from '../test/quilts.js';
import { PASSWORD, type Quilter } from './plan.js';

/** The number of quilts of each quilter. */
const QUILTS = 10;

/**
 * Creates `count` subscribers in the database of the running server. Signs each one in at the server at `url`,
 * and stores ten quilts for each.
 */
export async function makeQuilters(count: number, url: string): Promise<Quilter[]> {
  return withModule(AccountsModule, (app) => {
    const accounts = app.get(AccountsService);
    // Another run may have created subscribers in the same database.
    const run = randomUUID();
    const emails = Array.from({ length: count }, (_, n) => `${run}-${String(n)}@example.org`);
    return Promise.all(
      emails.map(async (email) => {
        await accounts.add(email, PASSWORD);
        return quilterWithQuilts(new Browser(url), email);
      }),
    );
  });
}

async function quilterWithQuilts(browser: Browser, email: string): Promise<Quilter> {
  const { quilterNum } = await browser.signIn(email, PASSWORD);
  let quiltNum = 0;
  for (let n = 0; n < QUILTS; n++) {
    ({ quiltNum } = (await browser.call(storeQuilt, { body: cribQuilt(quilterNum) })).body);
  }
  return { email, quilterNum, quiltNum, headers: browser.headers('POST') };
}
