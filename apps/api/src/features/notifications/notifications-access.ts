import type { Attempts } from '../../testing/access/access-kit.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
listNotices               -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
countUnreadNotices        -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
markNoticesRead           -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
mailAgencies              own           | 401  401  401  | ok   ok   403        403    403     403       | 403
`

export const attempts: Attempts = {
  markNoticesRead: () => ({ body: { ids: [1] } }),
  mailAgencies: (world, record) => ({
    body: { leaIds: [world.leas[record]], subject: 'News', text: 'News.' },
  }),
}
