import { inYear, type Attempts, type Prepare } from '../../testing/access/access-kit.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
getStateStanding          -             | 401  401  401  | all  all  own        all    403     403       | 403
getStateCharts            -             | 401  401  401  | ok   ok   ok         ok     403     403       | 403
listStateDays             -             | 401  401  401  | ok   ok   own        ok     403     403       | 403
listStateActivity         -             | 401  401  401  | ok   ok   own        ok     403     403       | 403
getLocalStanding          own           | 401  401  401  | own  own  own        own    own     own       | 403
getLocalStanding          foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
getLocalStanding          missing       | 401  401  401  | 404  404  404        404    404     404       | 403
getLocalNews              own           | 401  401  401  | own  own  own        own    own     own       | 403
getLocalNews              foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
getLocalNews              missing       | 401  401  401  | 404  404  404        404    404     404       | 403
listLocalTeam             own           | 401  401  401  | own  own  own        own    own     403       | 403
listLocalTeam             foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
listLocalTeam             missing       | 401  401  401  | 404  404  404        404    404     404       | 403
getLanding                -             | 401  401  401  | ok   ok   own        ok     own     own       | 403
getLanding                foreign       | 401  401  401  | ok   ok   hidden     ok     hidden  hidden    | 403
putVisit                  -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
`

const inAgencyAndYear: Prepare = (world, record) => ({
  params: { leaId: world.leas[record] ?? 0, year: world.year },
})

export const attempts: Attempts = {
  getStateStanding: inYear,
  getStateCharts: inYear,
  listStateDays: inYear,
  listStateActivity: inYear,
  getLocalStanding: inAgencyAndYear,
  getLocalNews: inAgencyAndYear,
  listLocalTeam: inAgencyAndYear,
  getLanding: (world, record) => ({
    query: `?year=${world.year}${record === '-' ? '' : `&leaId=${world.leas[record] ?? 0}`}`,
  }),
  putVisit: () => ({ params: { place: 'state-dashboard' }, body: {} }),
}
