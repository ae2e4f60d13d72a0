import { defineConfig } from 'oxlint';
import { reactRules, typescriptRules } from './lint-rules.js';

/** Another room, by its package's name or by a path into it. */
const room = (name) => [`@quiltwright/${name}/**`, `**/${name}/src/**`];

/** What may not be imported, and why. */
const not = (group, message) => ({ group, message });

/** For one file the last entry of these counts, so one for a part of a room repeats what the room forbids. */
const imports = (path, ...patterns) => ({
  files: [`**/${path}`],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/* Imports run one way: shared ← workers ← web, shared ← api, e2e on its own. */
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
    'web/src/{model,persistence,render,browser}/**',
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

/* How long anything takes is the machine's to say, and it may be busy. */
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

/* Paths begin anywhere: they would else be sought in this folder. */
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
    /* A fixture that needs no other says so by an empty pattern. */
    { files: ['**/e2e/support/**'], rules: { 'no-empty-pattern': 'off' } },
    /* Nest reads the classes of constructor parameters at run time, so those imports are values. */
    { files: ['**/api/**/*.ts'], rules: { 'typescript/consistent-type-imports': 'off' } },
    ...rooms,
  ],
});
