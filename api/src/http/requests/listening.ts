import { once } from 'node:events';
import { createServer } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Config } from '../../common/config.js';
import { StartError } from '../../common/start-error.js';

type Address = Pick<Config, 'host' | 'port'>;

/**
 * Checks that the server will be able to listen at the address. The check runs before the slow part of the start, so
 * that a start with a used port fails at once. The port is free again afterwards, so that no request waits for an
 * answer.
 *
 * @throws StartError
 */
export async function requirePort(address: Address): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(address.port, address.host), 'listening');
  } catch (error) {
    throw cannotListen(address, error);
  }
  server.close();
  await once(server, 'close');
}

/**
 * Makes the application listen at an address.
 * @throws StartError, after closing the application.
 */
export async function listen(app: NestExpressApplication, address: Address): Promise<void> {
  try {
    await app.listen(address.port, address.host);
  } catch (error) {
    await app.close();
    throw cannotListen(address, error);
  }
}

function cannotListen({ host, port }: Address, error: unknown): StartError {
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return new StartError(
      `Another program uses port ${port}. Stop that program, or set PORT to another port.`,
    );
  }
  const why = error instanceof Error ? error.message : String(error);
  return new StartError(
    `Quiltwright can't listen on ${host}, port ${port}: ${why}.\n` +
      'Set HOST and PORT to an address on this machine where Quiltwright is allowed to listen.',
  );
}
