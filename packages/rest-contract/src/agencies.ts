import { z } from 'zod'
import { defineCall } from './call.js'

/** A local education agency (domain definition 0.2). */
export const lea = z
  .object({
    id: z.number().int(),
    code: z.string().describe('Two-digit state number, 01 to 30; 99 is the training agency.'),
    name: z.string().describe('Full name: Allegany County Public Schools.'),
    shortName: z.string().describe('Name for menus and badges: Allegany County.'),
    kind: z.enum(['LEA', 'PA']),
    hasPartB: z.boolean(),
    hasPartC: z.boolean(),
    region: z.string().nullable(),
    cohort: z.number().int().nullable(),
    enrollmentBand: z.enum(['S', 'M', 'L']).nullable(),
    isTest: z.boolean().describe('Training agency: excluded from every count.'),
    active: z.boolean(),
    version: z.number().int(),
  })
  .meta({ id: 'Lea' })

export const listLeas = defineCall({
  id: 'listLeas',
  room: 'agencies',
  method: 'get',
  path: '/api/leas',
  summary: 'Agencies that the caller may see, by code',
  description: 'State staff see all of them, the training agency too; local users see their own.',
  access: 'signed-in',
  answer: z.array(lea),
})

export const agenciesCalls = [listLeas]
