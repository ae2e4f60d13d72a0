import { Inject, Injectable } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { mongo, Error as MongooseErrors, type Connection } from 'mongoose';

/** Longer than the driver looks for a server (ms). */
const PATIENCE = 2_500;

/** Tells whether the database answers, for /api/health. */
@Injectable()
export class DatabaseHealth {
  constructor(@Inject(getConnectionToken()) private readonly connection: Connection) {}

  /** Asks the database itself. Never throws; answers within 2.5 seconds. */
  async isUp(): Promise<boolean> {
    let late: NodeJS.Timeout | undefined;
    const timeout = new Promise<false>((resolve) => {
      late = setTimeout(resolve, PATIENCE, false);
    });
    const ping = this.connection
      .getClient()
      .db()
      .command({ ping: 1 })
      .then(
        () => true,
        () => false,
      );
    try {
      return await Promise.race([ping, timeout]);
    } finally {
      clearTimeout(late);
    }
  }
}

/** What the driver throws while it reaches no server, or while its client is being replaced or closed. */
const AWAY = [
  MongooseErrors.MongooseServerSelectionError,
  mongo.MongoNetworkError,
  mongo.MongoServerSelectionError,
  mongo.MongoNotConnectedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoServerClosedError,
  mongo.MongoClientClosedError,
  mongo.MongoExpiredSessionError,
  mongo.MongoWriteConcernError,
];

/** Of a pool of connections; the driver exports no classes for these. */
const POOL_ERRORS = ['MongoPoolClosedError', 'MongoPoolClearedError', 'MongoWaitQueueTimeoutError'];

/** What a server says while it starts, ends, or is no primary (any more): the driver's specification lists them. */
const SERVER_CODES = [6, 7, 89, 91, 189, 262, 9001, 10058, 10107, 11600, 11602, 13435, 13436];

/**
 * True for an error that means the database is away for now (it can't be reached, it went away while it
 * worked, it has no primary, a majority doesn't answer): to be answered with 503 and Retry-After. Whether
 * the write was made is not known then.
 */
export function isDatabaseAway(error: unknown): boolean {
  return (
    isCutOff(error) ||
    isBetweenConnections(error) ||
    AWAY.some((kind) => error instanceof kind) ||
    (error instanceof mongo.MongoError &&
      (error.hasErrorLabel('RetryableWriteError') ||
        POOL_ERRORS.includes(error.name) ||
        (typeof error.code === 'number' && SERVER_CODES.includes(error.code))))
  );
}

/** What Mongoose says while a connection is opened anew. */
function isBetweenConnections(error: unknown): boolean {
  return error instanceof MongooseErrors && error.message.includes('before initial connection');
}

/** What Node says of a socket whose other end has gone; the driver hands some of these on as they are. */
function isCutOff(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  return error.code === 'EPIPE' || error.code === 'ECONNRESET' || isConnecting;
}
