import type { Attempts } from '../testing/access/access-kit.js'

/** By hand, from the specification; columns and words are explained in testing/access/access-legend.ts. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
readTogether              -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
`

export const attempts: Attempts = {
  readTogether: () => ({ body: [{ call: 'listLeas' }, { call: 'getMe' }] }),
}
