import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Forbids the imports named, saying where the house lets them come from. */
const noImports = (group, message) => ({
  'no-restricted-imports': ['error', { patterns: [{ group, message }] }],
});

/* Imports run one way: shared ← workers ← web, shared ← api, e2e on its own. */
const rooms = [
  {
    files: ['shared/src/**'],
    rules: noImports(
      ['@quiltwright/*', 'node:*', 'react*', 'konva*', '@nestjs/*', 'mongoose'],
      'shared stands alone.',
    ),
  },
  {
    files: ['workers/src/kernels/**'],
    rules: noImports(
      [
        '@quiltwright/web/*',
        '@quiltwright/api/*',
        'comlink',
        'konva*',
        'react*',
        'zustand*',
        'node:*',
        '**/client/*',
      ],
      'A kernel is data in, data out.',
    ),
  },
  {
    files: ['workers/src/*.ts', 'workers/src/client/**'],
    rules: noImports(
      ['@quiltwright/web/*', '@quiltwright/api/*', 'konva*', 'react*'],
      'workers read shared alone.',
    ),
  },
  {
    files: ['web/src/**'],
    rules: noImports(
      ['@quiltwright/api/*', '@nestjs/*', 'mongoose', 'node:*'],
      'web reads shared and workers.',
    ),
  },
  {
    files: ['web/src/document/**'],
    ignores: ['**/*.test.*'],
    rules: noImports(
      [
        '@quiltwright/api/*',
        'react',
        'react-dom',
        'konva*',
        'react-konva',
        '**/canvas/*',
        '**/screens/*',
        '**/panels/*',
        '**/ui/*',
      ],
      'Documents know neither React nor the canvas.',
    ),
  },
  {
    files: ['web/src/canvas/**'],
    rules: noImports(['**/screens/*', '**/panels/*', '**/server/*'], 'The canvas draws what it is given.'),
  },
  {
    files: ['api/src/**'],
    rules: noImports(['@quiltwright/web/*', '@quiltwright/workers/*'], 'api reads shared alone.'),
  },
  {
    files: ['api/src/**/*.controller.ts'],
    rules: noImports(
      ['mongoose', '**/*.repository.js', '**/*.schema.js'],
      'A controller parses and delegates to its service.',
    ),
  },
  {
    files: ['e2e/**'],
    rules: noImports(
      ['@quiltwright/*', '../web/**', '../api/**', '../workers/**', '../shared/**'],
      'e2e sees only the page.',
    ),
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
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Name what a file exports.' },
      ],
    },
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
