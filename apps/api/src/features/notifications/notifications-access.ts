import type { Attempts } from '../../testing/access/access-kit.js'

/** By hand, from the specification; columns and words are explained in testing/access/access-legend.ts. */
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
