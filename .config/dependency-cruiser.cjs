/** What each folder of the page may import beside itself: what lies below it. */
const below = {
  browser: [],
  model: [],
  render: [],
  ui: [],
  server: ['browser'],
  persistence: ['browser', 'model', 'server'],
  editor: ['model', 'render'],
  panels: ['browser', 'editor', 'model', 'persistence', 'render', 'server', 'ui'],
  screens: ['browser', 'editor', 'model', 'panels', 'persistence', 'render', 'server', 'ui'],
};

const directions = Object.entries(below).map(([folder, others]) => ({
  name: `web-${folder}`,
  severity: 'error',
  from: { path: `^web/src/${folder}/` },
  to: { path: '^web/src/', pathNot: `^web/src/(${[folder, ...others].join('|')})/` },
}));

/** No file or folder leads back to itself, and what ships imports nothing that only development installs. */
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
      // A type is gone by the time the product is shipped.
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
