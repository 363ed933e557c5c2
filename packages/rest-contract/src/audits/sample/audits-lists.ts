import { mostListRows } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../../call.js'
import { allowedAct, pageQuery, personRef } from '../../shared.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'

const prong = z.object({ typeKey, id: rowId.describe('Id of the prong.') })

/** A list of 20,000 rows takes about a third of it. */
export const mostListBytes = 16 * 1024 * 1024
/** Problems that an answer holds; the file with its problems has all. */
export const mostListProblems = 500

/** Something about one cell, one row or the whole of a list that was sent. */
export const listProblem = z
  .object({
    row: z.number().int().describe('Row of the file; 1 is the heading, 0 the list as a whole.'),
    column: z.string().nullable(),
    message: z.string(),
  })
  .meta({ id: 'ListProblem' })

const problems = z.array(listProblem).describe(`At most ${mostListProblems}.`)

export const uploadStudentList = defineCall({
  ...auditCall,
  id: 'uploadStudentList',
  method: 'post',
  path: `${base}/upload-student-file/{id}`,
  summary: 'Sends the list from which the sample is drawn',
  description:
    `A multipart form with one part \`file\`: CSV or XLSX with a heading, at most ${mostListRows.toLocaleString('en-US')} rows. ` +
    'BAD_USER_INPUT with rowCount, errors and warnings in `current` when it has errors: the list before stays. CONFLICT ' +
    'once a sample is drawn.',
  encoding: 'multipart',
  params: prong,
  answer: z
    .object({ rowCount: z.number().int(), errors: problems, warnings: problems })
    .meta({ id: 'CheckedStudentList' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'TOO_MANY_REQUESTS'],
})

export const checkStudentList = defineCall({
  ...auditCall,
  id: 'checkStudentList',
  method: 'get',
  path: `${base}/check-student-file/{id}`,
  summary: 'What list a prong has, and what was wrong with the one that was refused since',
  params: prong,
  answer: z
    .object({
      hasFile: z.boolean().describe('A list was accepted.'),
      fileName: z.string().nullable(),
      rowCount: z.number().int(),
      errorCount: z.number().int().describe('Errors of the list that was refused since; 0 when none was.'),
      warnings: problems.describe('Warnings about the accepted list.'),
      uploadedBy: personRef.nullable(),
      uploadedAt: z.string().nullable().describe('Instant.'),
      refused: z
        .object({ fileName: z.string(), rowCount: z.number().int(), errors: problems })
        .meta({ id: 'RefusedStudentList' })
        .nullable()
        .describe('The list that was refused since; null for those who may not send lists.'),
      upload: allowedAct.describe('Whether the caller may send a list now.'),
    })
    .meta({ id: 'StudentListCheck' }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const downloadListProblems = defineCall({
  ...auditCall,
  id: 'downloadListProblems',
  method: 'get',
  path: `${base}/upload-student-file/{id}/problems`,
  summary: 'The refused list as it was sent, with a column Problem',
  params: prong,
  file: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const downloadListTemplate = defineCall({
  ...auditCall,
  id: 'downloadListTemplate',
  method: 'get',
  path: `${base}/upload-student-file/{id}/template`,
  summary: 'An empty list with the headings that the upload expects',
  params: prong,
  query: z.object({ format: z.enum(['csv', 'xlsx']).default('csv') }),
  file: true,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

const populationRow = z
  .object({
    id: z.number().int(),
    student: z.string().describe('Masked: initials and the end of the identifier.'),
    values: z.record(z.string(), z.string()).describe('By field; without those that say who it is.'),
    flags: z.array(z.string()),
    inSample: z.boolean().describe('It is in the sample now.'),
    age: z.number().int().nullable().describe('Whole years on the day of the upload.'),
  })
  .meta({ id: 'PopulationRow' })

const populationPage = z
  .object({
    columns: z
      .array(z.object({ name: z.string(), field: z.string() }).meta({ id: 'ListColumnName' }))
      .describe('Columns of the values, in the order of the template.'),
    total: z.number().int().describe('Rows that the filter leaves.'),
    rows: z.array(populationRow),
  })
  .meta({ id: 'PopulationPage' })

const chosen = z.array(z.string().max(200)).max(200).default([])
const age = z.number().int().min(0).max(150)

/** Which rows of a list count; what is left out filters nothing. */
export const populationFilter = z
  .object({
    age: z.object({ from: age.optional(), to: age.optional() }).default({}),
    grade: chosen,
    school: chosen,
    disability: chosen,
    flags: chosen.describe('Flags that a row must all have.'),
    values: z.record(z.string().max(40), chosen).default({}).describe('Values of other fields, by field.'),
  })
  .meta({ id: 'PopulationFilter' })

export const listPopulation = defineCall({
  ...auditCall,
  id: 'listPopulation',
  method: 'get',
  path: `${base}/sample-data/{id}`,
  summary: 'A page of the accepted list, names masked',
  params: prong,
  query: z.object(pageQuery),
  answer: populationPage,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const filterPopulation = defineCall({
  ...auditCall,
  id: 'filterPopulation',
  method: 'post',
  path: `${base}/sample-data/filter/{id}`,
  summary: 'A page of those rows of the accepted list that match; reads only',
  encoding: 'json',
  params: prong,
  query: z.object(pageQuery),
  body: populationFilter,
  answer: populationPage,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** Values of one field that rows of a list have. */
const populationChoice = z
  .object({
    field: z.string(),
    name: z.string().describe('Heading of its column.'),
    values: z.array(
      z.object({ value: z.string(), label: z.string(), rows: z.number().int() }).meta({ id: 'ChosenValue' }),
    ),
  })
  .meta({ id: 'PopulationChoice' })

export const listPopulationChoices = defineCall({
  ...auditCall,
  id: 'listPopulationChoices',
  method: 'get',
  path: `${base}/sample-data/{id}/choices`,
  summary: 'What the rows of the accepted list can be filtered by',
  description: 'Codes and schools with their number of rows, the most frequent 200 of a field; then flags.',
  params: prong,
  answer: z.object({
    fields: z.array(populationChoice),
    flags: z.array(z.object({ flag: z.string(), name: z.string(), rows: z.number().int() })),
    ages: z.array(z.number().int()).describe('Youngest and oldest age; empty where rows have none.'),
    filled: z.array(z.string()).describe('Fields of which at least one row has a value.'),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
