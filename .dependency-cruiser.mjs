/**
 * The import fence: who may look at whom (docs/, CONTRIBUTING.md "The house"). Every rule is shown failing in
 * tools/fence.test.mjs.
 */
// Access verdicts and cases of updates stand beside what they judge and are read by tests alone.
const tests = '(\\.test\\.(ts|tsx|mjs)|^apps/(api|gateway)/src/.+-(access|updates)\\.ts$|/testing/|/test/)'
const database = '(^|/)node_modules/(drizzle-orm|pg|@electric-sql)/'

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one idea in two places, or a third that is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolvable',
      comment: 'An import that leads nowhere fails at run time.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?worker$' },
    },
    {
      name: 'apps-meet-through-packages',
      comment: 'One app never reads the source of another; what they share is a package.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules get the clock and the actor as arguments: no I/O, no packages, nothing of Node.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: tests },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'features-are-separate',
      comment:
        'The only door into a feature of the API is its read model; to write, every feature has the audit trail and the outbox.',
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/api/src/features/',
        pathNot:
          '^apps/api/src/features/($1/|.+-read-model\\.ts$|(audit-trail|notifications)/.+-store\\.ts$)',
      },
    },
    {
      name: 'features-of-the-gateway-are-separate',
      comment:
        'A type may name a type of another feature, and load it through that feature’s client; nothing else.',
      severity: 'error',
      from: { path: '^apps/gateway/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^apps/gateway/src/features/',
        pathNot: '^apps/gateway/src/features/($1/|.+-(types|client)\\.ts$)',
      },
    },
    {
      name: 'features-of-the-web-are-separate',
      comment: 'A screen that shows two features is composed in app/.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'features-do-not-look-up-at-the-app',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: tests },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'parts-know-no-feature',
      comment: 'A part serves every activity: calls, states, rights and words are handed in by the feature.',
      severity: 'error',
      from: { path: '^apps/web/src/parts/', pathNot: tests },
      to: {
        path: '(^apps/web/src/(features|app)/|\\.generated\\.ts$|(^|/)node_modules/@apollo/)',
        // What every activity says alike, and how it looks.
        pathNot: '^apps/web/src/(parts/.+-(messages|styles)|ui/.+-styles)\\.generated\\.ts$',
      },
    },
    {
      name: 'parts-of-the-api-know-no-feature',
      comment: 'A part serves every activity: tables, rules and notices are handed in by the feature.',
      severity: 'error',
      from: { path: '^apps/api/src/parts/', pathNot: tests },
      to: {
        path: '^apps/api/src/features/',
        pathNot:
          '^apps/api/src/features/(accounts/accounts-names-read-model|(audit-trail|notifications)/.+-store)\\.ts$',
      },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'The design system never fetches and knows no feature.',
      severity: 'error',
      from: { path: '^apps/web/src/ui/', pathNot: tests },
      to: { path: '(^apps/web/src/(features|parts|app)/|(^|/)node_modules/@apollo/)' },
    },
    {
      name: 'lib-looks-at-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/lib/', pathNot: tests },
      to: { path: '^apps/web/src/(features|parts|app|ui)/' },
    },
    {
      name: 'lower-levels-never-look-up',
      comment: 'db and upstream serve the features and know none of them.',
      severity: 'error',
      from: { path: '^apps/(api/src/db|gateway/src/upstream)/', pathNot: tests },
      to: { path: '/src/(features|parts|server)/' },
    },
    {
      name: 'sql-stays-in-stores',
      comment: 'SQL lives in stores, read models and db/.',
      severity: 'error',
      from: {
        path: '^apps/',
        pathNot: `(-(store|read-model)\\.ts$|^apps/api/(src/db/|drizzle\\.config\\.ts)|${tests})`,
      },
      to: { path: database, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-upstream-client',
      comment: 'Only upstream/ talks HTTP to the REST side.',
      severity: 'error',
      from: { path: '^apps/', pathNot: `(^apps/gateway/src/upstream/|${tests})` },
      to: { path: '(^|/)node_modules/axios/' },
    },
    {
      name: 'web-speaks-graphql-only',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^packages/rest-contract/' },
    },
    {
      name: 'no-tests-in-production',
      comment: 'Test files and builders are not part of what is shipped.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: tests },
      to: { path: tests, pathNot: '(^|/)node_modules/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.turbo|coverage)/' },
    enhancedResolveOptions: {
      conditionNames: ['@portal/source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg', '.woff2'],
    },
  },
}
