import type { Attempts } from '../../testing/access/access-kit.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
search                    -             | 401  401  401  | all  all  own        all    own     own       | 403
listRecentSearches        -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
rememberSearch            -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
forgetSearches            -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
`

export const attempts: Attempts = {
  search: () => ({ query: '?q=howard&pageSize=100' }),
  rememberSearch: () => ({ body: { q: 'howard' } }),
}
