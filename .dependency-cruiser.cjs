// The walls of the house: arrows point down only. docs/architecture.md draws them.

/**
 * The rooms of each part, from the ground up: a room knows those of the floors below, and no other of
 * its own floor. A file that stands beside the rooms is a room by itself. A new room needs a floor
 * here. The inside of src/drafting is not parted into floors yet.
 */
const FLOORS = {
  domain: [
    ['calendar.ts', 'choice.ts', 'identifiers', 'money', 'paired.ts', 'plan'],
    ['format'],
    ['text'],
    ['terms', 'vat'],
    ['contact', 'profile'],
    ['account'],
    ['document'],
    ['client', 'corrections', 'dashboard', 'notification', 'payments', 'statements'],
    ['letters', 'recurring', 'reminders'],
    ['company', 'register'],
    ['mentions'],
    ['requirements'],
  ],
  rendering: [['logo', 'pdf', 'view'], ['facturx'], ['renderer'], ['zip']],
  server: [
    ['errors.ts', 'log.ts', 'mailTransports.ts', 'signingKey.ts'],
    ['database', 'environmentSchema.ts'],
    ['books', 'config.ts', 'limits.ts'],
    ['backup', 'http', 'mail'],
    ['billing', 'headers.ts', 'health', 'lookups', 'notifications', 'openapi.ts', 'outbox'],
    ['numbering', 'register'],
    ['profile', 'session', 'startFailure.ts'],
    ['clients', 'events', 'payments', 'subscription'],
    ['documents'],
    ['account', 'accounting', 'drafting', 'jobs', 'statements'],
    ['contact', 'dashboard', 'static.ts'],
    ['routes.ts'],
    ['app.ts'],
    ['serve.ts'],
    ['main.ts'],
  ],
  web: [
    ['nextTask.ts'],
    ['api', 'routes.ts', 'theme', 'typedBefore.ts'],
    ['ui'],
    ['sentence'],
    ['acts', 'lines', 'reminders'],
    ['company', 'shell'],
    ['clientForm'],
    ['features', 'root.tsx'],
    ['routes'],
    ['site.tsx'],
  ],
};

/** No circle of rooms: what a room may not know is everything but the floors below it, and itself. */
function floorRules() {
  return Object.entries(FLOORS).flatMap(([part, floors]) => [
    {
      name: `${part}-rooms-have-a-floor`,
      severity: 'error',
      from: {
        path: `^src/${part}/`,
        pathNot: ['\\.test\\.tsx?$', `^src/${part}/(${patternOf(floors.flat())})`],
      },
      to: {},
    },
    ...floors.flatMap((rooms, floor) =>
      rooms.map((room) => ({
        name: `${part}-${room}-knows-only-lower-floors`,
        severity: 'error',
        from: { path: `^src/${part}/${patternOf([room])}`, pathNot: '\\.test\\.tsx?$' },
        to: {
          path: `^src/${part}/`,
          pathNot: `^src/${part}/(${patternOf([room, ...floors.slice(0, floor).flat()])})`,
        },
      })),
    ),
  ]);
}

function patternOf(rooms) {
  return rooms
    .map((room) => (room.includes('.') ? `${room.replace('.', '\\.')}$` : `${room}/`))
    .join('|');
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...floorRules(),
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
          'node_modules/(zod|big\\.js|stdnum|ibantools|@noble/hashes|htmlparser2)/',
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
      from: { path: '^src/web/(ui|api|theme|acts)/' },
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
