import type { Attempts } from '../../testing/access/graphql-kit.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
search                       -        | 401  401  401 | all  all  own    all    own    own   | 403
recentSearches               -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
rememberSearch               -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
forgetSearches               -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
`

export const attempts: Attempts = {
  search: () => ({ text: 'howard', pageSize: 100 }),
  rememberSearch: () => ({ text: 'howard' }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
RecentSearchesPayload: errors searches
SearchAnswer: groups
SearchHit: agency detail excerpt id parentId placeId title year
SearchResultGroup: group hits isMore total
`
