import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { allowedAct, personRef } from '../shared.js'

const feature = 'cohorts'
const base = '/api/msde/self-assessment/cohorts'

/** The agencies that one state monitor is responsible for in one year (domain definition 8.1). */
export const cohort = z
  .object({
    id: z.number().int().nullable().describe('Null while nothing was ever said about this person and year.'),
    user: personRef,
    year: z.number().int(),
    cohortNumber: z.number().int().nullable().describe('Year of the cycle of the agencies, 1 to 6.'),
    leaIds: z.array(z.number().int()).describe('By the numbers of the agencies.'),
    isActive: z.boolean().describe('False when the person is no longer a state monitor, or disabled.'),
    changedBy: personRef.nullable(),
    changedOn: z.string().nullable(),
    edit: allowedAct,
    version: z.number().int().describe('0 while nothing was ever said.'),
  })
  .meta({ id: 'Cohort' })

const yearQuery = z.object({ year: z.coerce.number().int() })
const userParam = z.object({ userId: z.string().max(100) })

export const listCohorts = defineCall({
  id: 'listCohorts',
  feature,
  method: 'get',
  path: base,
  summary: 'Who answers for which agencies in one year: every state monitor, by name',
  access: 'signed-in',
  query: yearQuery,
  answer: z.array(cohort),
  errors: ['FORBIDDEN'],
})

export const getCohort = defineCall({
  id: 'getCohort',
  feature,
  method: 'get',
  path: `${base}/{userId}`,
  summary: 'The agencies that one state monitor answers for in one year',
  access: 'signed-in',
  params: userParam,
  query: yearQuery,
  answer: cohort,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const cohortFields = z.object({
  cohortNumber: z.number().int().nullable(),
  leaIds: z.array(z.number().int()).max(500, 'A cohort can have at most 500 agencies.'),
})

export const saveCohort = defineCall({
  id: 'saveCohort',
  feature,
  method: 'post',
  path: `${base}/{userId}`,
  summary: 'Says which agencies a state monitor answers for in one year',
  access: 'signed-in',
  encoding: 'json',
  params: userParam,
  body: changes(cohortFields).extend({ year: z.number().int(), version: z.number().int() }),
  answer: cohort,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
