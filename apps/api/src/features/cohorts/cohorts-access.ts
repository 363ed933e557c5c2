import { inYear, uuid, type Attempts } from '../../testing/access/access-kit.js'
import type { AccessWorld } from '../../testing/access/access-world.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
listCohorts               -             | 401  401  401  | ok   ok   ok         ok     403     403       | 403
getCohort                 own           | 401  401  401  | ok   ok   ok         ok     403     403       | 403
getCohort                 missing       | 401  401  401  | 404  404  404        404    403     403       | 403
saveCohort                own           | 401  401  401  | may  may  403        403    403     403       | 403
saveCohort                missing       | 401  401  401  | 404  404  403        403    403     403       | 403
`

const monitorId = (world: AccessWorld, record: string): Promise<string> =>
  record === 'missing' ? Promise.resolve(uuid) : world.api.userId('monitor2@state.example')

export const attempts: Attempts = {
  listCohorts: inYear,
  getCohort: async (world, record) => ({
    params: { userId: await monitorId(world, record) },
    query: `?year=${world.year}`,
  }),
  saveCohort: async (world, record) => ({
    params: { userId: await monitorId(world, record) },
    body: { year: world.year, cohortNumber: null, leaIds: [], version: 9999 },
  }),
}
