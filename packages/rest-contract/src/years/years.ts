import { z } from 'zod'
import { defineCall } from '../call.js'
import { allowedAct, personRef } from '../shared.js'

const feature = 'years'

export const year = z
  .object({
    id: z.number().int().describe('Calendar year in which the year starts.'),
    name: z.string().describe("Shown name: '2026 - 2027' of compliance years, 'FFY 2026' of the others."),
  })
  .meta({ id: 'Year' })

export const listComplianceYears = defineCall({
  id: 'listComplianceYears',
  feature,
  method: 'get',
  path: '/api/leas/years',
  summary: 'Compliance years, oldest first',
  description: 'The last entry is the default where no year was chosen before.',
  access: 'signed-in',
  clients: 'agencies.read',
  answer: z.array(year),
})

export const listSchoolCalendarYears = defineCall({
  id: 'listSchoolCalendarYears',
  feature,
  method: 'get',
  path: '/api/msde/self-assessment/schoolcalendaryears',
  summary: 'School years that a self-assessment can be of: the compliance years, oldest first',
  access: 'signed-in',
  clients: 'agencies.read',
  answer: z.array(year),
})

export const listDeterminationYears = defineCall({
  id: 'listDeterminationYears',
  feature,
  method: 'get',
  path: '/api/msde/local-determinations/years',
  summary: 'Federal fiscal years of local determinations, newest first',
  access: 'signed-in',
  clients: 'agencies.read',
  answer: z.array(year),
})

export const listDisputeYears = defineCall({
  id: 'listDisputeYears',
  feature,
  method: 'get',
  path: '/api/msde/dispute-resolution/years',
  summary: 'Federal fiscal years of dispute resolution, newest first',
  access: 'signed-in',
  clients: 'agencies.read',
  answer: z.array(year),
})

export const listYearFigures = defineCall({
  id: 'listYearFigures',
  feature,
  method: 'get',
  path: '/api/years/{kind}/figures',
  summary: 'Who launched each year and how much work it holds, newest first',
  description:
    'The training agency is not counted. Findings are those issued; of a fiscal year those whose notification is dated in it.',
  access: ['years.launch'],
  params: z.object({ kind: z.enum(['compliance', 'determinations', 'disputes']) }),
  answer: z.array(
    z
      .object({
        year: z.number().int(),
        launchedOn: z.iso.datetime().nullable().describe('Null for years of the first installation.'),
        launchedBy: personRef.nullable().describe('Null where nobody launched it.'),
        agencies: z.number().int().describe('Agencies that have a self-assessment of the year.'),
        selfAssessments: z.number().int(),
        closedSelfAssessments: z.number().int(),
        findings: z.number().int().describe('Issued ones.'),
        openFindings: z.number().int().describe('Of these, not closed yet.'),
        documents: z.number().int().describe('Required and supporting documents that are kept.'),
      })
      .meta({ id: 'YearFigures' }),
  ),
  errors: ['FORBIDDEN'],
})

/** Content that a launched year uses. */
export const launchContent = z
  .object({
    questionnaireId: z.number().int().nullable().describe('Null while there is none for that year.'),
    part: z.enum(['Part B', 'Part C']),
    title: z.string(),
    state: z
      .enum(['Published', 'Draft', 'Copied', 'Missing'])
      .describe(
        'Published: agencies get it at once. Draft: there, not published. Copied: the launch makes a draft from the ' +
          'year before. Missing: there is nothing to copy.',
      ),
    selfAssessments: z.number().int().describe('Self-assessments that the launch makes from it.'),
  })
  .meta({ id: 'LaunchContent' })

/** A number with its words: '25 agencies', '3 open self-assessments'. */
export const launchCount = z.object({ what: z.string(), count: z.number().int() }).meta({ id: 'LaunchCount' })

