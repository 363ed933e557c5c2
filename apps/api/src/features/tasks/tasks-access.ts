import type { Attempts } from '../../testing/access/access-kit.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
listTasks                 -             | 401  401  401  | all  all  own        own    own     own       | 403
listTasks                 foreign       | 401  401  401  | all  all  hidden     all    hidden  hidden    | 403
handOverWork              -             | 401  401  401  | 403  403  403        403    may     403       | 403
exportTasks               -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
`

export const attempts: Attempts = {
  listTasks: (world, record) => ({
    query: record === 'foreign' ? `?show=waiting&leaId=${world.leas['foreign']}` : '?pageSize=200',
  }),
  handOverWork: () => ({ body: { fromUserId: 'nobody', toUserId: 'nobody' } }),
}
