import { defineConfig } from 'oxlint';
import { reactRules, typescriptRules } from './lint-rules.js';

/** Matches another workspace, by its package name or by a path into it. */
const room = (name) => [`@quiltwright/${name}/**`, `**/${name}/src/**`];

/** Returns an entry of forbidden imports, with the reason. */
const not = (group, message) => ({ group, message });

/**
 * Returns the forbidden imports of a path. Only the last entry that matches a file applies, so an entry for a
 * part of a workspace repeats the patterns of that workspace.
 */
const imports = (path, ...patterns) => ({
  files: [`**/${path}`],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/* Imports run one way: shared ← workers ← web, shared ← api, and e2e by itself. */
const server = ['@nestjs/*', 'mongoose'];
const view = ['konva*', 'react', 'react-dom', 'react-konva'];
const ofWorkers = not([...room('web'), ...room('api'), ...server, ...view], 'workers read shared alone.');
const ofWeb = not([...room('api'), ...server, 'node:*'], 'web reads shared and workers.');
const ofApi = not([...room('web'), ...room('workers')], 'api reads shared alone.');

const rooms = [
  imports(
    'shared/src/**',
    not(
      ['@quiltwright/**', ...['workers', 'web', 'api'].flatMap(room), ...server, ...view, 'node:*'],
      'shared stands alone.',
    ),
  ),
  imports('workers/src/**', ofWorkers),
  imports(
    'workers/src/kernels/**',
    ofWorkers,
    not(['comlink', 'zustand*', 'node:*', '**/client/*'], 'A kernel is data in, data out.'),
  ),
  imports('web/src/**', ofWeb),
  imports(
    'web/src/{persistence,render,browser}/**',
    ofWeb,
    not(['react', 'react-dom', 'react-konva'], 'What lies under the screens knows no React.'),
  ),
  imports('api/src/**', ofApi),
  imports(
    'api/src/**/*.controller.ts',
    ofApi,
    not(
      ['mongoose', '**/*.repository.js', '**/*.schema.js'],
      'A controller parses and delegates to its service.',
    ),
  ),
  imports(
    'e2e/**',
    not(['@quiltwright/**', ...['shared', 'workers', 'web', 'api'].flatMap(room)], 'e2e sees only the page.'),
  ),
];

const nameExports = { selector: 'ExportAllDeclaration', message: 'Name what a file exports.' };
const noEnums = { selector: 'TSEnumDeclaration', message: 'Write a union of strings.' };

/* The duration of anything depends on the machine, which may be busy. */
const waits = [
  { selector: 'CallExpression[callee.property.name="waitForTimeout"]', message: 'Wait for what happens.' },
  {
    selector:
      'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"][arguments.length>1]',
    message: 'Wait for what happens.',
  },
  {
    selector: 'CallExpression[callee.object.name="vi"][callee.property.name="waitFor"][arguments.length=1]',
    message: 'One second can be too short.',
  },
];

const syntax = (...forbidden) => ({ 'eslint-js/no-restricted-syntax': ['error', ...forbidden] });

/* Paths start with **, because otherwise they would be relative to this folder. */
export default defineConfig({
  options: { typeAware: true, typeCheck: true, denyWarnings: true },
  plugins: ['typescript', 'react', 'oxc'],
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'error' },
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: { ...typescriptRules, ...syntax(nameExports, noEnums) } },
    {
      files: ['**/*.{test,spec}.{ts,tsx}', '**/e2e/support/**', '**/{web,api}/test/**'],
      rules: syntax(nameExports, noEnums, ...waits),
    },
    { files: ['**/web/src/**/*.{ts,tsx}'], rules: reactRules },
    /* A fixture that needs no other fixture has an empty pattern. */
    { files: ['**/e2e/support/**'], rules: { 'no-empty-pattern': 'off' } },
    /* Nest reads the classes of constructor parameters at run time, so those imports are values. */
    { files: ['**/api/**/*.ts'], rules: { 'typescript/consistent-type-imports': 'off' } },
    ...rooms,
  ],
});
