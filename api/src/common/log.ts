import { renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';
import type { Config } from './config.js';
import { inDataDir, OWNER_ALONE } from './data-dir.js';
import { StartError } from './start-error.js';

/** The size (bytes) above which the log file is renamed at the next start, so that a new file begins. */
const LARGE = 10_000_000;

/** The maximum size (bytes) of the buffer for lines while the log can't be written. Further lines are lost. */
const MOST_WAITING = 1_000_000;

/**
 * Selects the fields of an error for the log: only its name, message and stack. The other fields of a database
 * error may contain stored data.
 */
const err = ({ name, message, stack }: Error) => ({ type: name, message, stack });

/** The options of pino for every log of the product. */
export const logOptions = { base: null, serializers: { err } };

/**
 * Opens the log, written as lines of JSON. In production the lines go to the standard output. If a person starts the
 * server, they go to DATA_DIR/quiltwright.log, and only warnings and errors go to the terminal, as plain text.
 *
 * @throws StartError if the file can't be written.
 */
export function openLog(config: Config): Logger {
  if (config.production) return pino(logOptions, writeTo({ dest: 1 }));
  const file = logFile(config);
  inDataDir(config.dataDir, `The log file ${file}`, () => {
    putAsideIfLarge(file);
  });
  return pino(
    logOptions,
    pino.multistream([
      { level: 'info', stream: appendTo(config) },
      { level: 'warn', stream: { write: (line) => process.stderr.write(`${plain(line)}\n`) } },
    ]),
  );
}

/**
 * Opens the same log as `openLog` for a command, which may run beside the server. In production the log's lines
 * go to the standard error, because the command's own output goes to the standard output.
 *
 * @throws StartError if the file can't be written.
 */
export function joinLog(config: Config): Logger {
  return pino(logOptions, config.production ? writeTo({ dest: 2 }) : appendTo(config));
}

function appendTo(config: Config): pino.DestinationStream {
  const dest = logFile(config);
  return inDataDir(config.dataDir, `The log file ${dest}`, () => writeTo({ dest, mode: OWNER_ALONE }));
}

/**
 * Returns a destination for log lines. If the log can't be written, for example on a full disk, the server continues.
 * Buffered lines are written once there is space again.
 */
function writeTo(options: { dest: string | number; mode?: number }): pino.DestinationStream {
  const stream = pino.destination({ ...options, sync: true, maxLength: MOST_WAITING });
  let isReported = false;
  stream.on('error', (error: Error) => {
    if (isReported) return;
    isReported = true;
    process.stderr.write(`The server can't write its log: ${error.message}. It continues without a log.\n`);
  });
  stream.on('write', () => {
    isReported = false;
  });
  return stream;
}

function logFile({ dataDir }: Config): string {
  return join(dataDir, 'quiltwright.log');
}

function putAsideIfLarge(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGE) renameSync(file, `${file}.old`);
}

function plain(line: string): string {
  const { msg, err: error } = JSON.parse(line) as { msg?: string; err?: { stack?: string; message: string } };
  return [msg, error && (error.stack ?? error.message)].filter((part) => part !== undefined).join(' ');
}

/**
 * Returns a logger for Nest that writes the lines of Nest and of our own `new Logger(context)` to `log`. The logger
 * skips a StartError: Nest logs the error and then throws it, and `runProgram` prints it plainly.
 */
export function nestLogger(log: Logger): LoggerService {
  const write =
    (level: 'info' | 'error' | 'warn' | 'debug' | 'trace') =>
    (message: unknown, ...more: unknown[]) => {
      if (message instanceof StartError) return;
      const context = more.at(-1);
      const err = message instanceof Error ? message : undefined;
      log[level](
        { ...(typeof context === 'string' && { context }), ...(err && { err }) },
        err ? err.message : String(message),
      );
    };
  return {
    log: write('info'),
    error: write('error'),
    warn: write('warn'),
    debug: write('debug'),
    verbose: write('trace'),
  };
}
