import { fabricSheet } from './fabric-sheet.js';

/** `npm run library:sheet -- [FOLDER]`: writes contact sheets of the library, to be looked at. */
const folder = process.argv[2] ?? '.cache/sheets';
const files = await fabricSheet(folder);
process.stdout.write(files.map((file) => file + '\n').join(''));
