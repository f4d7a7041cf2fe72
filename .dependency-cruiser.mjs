// Who may import whom (docs: the rules of the house). TypeScript's types count too, except where a rule says otherwise.

/** A forbidden kind of import; the comment is what the developer reads. */
function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to }
}

// tests stand beside what they test, and so does what several of them need
const tests = '(\\.test\\.tsx?|/testing\\.ts)$'

// the order of areas, the lowest first: each may ask those before it, in domain/ and server/ alike; on the server it
// reaches those after it by server/reactions.ts
const areas = [
  'companies',
  'calendar',
  'surveys',
  'contact',
  'content',
  'currencies',
  'loyalty',
  'accounts',
  'members',
  'notifications',
  'subscriptions',
  'materials',
  'catalogue',
  'onboarding',
  'bank-accounts',
  'stock',
  'imports',
  'product-documents',
  'saved-products',
  'negotiations',
  'cart',
  'quick-order',
  'seller-vouchers',
  'receivables',
  'payments',
  'orders',
  'shipments',
  'shopping-lists',
  'order-documents',
  'document-library',
  'tax',
  'claims',
  'today',
  'chat',
  'audit',
  'product-reports',
  'administration',
  'system',
  'personal-data',
  'sample',
]

export default {
  forbidden: [
    forbid(
      'schemas-load-late',
      'Contracts bring the library of schemas with them, which a page loads when a form is first sent.',
      { path: '^web/', pathNot: [tests, '^web/lib/form/contract-rules', '^web/areas/accounts/registration/draft'] },
      { path: '^domain/.*contract', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-circle',
      'Two files that need each other are one idea: join them or name the third. Circles of types alone are free.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'no-orphan',
      'Nothing imports this file and it imports nothing: delete it.',
      { orphan: true, pathNot: [tests, '\\.d\\.ts$', '^domain/[^/]+/contract\\.ts$'] },
      {},
    ),
    forbid('resolvable', 'The import leads nowhere.', {}, { couldNotResolve: true }),
    forbid(
      'only-declared-packages',
      'What the product runs on stands in dependencies.',
      { path: '^(domain|server|web)/', pathNot: tests },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),

    forbid(
      'domain-is-pure',
      'domain/ is what is true: it knows zod and ids, no clock, no random, no input or output.',
      { path: '^domain/', pathNot: tests },
      { pathNot: ['^domain/', '^node_modules/(zod|sqids)/'] },
    ),
    forbid(
      'domain-tests-are-pure',
      'A rule is tested without a server, a database or a page.',
      { path: '^domain/.*\\.test\\.tsx?$' },
      { path: '^(server|web|test)/' },
    ),
    forbid(
      'server-knows-no-screen',
      'server/ runs the built web, it never imports its source.',
      { path: '^server/' },
      { path: '^web/' },
    ),
    forbid(
      'web-knows-no-server',
      'web/ asks through the contract; a server file would end up in the browser.',
      { path: '^web/' },
      { path: '^server/' },
    ),
    forbid(
      'product-knows-no-test',
      'Code that runs for users does not import what tests it.',
      { path: '^(domain|server|web)/', pathNot: tests },
      { path: ['^(test|bench)/', tests] },
    ),

    forbid(
      'areas-meet-in-public',
      "An area's tables and use cases are its own; others call its public.ts with their tx.",
      { path: '^server/areas/([^/]+)/', pathNot: tests },
      { path: '^server/areas/', pathNot: ['^server/areas/$1/', '^server/areas/[^/]+/public\\.ts$'] },
    ),
    ...areas
      .slice(0, -1)
      .map((area, place) =>
        forbid(
          `${area}-asks-those-below`,
          'An area asks only those below it; declare an event or a question, and let server/reactions.ts say who answers.',
          { path: `^server/areas/${area}/`, pathNot: tests },
          { path: `^server/areas/(${areas.slice(place + 1).join('|')})/` },
        ),
      ),
    ...areas
      .slice(0, -1)
      .map((area, place) =>
        forbid(
          `${area}-rules-know-those-below`,
          "An area's rules build on those of the areas below it; the contract and the refusals of all of them are put together above.",
          { path: `^domain/${area}/` },
          { path: `^domain/(${areas.slice(place + 1).join('|')})/` },
        ),
      ),
    ...areas
      .slice(0, -1)
      .map((area, place) =>
        forbid(
          `${area}-follows-rules-of-those-below`,
          'A use case follows the rules of its own area and of those below it; the actor alone is known to all.',
          { path: `^server/areas/${area}/`, pathNot: tests },
          { path: `^domain/(${areas.slice(place + 1).join('|')})/`, pathNot: '^domain/accounts/actor\\.ts$' },
        ),
      ),
    forbid(
      'platform-knows-no-area',
      'A named machine serves every area and knows none.',
      { path: '^server/platform/' },
      { path: ['^server/(areas|demo)/', '^server/(app|main)\\.ts$'] },
    ),
    forbid(
      'sql-in-queries',
      'SQL stands in queries.ts (or queries-<subject>.ts) alone; elsewhere only the types of Kysely.',
      {
        path: '^server/',
        pathNot: ['/queries[a-z-]*\\.ts$', '^server/(platform|demo)/', '^server/(app|main)\\.ts$', tests],
      },
      { path: '^node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'web-areas-are-apart',
      'What two areas draw belongs in ui/ or lib/, or is offered by one in its public.ts; shell, home, seller-center and admin are composed of the others.',
      { path: '^web/areas/([^/]+)/', pathNot: '^web/areas/(shell|home|seller-center|admin)/' },
      { path: '^web/areas/', pathNot: ['^web/areas/$1/', '^web/areas/[^/]+/public\\.tsx?$'] },
    ),
    forbid(
      'web-below-routes',
      'A route uses parts; no part knows a route.',
      { path: '^web/(areas|lib)/' },
      { path: '^web/routes/' },
    ),
    forbid(
      'lib-knows-no-area',
      'lib/ serves every area and knows none.',
      { path: '^web/lib/' },
      { path: '^web/areas/' },
    ),
    forbid(
      'ui-could-ship-elsewhere',
      'ui/ knows nothing of this market: could it ship in another product?',
      { path: '^web/ui/' },
      { path: ['^web/(areas|lib|routes)/', '^(domain|server|test)/'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^\\.react-router/', '^build/', '\\+types/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