/** What a launch will create, and what is not ready (domain definition 8.5). */
export const launchPreview = z
  .object({
    next: year,
    launch: allowedAct,
    agencies: z.number().int().describe('Active agencies, the training agency not counted.'),
    contents: z.array(launchContent).describe('Compliance years only; otherwise empty.'),
    selfAssessments: z.number().int().describe('Self-assessments that the launch makes, in state 0.'),
    carriedOver: z
      .array(launchCount)
      .describe('Open work of earlier years, which keeps its own clock; without entries that are 0.'),
    usersNeverSignedIn: z.number().int().describe('Enabled users who have not signed in once.'),
    notReady: z
      .array(z.string())
      .describe('What is not ready, in sentences; launching is possible all the same.'),
  })
  .meta({ id: 'LaunchPreview' })

/** What a launch has created. */
export const launchSummary = z
  .object({
    year,
    launchedBy: personRef,
    launchedOn: z.string(),
    created: z.array(launchCount),
    contents: z.array(launchContent),
    notReady: z.array(z.string()),
  })
  .meta({ id: 'LaunchSummary' })

const yearParam = z.object({ year: z.coerce.number().int().min(1900).max(9999) })

const launchNote =
  'One transaction; irreversible. CONFLICT with the list of years: the year is not the latest id + 1, or it was launched meanwhile.'

export const previewComplianceYearLaunch = defineCall({
  id: 'previewComplianceYearLaunch',
  feature,
  method: 'get',
  path: '/api/leas/year/launch/{year}/preview',
  summary: 'What launching the compliance year will make, and what is not ready; changes nothing',
  access: ['years.launch'],
  params: yearParam,
  answer: launchPreview,
  errors: ['FORBIDDEN', 'CONFLICT'],
})

export const launchComplianceYear = defineCall({
  id: 'launchComplianceYear',
  feature,
  method: 'get',
  path: '/api/leas/year/launch/{year}',
  summary: 'Launches the next compliance year',
  changesData: true,
  description:
    `${launchNote} Makes a self-assessment in state 0 for each active agency and published questionnaire of that year; ` +
    'a questionnaire that the year lacks is copied as a draft from the year before and reaches the agencies when it is ' +
    'published.',
  access: ['years.launch'],
  params: yearParam,
  answer: launchSummary,
  errors: ['FORBIDDEN', 'CONFLICT'],
})

export const previewDeterminationYearLaunch = defineCall({
  id: 'previewDeterminationYearLaunch',
  feature,
  method: 'get',
  path: '/api/msde/local-determinations/year/launch/{year}/preview',
  summary: 'What launching the fiscal year of local determinations will make; changes nothing',
  access: ['years.launch'],
  params: yearParam,
  answer: launchPreview,
  errors: ['FORBIDDEN', 'CONFLICT'],
})

export const launchDeterminationYear = defineCall({
  id: 'launchDeterminationYear',
  feature,
  method: 'get',
  path: '/api/msde/local-determinations/year/launch/{year}',
  summary: 'Launches the next fiscal year of local determinations',
  changesData: true,
  description: launchNote,
  access: ['years.launch'],
  params: yearParam,
  answer: launchSummary,
  errors: ['FORBIDDEN', 'CONFLICT'],
})

export const previewDisputeYearLaunch = defineCall({
  id: 'previewDisputeYearLaunch',
  feature,
  method: 'get',
  path: '/api/msde/dispute-resolution/year/launch/{year}/preview',
  summary: 'What launching the fiscal year of dispute resolution will make; changes nothing',
  access: ['years.launch'],
  params: yearParam,
  answer: launchPreview,
  errors: ['FORBIDDEN', 'CONFLICT'],
})

export const launchDisputeYear = defineCall({
  id: 'launchDisputeYear',
  feature,
  method: 'get',
  path: '/api/msde/dispute-resolution/year/launch/{year}',
  summary: 'Launches the next fiscal year of dispute resolution',
  changesData: true,
  description: launchNote,
  access: ['years.launch'],
  params: yearParam,
  answer: launchSummary,
  errors: ['FORBIDDEN', 'CONFLICT'],
})
