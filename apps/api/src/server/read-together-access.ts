import type { Attempts } from '../testing/access/access-kit.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
readTogether              -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
`

export const attempts: Attempts = {
  readTogether: () => ({ body: [{ call: 'listLeas' }, { call: 'getMe' }] }),
}
