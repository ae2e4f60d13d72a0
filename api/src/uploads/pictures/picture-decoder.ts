import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CLOTH_TILE, LIMITS } from '@quiltwright/shared/limits';
import { FairTurns } from '../../common/fair-turns.js';
import { TILE_PX } from '../../library/cloth/texture/torus.js';
import { processorTime } from './processor-time.js';

/** A request to the decoding process. */
export interface DecodeJob {
  /** A number that is unique among the jobs of a process. */
  id: number;
  path: string;
  mostPixels: number;
  /** The maximum ratio of a picture's longer side to its shorter side. */
  mostRatio: number;
  /** The maximum memory, in bytes, for all pictures that the process has in memory at the same time. */
  mostBytes: number;
  /**
   * The maximum side, in pixels, of the square that is cut from the picture. A small picture gives a smaller
   * square. `swatchSide` and `tileSide` are the sides of the swatch and of the tile, in pixels.
   */
  mostSide: number;
  swatchSide: number;
  tileSide: number;
  /** The side of the part that the swatch shows, as a fraction of the side of the picture's cut square. */
  swatchShare: number;
  /** The maximum processor time for reading the picture, in seconds. */
  seconds: number;
}

/**
 * The result of decoding a picture. The kind `cloth` is a success, and each other kind is the reason of a failure.
 * `cloth` is the middle square of the upright picture, as WebP; `swatch` is a part of this square, as WebP. `counts`
 * has the number of pixels with each byte value, in the square scaled to `tileSide`: 256 counts for red, then 256 for
 * green and 256 for blue.
 */
export type Decoded =
  | { kind: 'cloth'; cloth: Buffer; swatch: Buffer; counts: Uint32Array }
  | { kind: 'too-many-pixels'; pixels: number }
  | { kind: 'too-large' }
  | { kind: 'too-narrow' }
  | { kind: 'too-slow' }
  | { kind: 'damaged' };

/**
 * A message from the decoding process about a job. `reading` means that the process starts to read the picture,
 * `resting` that the reading has ended. If the process dies, only a picture that was being read can be the cause.
 */
export type HostNews = { id: number } & (
  { kind: 'reading' | 'resting' } | { kind: 'done'; decoded: Decoded }
);

const DAMAGED = { kind: 'damaged' } as const;

const HOST = fileURLToPath(new URL('picture-host.mjs', import.meta.url));

const SWATCH_PX = 120;
const SWATCH_INCHES = 2.5;

/**
 * The maximum memory for pictures, in bytes. A progressive photograph of 50 megapixels fits. The whole process and the
 * server together then stay below 400 MB.
 */
const MOST_BYTES = 168_000_000;
/**
 * The maximum processor time for reading a picture, in seconds. The largest allowed pictures take one or two seconds.
 */
const MOST_SECONDS = 8;

/**
 * The maximum ratio of a picture's sides. A longer picture would only give a fabric of a narrow stripe, and one
 * row of ten million pixels takes 150 MB.
 */
const MOST_RATIO = 40;

/**
 * The time (ms) without a message after which the decoding process is ended. The time is long because other programs
 * may take most of the processor.
 */
const PATIENCE = 60_000;

/** The interval (ms) between checks of the decoding process's processor time. */
const LOOK_EVERY = 500;
/**
 * The time (seconds) by which a picture may exceed its time limit before the server ends the decoding process. The
 * server ends it only if the process is too busy to report by itself that the picture takes too long.
 */
const BUSY_SECONDS = 1;

/** The time (ms) without work after which the decoding process ends. */
const IDLE = 10_000;

/** The maximum number of pictures that the decoding process works on: one is read while another is encoded. */
const AT_ONCE = 2;

/** The maximum number of tries for a picture that wasn't being read when the decoding process died. */
const TRIES = 3;

/**
 * The whole environment of the decoding process, which gets none of the server's own variables. It makes the
 * process release memory as soon as the memory is unused.
 */
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  UV_THREADPOOL_SIZE: String(AT_ONCE),
};

/**
 * The Node options that keep the memory of the decoding process small. They also turn off the separate threads of the
 * garbage collector, with which the process would take more memory on a busy machine.
 */
const SMALL_HEAP = [
  ...['--max-old-space-size=64', '--max-semi-space-size=1'],
  ...['--v8-pool-size=0', '--expose-gc'],
];

/**
 * Decodes pictures of unknown origin in a separate process. The process reads one picture at a time, and the accounts
 * take turns.
 */
