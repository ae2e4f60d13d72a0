import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CLOTH_TILE, LIMITS } from '@quiltwright/shared/limits';
import { FairTurns } from '../common/fair-turns.js';
import { TILE_PX } from '../library/cloth/torus.js';
import { processorTime } from './processor-time.js';

/** What the decoding process is asked for. */
export interface DecodeJob {
  /** Another one for each job of a process. */
  id: number;
  path: string;
  mostPixels: number;
  /** Of the longer side to the shorter. */
  mostRatio: number;
  /** What may be in memory of the picture at once. */
  mostBytes: number;
  /** Sides of the square, the swatch and the tile, in pixels. */
  mostSide: number;
  swatchSide: number;
  tileSide: number;
  /** How much of the square's side the swatch shows. */
  swatchShare: number;
  /** Seconds of a processor that reading it may take. */
  seconds: number;
}

/**
 * A picture's middle square, upright, and a swatch of it, both as WebP; the same as a tile of red, green and blue
 * bytes, row by row; or why there is none.
 */
export type Decoded =
  | { kind: 'cloth'; cloth: Buffer; swatch: Buffer; tile: Uint8Array }
  | { kind: 'too-many-pixels'; pixels: number }
  | { kind: 'too-large' }
  | { kind: 'too-narrow' }
  | { kind: 'too-slow' }
  | { kind: 'damaged' };

/** What the decoding process says of a job. Only what is being read may be what it died of. */
export type HostNews = { id: number } & (
  { kind: 'reading' | 'resting' } | { kind: 'done'; decoded: Decoded }
);

const DAMAGED = { kind: 'damaged' } as const;

const HOST = fileURLToPath(new URL('picture-host.mjs', import.meta.url));

const SWATCH_PX = 120;
const SWATCH_INCHES = 2.5;

/** A progressive photograph of 50 megapixels fits; with what that process needs besides, and the server, this stays below 400 MB. */
const MOST_BYTES = 168_000_000;
/** The largest pictures that fit take one or two. */
const MOST_SECONDS = 8;

/** Of a picture that is longer nothing but a stripe would become cloth; one row of ten million pixels takes 150 MB. */
const MOST_RATIO = 40;

/** A process that says nothing for so long (ms) is ended: others may have the processor most of the time. */
const PATIENCE = 60_000;

/** How often the time that the process takes is looked at (ms). */
const LOOK_EVERY = 500;
/** The process says itself that a picture takes too long, unless it is busy for so long (s) beyond that time. */
const BUSY_SECONDS = 1;

/** The process ends when nothing was to be decoded for so long (ms). */
const IDLE = 10_000;

/** One is read while another is encoded. */
const AT_ONCE = 2;

/** A picture that was not being read when the process died is tried so often. */
const TRIES = 3;

/** By these it gives memory back as soon as it is free; of our own environment it knows nothing. */
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  UV_THREADPOOL_SIZE: String(AT_ONCE),
};

/**
 * Little is left to be collected, and what is collected is given back at once, not when a thread of the collector comes
 * to it: otherwise the process takes more the busier the machine is.
 */
const SMALL_HEAP = [
  ...['--max-old-space-size=64', '--max-semi-space-size=1'],
  ...['--v8-pool-size=0', '--expose-gc'],
];

/** Decodes pictures of unknown origin in a process of its own, which reads one at a time: one of each account in turn. */
@Injectable()
export class PictureDecoder implements OnModuleDestroy {
  /** Seconds of a processor that reading a picture may take. */
  seconds = MOST_SECONDS;
  /** How long the process may say nothing, in milliseconds. */
  patience = PATIENCE;
  private readonly turns = new FairTurns<number>(AT_ONCE);
  private host: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private asked = 0;
  private answered = 0;

  /**
   * @param path of the file, which is a JPEG, PNG or GIF by its first bytes; it is left with the parts that show its picture
   * @param quilterNum whose picture it is
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

  /** @returns null where the process died, but not of this picture */
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

  /** Gives a picture up that takes more seconds of a processor, also where the process is too busy to say so. */
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
    // Whoever asked is told; between two jobs nobody did.
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

  /** The next picture is for another process. */
  private forget(host: ChildProcess): void {
    if (this.host === host) this.host = undefined;
  }
}
