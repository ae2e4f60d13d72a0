import type { INestApplicationContext } from '@nestjs/common';
import { CountersRepository } from '../counters/counters.repository.js';
import { DATABASE } from '../database/database.module.js';
import type { Database } from '../database/database.js';
import { AccountsService } from '../accounts/accounts.service.js';

const EMAIL = 'demo@quiltwright.example';

/**
 * Creates an account with which people can try the product, and returns its e-mail address and password. Does this only
 * at the first start with the embedded database. Otherwise creates nothing and returns null.
 */
export async function demoSubscriber(
  app: INestApplicationContext,
): Promise<{ email: string; password: string } | null> {
  const isFirstStart = await app.get(CountersRepository, { strict: false }).isUntouched('quilter');
  if (!app.get<Database>(DATABASE).embedded || !isFirstStart) return null;
  const { password } = await app.get(AccountsService, { strict: false }).add(EMAIL);
  return { email: EMAIL, password };
}