@Injectable()
export class PictureDecoder implements OnModuleDestroy {
  /** The maximum processor time for reading a picture, in seconds. */
  seconds = MOST_SECONDS;
  /** The maximum time without a message from the process, in milliseconds. */
  patience = PATIENCE;
  private readonly turns = new FairTurns<number>(AT_ONCE);
  private host: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private asked = 0;
  private answered = 0;

  /**
   * Decodes a picture. The file is reduced to the parts that show its picture.
   *
   * @param path a file that is a JPEG, PNG or GIF by its first bytes
   * @param quilterNum the owner of the picture
   */
  decode(path: string, quilterNum: number): Promise<Decoded> {
    return this.turns.run(quilterNum, async () => {
      clearTimeout(this.idle);
      const job: DecodeJob = {
        id: ++this.asked,
        path,
        mostPixels: LIMITS.uploadPixels,
        mostRatio: MOST_RATIO,
        mostBytes: MOST_BYTES,
        mostSide: LIMITS.uploadSide,
        swatchSide: SWATCH_PX,
        tileSide: TILE_PX,
        swatchShare: SWATCH_INCHES / CLOTH_TILE,
        seconds: this.seconds,
      };
      try {
        for (let tries = 1; tries <= TRIES; tries++) {
          const decoded = await this.ask(job);
          if (decoded) return decoded;
        }
        return DAMAGED;
      } finally {
        if (++this.answered === this.asked) {
          this.idle = setTimeout(() => {
            this.end();
          }, IDLE).unref();
        }
      }
    });
  }

  /**
   * Sends a job to the process.
   * @returns the result; null if the process died for a reason other than this picture
   */
  private async ask(job: DecodeJob): Promise<Decoded | null> {
    const host = this.host?.connected ? this.host : this.start();
    this.host = host;
    let isBeingRead = false;
    const settled = new AbortController();
    const { signal } = settled;
    const killed = new Promise<Decoded | null>((resolve) => {
      const silence = setTimeout(() => {
        this.kill(host);
        resolve(isBeingRead ? DAMAGED : null);
      }, this.patience);
      const refresh = () => silence.refresh();
      host.on('message', refresh);
      signal.addEventListener('abort', () => {
        host.off('message', refresh);
        clearTimeout(silence);
      });
    });
    const done = new Promise<Decoded>((resolve) => {
      let look: NodeJS.Timeout | undefined;
      const finish = (decoded: Decoded) => {
        if (decoded.kind === 'too-slow') this.kill(host);
        resolve(decoded);
      };
      const hear = (news: HostNews) => {
        if (news.id !== job.id) return;
        clearInterval(look);
        if (news.kind === 'done') {
          finish(news.decoded);
          return;
        }
        isBeingRead = news.kind === 'reading';
        if (isBeingRead) look = this.limitTime(host, job.seconds + BUSY_SECONDS, finish);
      };
      host.on('message', hear);
      signal.addEventListener('abort', () => {
        host.off('message', hear);
        clearInterval(look);
      });
    });
    const ended = once(host, 'exit', { signal }).then(() => (isBeingRead ? DAMAGED : null));
    try {
      host.send(job);
      return await Promise.race([done, ended, killed]);
    } finally {
      settled.abort();
    }
  }

  /**
   * Gives up a picture that takes more than `seconds` of processor time, even if the process is too busy to report it.
   */
  private limitTime(
    { pid = 0 }: ChildProcess,
    seconds: number,
    finish: (decoded: Decoded) => void,
  ): NodeJS.Timeout {
    const before = processorTime(pid);
    return setInterval(() => {
      if (processorTime(pid) - before > seconds) finish({ kind: 'too-slow' });
    }, LOOK_EVERY);
  }

  private start(): ChildProcess {
    const host = fork(HOST, {
      serialization: 'advanced',
      execArgv: SMALL_HEAP,
      env: ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // The waiting caller gets the error. Between two jobs no caller waits.
    host.on('error', () => undefined);
    host.once('exit', () => {
      this.forget(host);
    });
    host.unref();
    host.channel?.unref();
    return host;
  }

  onModuleDestroy(): void {
    this.end();
  }

  private end(): void {
    clearTimeout(this.idle);
    const { host } = this;
    this.host = undefined;
    if (host?.connected) host.disconnect();
  }

  /** Ends a process in the middle of a picture. */
  private kill(host: ChildProcess): void {
    this.forget(host);
    host.kill('SIGKILL');
  }

  /** Forgets a process, so that the next picture starts another process. */
  private forget(host: ChildProcess): void {
    if (this.host === host) this.host = undefined;
  }
}
