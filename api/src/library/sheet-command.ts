import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { blockSheet } from './block-sheet.js';
import { fabricSheets } from './fabric-sheet.js';

/**
 * `npm run library:sheet -- [FOLDER]`: writes contact sheets of the library, to be looked at. The folder is taken from
 * where npm was called, not from the workspace that it runs in.
 */
const folder = resolve(process.env['INIT_CWD'] ?? '.', process.argv[2] ?? '.cache/sheets');
await mkdir(folder, { recursive: true });
const files = [...(await fabricSheets(folder)), await blockSheet(folder)];
process.stdout.write(files.map((file) => file + '\n').join(''));
