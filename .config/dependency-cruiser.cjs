/** The folders that each folder of the page may import: those below it. */
const below = {
  browser: [],
  model: [],
  render: [],
  ui: [],
  server: ['browser'],
  persistence: ['browser', 'model', 'server'],
  editor: ['browser', 'model', 'render', 'server'],
  page: ['browser', 'editor', 'server', 'ui'],
  documents: ['browser', 'editor', 'model', 'page', 'persistence', 'render', 'server', 'ui'],
  panels: ['browser', 'documents', 'editor', 'model', 'page', 'persistence', 'render', 'server', 'ui'],
  screens: [
    'browser',
    'documents',
    'editor',
    'model',
    'page',
    'panels',
    'persistence',
    'render',
    'server',
    'ui',
  ],
};

const directions = Object.entries(below).map(([folder, others]) => ({
  name: `web-${folder}`,
  severity: 'error',
  from: { path: `^web/src/${folder}/` },
  to: { path: '^web/src/', pathNot: `^web/src/(${[folder, ...others].join('|')})/` },
}));

/** Forbids import cycles of files and folders, and imports of development packages in shipped code. */
module.exports = {
  forbidden: [
    ...directions,
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circular-folders',
      scope: 'folder',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-dev-dep',
      severity: 'error',
      from: {},
      // Types are removed before the product is shipped.
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$|^workers/build/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
