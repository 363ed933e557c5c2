import type { Attempts } from '../../testing/access/access-kit.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
getPresence               own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
getPresence               foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
getPresence               missing       | 401  401  401  | 404  404  404        404    404     404       | 403
getPresence               own-review    | 401  401  401  | ok   ok   ok         ok     403     403       | 403
getPresence               foreign-review | 401  401  401 | ok   ok   404        ok     403     403       | 403
getPresence               missing-review | 401  401  401 | 404  404  404        404    403     403       | 403
`

export const attempts: Attempts = {
  getPresence: ({ subsections }, record) => {
    const [whose = '', review] = record.split('-')
    return {
      params: { kind: review ? 'subsection-review' : 'subsection', id: subsections[whose] ?? 999_999 },
    }
  },
}
