import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Files that contain text. Fonts and pictures are compressed already. */
const TEXT = /\.(js|css|json|svg)$/;

/**
 * Adds a `.br` file to each text file below assets/, compressed as far as possible. The server has no time for such
 * compression at each visit.
 */
export const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler() {
      const { root, build } = this.environment.config;
      const folder = join(root, build.outDir, 'assets');
      const files = (await readdir(folder)).filter((file) => TEXT.test(file));
      await Promise.all(
        files.map(async (file) => {
          const text = await readFile(join(folder, file));
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
          await writeFile(join(folder, `${file}.br`), await compress(text, { params }));
        }),
      );
    },
  },
};
