import { eachAgencyText } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { allowedAct, personRef } from '../shared.js'

const feature = 'agencies'

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
    ...eachAgencyText(() => z.string().nullable()),
    cohort: z.number().int().nullable(),
    enrollmentBand: z.enum(['S', 'M', 'L']).nullable(),
    isTest: z.boolean().describe('Training agency: excluded from every count.'),
    active: z.boolean(),
    version: z.number().int(),
  })
  .meta({ id: 'Lea' })

export const listLeas = defineCall({
  id: 'listLeas',
  feature,
  method: 'get',
  path: '/api/leas',
  summary: 'Agencies that the caller may see, by code',
  description:
    'State staff see all of them, the training agency too; local users see their own. Agencies that are no longer ' +
    'monitored are left out by default.',
  access: 'signed-in',
  clients: 'agencies.read',
  query: z.object({
    inactive: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true')
      .describe('true: agencies that are no longer monitored too.'),
  }),
  answer: z.array(lea),
})

export const getLeaName = defineCall({
  id: 'getLeaName',
  feature,
  method: 'get',
  path: '/api/msde/self-assessment/lea-name/{leaId}',
  summary: 'Name of one agency',
  access: 'signed-in',
  clients: 'agencies.read',
  params: z.object({ leaId: z.coerce.number().int() }),
  answer: z.object({ name: z.string() }).meta({ id: 'LeaName' }),
  errors: ['NOT_FOUND'],
})

/** A contact person of an agency; need not have an account. */
export const leaContact = z
  .object({ name: z.string(), title: z.string(), email: z.string(), phoneNumber: z.string() })
  .meta({ id: 'LeaContact' })

export const leaLink = z
  .object({ label: z.string(), url: z.string().describe('http or https.') })
  .meta({ id: 'LeaLink' })

export const leaSchoolYear = z
  .object({
    year: z.number().int().describe('Compliance year.'),
    firstDay: z.string().describe('First school day, YYYY-MM-DD.'),
    lastDay: z.string().describe('Last school day, YYYY-MM-DD.'),
  })
  .meta({ id: 'LeaSchoolYear' })

/** Maximum size of a logo: 2 MB. */
export const maxLogoBytes = 2 * 1024 * 1024

/** An agency with all fields of the LEA content page. */
export const leaContent = lea
  .extend({
    intro: z.string().describe('Text on the pages of the agency, sanitised HTML.'),
    contacts: z.array(leaContact),
    links: z.array(leaLink),
    schoolYears: z.array(leaSchoolYear).describe('Newest first.'),
    logo: z
      .object({ fileName: z.string(), mime: z.string(), size: z.number().int(), sha256: z.string() })
      .nullable()
      .describe('The bytes come from downloadLeaLogo.'),
    changedBy: personRef.nullable(),
    changedOn: z.string().nullable(),
    edit: allowedAct,
  })
  .meta({ id: 'LeaContent' })

const idParam = z.object({ id: z.coerce.number().int() })

export const getLea = defineCall({
  id: 'getLea',
  feature,
  method: 'get',
  path: '/api/leas/{id}',
  summary: 'One agency with its content',
  description: 'What the caller may not see is NOT_FOUND.',
  access: 'signed-in',
  clients: 'agencies.read',
  params: idParam,
  answer: leaContent,
  errors: ['NOT_FOUND'],
})

/** Checked by the domain's `checkAgencyInput`; refused members are named by their path: contacts.0.email. */
export const leaFields = z.object({
  code: z.string().max(100),
  name: z.string().max(1000),
  shortName: z.string().max(1000),
  kind: z.enum(['LEA', 'PA']),
  hasPartB: z.boolean(),
  hasPartC: z.boolean(),
  ...eachAgencyText(() => z.string().max(1000).nullable()),
  cohort: z.number().int().nullable(),
  enrollmentBand: z.enum(['S', 'M', 'L']).nullable(),
  isTest: z.boolean(),
  active: z.boolean(),
  intro: z.string().max(50_000, 'The text can have at most 50000 characters.'),
  contacts: z.array(leaContact).max(50),
  links: z.array(leaLink).max(50),
  schoolYears: z.array(leaSchoolYear).max(50),
})

/** Required fields of a new agency; its texts, contacts, links and school years are added on its content page. */
const newLea = leaFields.pick({
  code: true,
  name: true,
  shortName: true,
  kind: true,
  hasPartB: true,
  hasPartC: true,
  isTest: true,
})

export const createLea = defineCall({
  id: 'createLea',
  feature,
  method: 'post',
  path: '/api/leas',
  summary: 'Adds an agency',
  description:
    'Its id is its code where that is a number, as in the numbering of the state; otherwise the next free number. It gets ' +
    'self-assessments with the next questionnaire that is published or year that is launched. BAD_USER_INPUT with fields ' +
    'as updateLea.',
  access: ['agencies.manage'],
  encoding: 'json',
  body: newLea,
  status: 201,
  answer: leaContent,
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
})

export const updateLea = defineCall({
  id: 'updateLea',
  feature,
  method: 'put',
  path: '/api/leas/{id}',
  summary: 'Changes an agency and its content',
  description:
    'BAD_USER_INPUT with fields: a missing or malformed value, a code that another agency has, no part. CONFLICT: an old ' +
    'version (with the current row), or an agency with active users that is to become inactive.',
  access: ['agencies.manage'],
  clients: 'agencies.write',
  encoding: 'json',
  params: idParam,
  body: changes(leaFields).extend({ version: z.number().int() }),
  answer: leaContent,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
})

export const uploadLeaLogo = defineCall({
  id: 'uploadLeaLogo',
  feature,
  method: 'post',
  path: '/api/leas/{id}/logo',
  summary: 'Sets the logo of an agency',
  description: `multipart/form-data with the field version before one part named file: PNG, JPEG, WebP or GIF by its content, at most ${maxLogoBytes} bytes.`,
  access: ['agencies.manage'],
  encoding: 'multipart',
  params: idParam,
  answer: leaContent,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'PAYLOAD_TOO_LARGE'],
})

export const deleteLeaLogo = defineCall({
  id: 'deleteLeaLogo',
  feature,
  method: 'delete',
  path: '/api/leas/{id}/logo',
  summary: 'Takes the logo of an agency away',
  access: ['agencies.manage'],
  params: idParam,
  query: z.object({ version: z.coerce.number().int() }),
  answer: leaContent,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const downloadLeaLogo = defineCall({
  id: 'downloadLeaLogo',
  feature,
  method: 'get',
  path: '/api/leas/{id}/logo',
  summary: 'The logo of an agency',
  access: 'signed-in',
  clients: 'agencies.read',
  params: idParam,
  file: true,
  errors: ['NOT_FOUND'],
})
