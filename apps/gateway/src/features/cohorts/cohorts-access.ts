import { uuid, type Attempts } from '../../testing/access/graphql-kit.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
cohorts                      -        | 401  401  401 | ok     ok     ok     ok     403    403   | 403
cohort                       own      | 401  401  401 | ok     ok     ok     ok     403    403   | 403
cohort                       missing  | 401  401  401 | 404    404    404    404    403    403   | 403
saveCohort                   own      | 401  401  401 | may    may    403    403    403    403   | 403
saveCohort                   missing  | 401  401  401 | 404    404    403    403    403    403   | 403
`

export const attempts: Attempts = {
  cohorts: (world) => ({ year: world.year }),
  cohort: async (world, record) => ({
    userId: record === 'missing' ? uuid : (await world.user('monitor2@state.example')).id,
    year: world.year,
  }),
  saveCohort: async (world, record) => ({
    input: {
      userId: record === 'missing' ? uuid : (await world.user('monitor2@state.example')).id,
      year: world.year,
      leaIds: [],
      version: 9999,
    },
  }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
Cohort: changedBy changedOn cohortNumber edit id isActive leaIds user version year
CohortPayload: cohort errors
`
