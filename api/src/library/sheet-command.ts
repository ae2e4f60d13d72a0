import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { blockSheets } from './sheets/block-sheet.js';
import { fabricSheets } from './sheets/fabric-sheet.js';

/**
 * `npm run library:sheet -- [FOLDER [BLOCK …]]`: writes contact sheets of the library, or only of these blocks.
 * The folder is relative to the folder where npm was called, not to the workspace.
 */
const [, , where = '.cache/sheets', ...blocks] = process.argv;
const folder = resolve(process.env['INIT_CWD'] ?? '.', where);
await mkdir(folder, { recursive: true });
const fabrics = blocks.length === 0 ? await fabricSheets(folder) : [];
const files = [...fabrics, ...(await blockSheets(folder, blocks))];
process.stdout.write(files.map((file) => file + '\n').join(''));
