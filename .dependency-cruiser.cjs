// The walls of the house (design §2): arrows point down only.
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-is-pure',
      comment: 'The domain knows no I/O, no framework: itself and a few pure libraries.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^src/domain/',
          'node_modules/(zod|big\\.js|stdnum|ibantools|@noble/hashes)/',
          'node_modules/@types/big\\.js',
        ],
      },
    },
    {
      name: 'drafting-stands-on-the-domain',
      severity: 'error',
      from: { path: '^src/drafting/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^src/drafting/',
          '^src/domain/',
          'node_modules/(minisearch|zod|big\\.js)/',
          'node_modules/@types/big\\.js',
        ],
      },
    },
    {
      name: 'rendering-stands-on-the-domain',
      severity: 'error',
      from: { path: '^src/rendering/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(server|web|drafting|testing)/' },
    },
    {
      name: 'server-does-not-know-the-web',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'web-takes-only-types-from-the-server',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/(server|rendering)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-stand-side-by-side',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^src/web/(ui|api|theme)/' },
      to: { path: '^src/web/(features|routes|shell)/' },
    },
    {
      name: 'product-does-not-need-its-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '^src/testing/'] },
      to: { path: ['^src/testing/', '^e2e/', '^bench/', '\\.test\\.tsx?$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
