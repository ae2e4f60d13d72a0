import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Another room, by its package's name or by a path into it. */
const room = (name) => [`@quiltwright/${name}/*`, `**/${name}/src/**`];

/** What may not be imported, and why. */
const not = (group, message) => ({ group, message });

/** For one file the last entry of these counts, so one for a part of a room repeats what the room forbids. */
const imports = (files, ...patterns) => ({
  files,
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
    ['shared/src/**'],
    not(
      ['@quiltwright/*', ...['workers', 'web', 'api'].flatMap(room), ...server, ...view, 'node:*'],
      'shared stands alone.',
    ),
  ),
  imports(['workers/src/**'], ofWorkers),
  imports(
    ['workers/src/kernels/**'],
    ofWorkers,
    not(['comlink', 'zustand*', 'node:*', '**/client/*'], 'A kernel is data in, data out.'),
  ),
  imports(['web/src/**'], ofWeb),
  imports(
    ['web/src/{model,persistence,render,browser}/**'],
    ofWeb,
    not(['react', 'react-dom', 'react-konva'], 'What lies under the screens knows no React.'),
  ),
  imports(['api/src/**'], ofApi),
  imports(
    ['api/src/**/*.controller.ts'],
    ofApi,
    not(
      ['mongoose', '**/*.repository.js', '**/*.schema.js'],
      'A controller parses and delegates to its service.',
    ),
  ),
  imports(
    ['e2e/**'],
    not(['@quiltwright/*', ...['shared', 'workers', 'web', 'api'].flatMap(room)], 'e2e sees only the page.'),
  ),
];

const nameExports = { selector: 'ExportAllDeclaration', message: 'Name what a file exports.' };

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

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    'data/',
    '.cache/',
    '**/test-results/',
    '**/playwright-report/',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname + '/..' },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', nameExports],
    },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}', 'e2e/support/**', 'web/test/**', 'api/test/**'],
    rules: { 'no-restricted-syntax': ['error', nameExports, ...waits] },
  },
  { files: ['web/src/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['api/**/*.ts'],
    rules: {
      /* Nest reads the classes of constructor parameters at run time, so those imports are values. */
      '@typescript-eslint/consistent-type-imports': 'off',
      /* Classes without methods are how Nest declares options and Mongoose documents. */
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  rooms,
);
