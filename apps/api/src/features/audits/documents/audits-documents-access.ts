import type { Attempts } from '../../../testing/access/access-kit.js'

/**
 * Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. LU gets the documents of
 * their own records alone.
 */
export const verdicts = `
call            record  | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
listProngFiles  own     | 401  401  401  | ok   ok   403  403  ok   ok   | 403
listProngFiles  foreign | 401  401  401  | ok   ok   404  403  404  404  | 403
listProngFiles  missing | 401  401  401  | 404  404  404  404  404  404  | 403
`

const typeKey = 'desk-audit'
const missing = 999_999

export const attempts: Attempts = {
  listProngFiles: (world, record) => ({
    params: {
      typeKey,
      prongId: record === 'missing' ? missing : (world.keptAudit(record).prongs[0]?.id ?? missing),
    },
  }),
}
