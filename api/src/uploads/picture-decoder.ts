import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { CLOTH_TILE, LIMITS } from '@quiltwright/shared/limits';
import { AtMost } from '../common/at-most.js';
import { TILE_PX } from '../library/cloth/torus.js';

/** What the decoding process is asked for. */
export interface DecodeJob {
  path: string;
  mostPixels: number;
  /** What may be in memory of the picture at once. */
  mostBytes: number;
  /** Sides of the square, the swatch and the tile, in pixels. */
  mostSide: number;
  swatchSide: number;
  tileSide: number;
  /** How much of the square's side the swatch shows. */
  swatchShare: number;
  /** After which it gives up. */
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
  | { kind: 'damaged' };

const HOST = fileURLToPath(new URL('picture-host.mjs', import.meta.url));

const SWATCH_PX = 120;
const SWATCH_INCHES = 2.5;

/** With what that process needs besides, and the server, this stays below 400 MB. */
const MOST_BYTES = 92_000_000;
const SECONDS = 30;

/** A process that doesn't answer even then (ms) is ended. */
const PATIENCE = 2 * SECONDS * 1000;

/** The process ends when nothing was to be decoded for so long (ms). */
const IDLE = 10_000;

/** By these it gives memory back as soon as it is free; of our own environment it knows nothing. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', UV_THREADPOOL_SIZE: '1' };

/** Decodes pictures of unknown origin in a process of its own, one at a time. */
@Injectable()
export class PictureDecoder {
  private readonly turns = new AtMost(1);
  private host: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** @param path of the file, which is a JPEG, PNG or GIF by its first bytes */
  decode(path: string): Promise<Decoded> {
    return this.turns.run(async () => {
      clearTimeout(this.idle);
      const host = this.host?.connected ? this.host : this.start();
      this.host = host;
      try {
        return await this.ask(host, path);
      } finally {
        this.idle = setTimeout(() => {
          this.end(host);
        }, IDLE).unref();
      }
    });
  }

  private async ask(host: ChildProcess, path: string): Promise<Decoded> {
    const job: DecodeJob = {
      path,
      mostPixels: LIMITS.uploadPixels,
      mostBytes: MOST_BYTES,
      mostSide: LIMITS.uploadSide,
      swatchSide: SWATCH_PX,
      tileSide: TILE_PX,
      swatchShare: SWATCH_INCHES / CLOTH_TILE,
      seconds: SECONDS,
    };
    const answered = new AbortController();
    const timeout = AbortSignal.timeout(PATIENCE);
    const signal = AbortSignal.any([answered.signal, timeout]);
    try {
      const ended = once(host, 'exit', { signal }).then((): [Decoded] => [{ kind: 'damaged' }]);
      const answer = once(host, 'message', { signal }) as Promise<[Decoded]>;
      host.send(job);
      return (await Promise.race([answer, ended]))[0];
    } catch (error) {
      if (!timeout.aborted) throw error;
      this.forget(host);
      host.kill('SIGKILL');
      return { kind: 'damaged' };
    } finally {
      answered.abort();
    }
  }

  private start(): ChildProcess {
    const host = fork(HOST, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=64', '--expose-gc'],
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

  private end(host: ChildProcess): void {
    this.forget(host);
    if (host.connected) host.disconnect();
  }

  /** The next picture is for another process. */
  private forget(host: ChildProcess): void {
    if (this.host === host) this.host = undefined;
  }
}
