import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { homePictures } from './home/home-pictures.js';

/**
 * `npm run home:pictures [-- FOLDER]`: draws the pictures of the home page again, after a change to its blocks
 * or fabrics. The folder is relative to the folder where npm was called.
 */
const folder = resolve(process.env['INIT_CWD'] ?? '.', process.argv[2] ?? 'web/src/panels/pictures');
await mkdir(folder, { recursive: true });
const files = await homePictures(folder);
process.stdout.write(files.map((file) => file + '\n').join(''));
