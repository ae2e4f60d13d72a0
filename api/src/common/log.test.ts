import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from './config.js';
import { nestLogger, openLog } from './log.js';
import { StartError } from './start-error.js';

const folder = mkdtempSync(join(tmpdir(), 'quiltwright-log-'));
const SECRET = 'thirty-two characters and more of it';
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const openIn = (DATA_DIR: string) =>
  openLog(loadConfig({ DATA_DIR, JWT_SECRET: SECRET, WEBHOOK_SECRET: SECRET }));

describe('the log of a start by a person', () => {
  it('is readable by its owner only, like the directory created for it', () => {
    const dataDir = join(folder, 'new');
    openIn(dataDir).info('Hello.');
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'quiltwright.log')).mode & 0o777).toBe(0o600);
  });

  it('requires a writable directory', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(() => openIn(file)).toThrow(StartError);
    expect(() => openIn(file)).toThrow('Make DATA_DIR a directory that this user can write to.');
  });
});

it.runIf(process.platform === 'linux')('survives a full disk', () => {
  const dataDir = join(folder, 'full');
  mkdirSync(dataDir);
  // On Linux, writes to /dev/full always fail, as on a full disk.
  symlinkSync('/dev/full', join(dataDir, 'quiltwright.log'));
  const log = openIn(dataDir);
  expect(() => {
    log.info('Lost.');
    log.info('Lost too.');
  }).not.toThrow();
});

it('leaves a start error to the program that prints it plainly', () => {
  const lines: string[] = [];
  const logger = nestLogger(pino({}, { write: (line: string) => lines.push(line) }));
  logger.error(new StartError('The database is in use.'));
  expect(lines).toEqual([]);
  logger.error(new Error('Something else.'));
  expect(lines).toEqual([expect.stringContaining('Something else.')]);
});
