import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { saveFabric } from '@quiltwright/shared/contract/calls/fabric-calls';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { inDataDir } from '../common/data-dir.js';
import { nowAndHourly } from '../common/upkeep.js';
import { problem, type ProblemException } from '../http/problem.js';

/** The maximum size of a form besides its file, in bytes. */
const FRAME_BYTES = 10_000;

/** The age (ms) above which a file belongs to no current request: the server was killed during the upload. */
const GIVEN_UP = 60 * 60_000;

/** A received form: its fields, not yet checked, and the path of its file. The file exists only during the request. */
export interface UploadForm {
  fields: unknown;
  path: string;
  /** The name of the file on its sender's machine. */
  fileName: string;
  /** A hash of the file's name and bytes, to tell pictures apart. */
  hash: string;
}

type HashedFile = Express.Multer.File & { hash: string };

/** Receives forms with a picture. It stores the picture under a unique name in DATA_DIR during the request. */
@Injectable()
export class UploadForms implements OnApplicationBootstrap {
  private readonly folder: string;
  private readonly read: (request: Request, response: Response, done: (error?: unknown) => void) => void;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.folder = join(config.dataDir, 'incoming');
    this.read = multer({
      storage: hashing(
        multer.diskStorage({
          destination: (_request, _file, done) => {
            done(null, this.folder);
          },
          filename: (_request, _file, done) => {
            done(null, randomUUID());
          },
        }),
      ),
      defParamCharset: 'utf8',
      // Otherwise a file whose name has only folders counts as no file.
      preservePath: true,
      limits: {
        fileSize: LIMITS.uploadBytes,
        files: 1,
        fields: 2,
        parts: 3,
        fieldNameSize: 50,
        fieldSize: 50,
        headerPairs: 20,
        fieldNestingDepth: 0,
      },
    }).single(saveFabric.file);
  }

  async onApplicationBootstrap(): Promise<void> {
    inDataDir(this.config.dataDir, `Unfinished uploads in ${this.folder}`, () =>
      mkdirSync(this.folder, { recursive: true }),
    );
    await nowAndHourly(() => this.sweep(new Date(Date.now() - GIVEN_UP)));
  }

  /**
   * Removes the received files that were last written before `time`. A server that was killed may have left such
   * files.
   */
  async sweep(time: Date): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const facts = await stat(path).catch(() => null);
      if (facts && facts.mtime < time) await rm(path, { force: true });
    }
  }

  /**
   * Reads the request's form and runs `use` with it. The file is deleted afterwards, and after any failure.
   *
   * @throws ProblemException 400 and 415 for a body that isn't such a form; 413 as soon as the body turns out
   *   to be too large
   */
  async receive<T>(request: Request, response: Response, use: (form: UploadForm) => Promise<T>): Promise<T> {
    if (!request.is('multipart/form-data')) {
      throw problem('notAForm');
    }
    if (Number(request.headers['content-length']) > LIMITS.uploadBytes + FRAME_BYTES) throw tooLarge();
    const form = await this.form(request, response);
    try {
      return await use(form);
    } finally {
      await rm(form.path, { force: true });
    }
  }

  private form(request: Request, response: Response): Promise<UploadForm> {
    return new Promise((resolve, reject) => {
      let bytes = 0;
      const isTooLarge = () => bytes > LIMITS.uploadBytes + FRAME_BYTES;
      // multer waits for the end of a body that is too large. This check answers at once, even if the body never ends.
      request.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (isTooLarge()) reject(tooLarge());
      });
      this.read(request, response, (error) => {
        const file = request.file as HashedFile | undefined;
        if (error !== undefined) reject(problemOf(error));
        // If too much data followed the form's end, the file is complete and must be deleted.
        else if (isTooLarge() && file) rm(file.path, { force: true }).catch(reject);
        else if (!file) reject(problem('noPicture'));
        else {
          const { path, originalname: fileName, hash } = file;
          resolve({ fields: request.body as unknown, path, fileName, hash });
        }
      });
    });
  }
}

/**
 * Returns a storage that also computes the hash of each file's name and bytes as they arrive. `storage` must start to
 * read a file at once, during the call of its `_handleFile`.
 */
function hashing(storage: StorageEngine): StorageEngine {
  return {
    _handleFile: (request, file, done) => {
      const hash = createHash('sha256').update(JSON.stringify(file.originalname));
      storage._handleFile(request, file, (error, info) => {
        const hashed: Partial<HashedFile> = { ...info, hash: hash.digest('base64url') };
        done(error, hashed);
      });
      file.stream.on('data', (bytes: Buffer) => hash.update(bytes));
    },
    _removeFile: (request, file, done) => {
      storage._removeFile(request, file, done);
    },
  };
}

function tooLarge(): ProblemException {
  return problem('pictureTooLarge');
}

function problemOf(error: unknown): Error {
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') return tooLarge();
    return problem('wrongForm');
  }
  // Errors of the disk are passed on unchanged.
  if (error instanceof Error && 'syscall' in error) return error;
  return problem('pictureIncomplete');
}
