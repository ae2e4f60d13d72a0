/* The recipes of CONTRIBUTING.md, and a copy of the sources in which a test follows them. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('..', import.meta.url));

/** The folders to copy. From e2e, a unit test reads only the list of screens in e2e/support. */
const copied = ['shared', 'workers', 'web', 'api', 'e2e/support'];
const workspaces = ['shared', 'workers', 'web', 'api'];

/**
 * An example of a recipe: a small addition, file by file in the order of the recipe.
 * @typedef {object} Example
 * @property {string} recipe the heading of the recipe
 * @property {Record<string, string>} [words] the meanings of the words in capitals in the recipe's paths
 * @property {string[]} [names] words by which the test finds the sources that read what the first step changes
 * @property {Record<string, string | [anchor: string, inserted: string][]>} steps the changes, by the path of the file:
 *   texts inserted after anchors, or the text of a new file
 * @property {Record<string, Lead>} [leads] hints that lead a developer to a file, by the path of the file: only for
 *   files in which the compiler reports nothing after the first step
 *
 * A hint is one of three: a message of the compiler about another file (`says`); a new name (`name`) that another file
 * of the recipe (`by`) uses; or a test that fails (`test` and `title`).
 * @typedef {{ says: RegExp } | { by: string, name: string } | { test: string, title: string }} Lead
 */

/**
 * Returns the recipes: the sections of CONTRIBUTING.md with numbered lists.
 * @returns {Map<string, string[]>} the paths in each list, by the section's heading
 */
export function recipes() {
  const [, ...sections] = readFileSync(join(project, 'CONTRIBUTING.md'), 'utf8').split(/^## /m);
  const lists = sections.map((section) => {
    const [heading = ''] = section.split('\n');
    const items = section.match(/^\d+\. .*(?:\n {3}.*)*/gm) ?? [];
    return [heading, items.flatMap((item) => [...item.matchAll(/`([\w-]+\/[\w./-]+|README\.md)`/g)])];
  });
  return new Map(
    lists.flatMap(([heading, paths]) => (paths.length > 0 ? [[heading, paths.map(([, path]) => path)]] : [])),
  );
}

/** Returns the paths of the files in a recipe. The words of an example replace the words in capitals in these paths. */
export function listFor({ recipe, words = {} }) {
  const fill = (path) => path.replaceAll(/(?<![a-zA-Z])[A-Z]+(?=\b|Screen)/g, (word) => words[word] ?? word);
  return (recipes().get(recipe) ?? []).map(fill);
}

export function isTest(path) {
  return /\.test\.tsx?$/.test(path);
}

/** A copy of the source files in a temporary folder. It has only those tests that the constructor names. */
export class Copy {
  folder = mkdtempSync(join(tmpdir(), 'quiltwright-recipes-'));
  /** The paths of all sources that the compiler reads. */
  sources = [];

  /** @param {Iterable<string>} tests the paths of the tests to copy */
  constructor(tests) {
    const needed = new Set(tests);
    for (const name of ['package.json', 'tsconfig.base.json', 'README.md'])
      cpSync(join(project, name), join(this.folder, name));
    for (const path of copied) this.#copy(path, needed);
    this.#linkPackages();
    const nothing = { plugins: [], categories: { correctness: 'off' }, options: { typeAware: true } };
    writeFileSync(join(this.folder, 'types.json'), JSON.stringify(nothing));
  }

  #copy(path, needed) {
    mkdirSync(join(this.folder, path), { recursive: true });
    for (const entry of readdirSync(join(project, path), { withFileTypes: true })) {
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!/^(?:node_modules|dist|data|\.cache|coverage|test-results)$/.test(entry.name))
          this.#copy(inner, needed);
      } else if (isTest(inner) ? needed.has(inner) : /\.(?:[cm]?[jt]s|tsx|json|css)$/.test(entry.name)) {
        cpSync(join(project, inner), join(this.folder, inner));
        if (/\.tsx?$/.test(inner)) this.sources.push(inner);
      }
    }
  }

  /** Links the installed packages. The workspaces' packages lead to this copy instead. */
  #linkPackages() {
    const packages = 'node_modules';
    mkdirSync(join(this.folder, packages, '@quiltwright'), { recursive: true });
    for (const name of readdirSync(join(project, packages)))
      if (name !== '@quiltwright')
        symlinkSync(join(project, packages, name), join(this.folder, packages, name));
    for (const workspace of workspaces) {
      symlinkSync(join(this.folder, workspace), join(this.folder, packages, '@quiltwright', workspace));
      const own = join(project, workspace, packages);
      if (existsSync(own)) symlinkSync(own, join(this.folder, workspace, packages));
    }
  }

  /**
   * Makes the change that an example describes for one file.
   * @throws {Error} if the file doesn't have the anchor of an insertion exactly once
   */
  apply({ recipe, steps }, path) {
    const step = steps[path];
    const file = join(this.folder, path);
    if (typeof step === 'string') {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, step, { flag: 'wx' });
      return;
    }
    let text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    for (const [anchor, inserted] of step) {
      const [before, ...after] = text.split(anchor);
      if (after.length !== 1)
        throw new Error(
          `The example of “${recipe}” in .ci/recipes must be set right: ${path} has its anchor ` +
            `${after.length} times instead of once: ${anchor}`,
        );
      text = before + anchor + inserted + after[0];
    }
    writeFileSync(file, text);
  }

  /**
   * Returns the source files that import the file `path`. Leaves out tests.
   * @param {string} path of the imported file
   * @param {string[]} [names] words of which an importing file must contain one; if left out, every importing file
   *   counts
   */
  importersOf(path, names = ['']) {
    const module = path.replace(/\.tsx?$/, '');
    const imports = new RegExp(`from '([^']*/${basename(module)})(?:\\.js)?'`, 'g');
    const resolved = (source, from) =>
      from.startsWith('.')
        ? join(dirname(source), from)
        : from.replace(/^@quiltwright\/(\w+)/, (_, workspace) => `${workspace}/src`);
    return this.sources.filter((source) => {
      if (isTest(source)) return false;
      const text = readFileSync(join(this.folder, source), 'utf8');
      return (
        [...text.matchAll(imports)].some(([, from = '']) => resolved(source, from) === module) &&
        names.some((name) => text.includes(name))
      );
    });
  }

  /**
   * Checks the types of the TypeScript files in `paths`. Leaves out files of e2e.
   * @param {string[]} paths
   * @returns {Promise<{ path: string, line: number, message: string }[]>} the faults that the compiler reports
   */
  async compile(paths) {
    const sources = paths.filter((path) => /^(?!e2e\/).*\.tsx?$/.test(path));
    const program = join(project, 'node_modules/oxlint/bin/oxlint');
    const args = ['--config', 'types.json', '--type-check', '--format', 'json', ...new Set(sources)];
    const { stdout, stderr } = await new Promise((resolve) => {
      execFile(
        process.execPath,
        [program, ...args],
        // The compiler is written in Go. With this setting, Go collects garbage less often, which takes less time.
        { cwd: this.folder, maxBuffer: 2 ** 26, env: { ...process.env, GOGC: '400' } },
        (_error, stdout, stderr) => {
          resolve({ stdout, stderr });
        },
      );
    });
    if (!stdout.includes('"diagnostics"')) throw new Error(`The types can’t be checked: ${stdout}${stderr}`);
    return JSON.parse(stdout).diagnostics.map(({ filename, labels: [label], message }) => ({
      path: filename,
      line: label?.span.line ?? 1,
      message,
    }));
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
