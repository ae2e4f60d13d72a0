import { Inject, Injectable } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { mongo, Error as MongooseErrors, type Connection } from 'mongoose';

/**
 * The time limit (ms) for a check of the database. It is longer than the time that the driver takes to look for
 * a server.
 */
const PATIENCE = 2_500;

/** Checks for /api/health that the database answers. */
@Injectable()
export class DatabaseHealth {
  constructor(@Inject(getConnectionToken()) private readonly connection: Connection) {}

  /** Returns true if the database answers. Never throws, and answers within 2.5 seconds. */
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

/** The driver's errors for a server that it can't reach, and for a client that is being replaced or closed. */
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

/** Errors of the connection pool, for which the driver exports no classes. */
const POOL_ERRORS = ['MongoPoolClosedError', 'MongoPoolClearedError', 'MongoWaitQueueTimeoutError'];

/**
 * The error codes of a server that is starting, is shutting down, or isn't the primary of its replica set. They
 * are from the driver's specification.
 */
const SERVER_CODES = [6, 7, 89, 91, 189, 262, 9001, 10058, 10107, 11600, 11602, 13435, 13436];

/**
 * True for an error that means the database is unavailable for now: unreachable, lost during work, without a primary,
 * or without a majority. The answer is then 503 with Retry-After. The write may or may not have been made.
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

/** True for Mongoose's error while a connection is being reopened. */
function isBetweenConnections(error: unknown): boolean {
  return error instanceof MongooseErrors && error.message.includes('before initial connection');
}

/** True for Node's error on a socket whose other end is gone. The driver passes some of these errors on unchanged. */
function isCutOff(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  return error.code === 'EPIPE' || error.code === 'ECONNRESET' || isConnecting;
}
