import { resolve } from 'node:path';
import { fabricSheet } from './fabric-sheet.js';

/**
 * `npm run library:sheet -- [FOLDER]`: writes contact sheets of the library, to be looked at. The folder is taken from
 * where npm was called, not from the workspace that it runs in.
 */
const folder = resolve(process.env['INIT_CWD'] ?? '.', process.argv[2] ?? '.cache/sheets');
const files = await fabricSheet(folder);
process.stdout.write(files.map((file) => file + '\n').join(''));
