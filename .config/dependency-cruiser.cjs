/** The folders that each folder of the page may import: those below it. */
const below = {
  browser: [],
  render: [],
  ui: [],
  server: ['browser'],
  persistence: ['browser', 'server'],
  editor: ['browser', 'render', 'server'],
  page: ['browser', 'editor', 'server', 'ui'],
  documents: ['browser', 'editor', 'page', 'persistence', 'render', 'server', 'ui'],
  panels: ['browser', 'documents', 'editor', 'page', 'persistence', 'render', 'server', 'ui'],
  screens: ['browser', 'documents', 'editor', 'page', 'panels', 'persistence', 'render', 'server', 'ui'],
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
    {
      name: 'shared-model',
      severity: 'error',
      from: { path: '^shared/src/', pathNot: '^shared/src/model/' },
      to: { path: '^shared/src/model/' },
    },
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
