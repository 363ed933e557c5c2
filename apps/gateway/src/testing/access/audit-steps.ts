import { csvDocument } from '@portal/domain'
import type { Browser } from '../browser.js'
import type { CallerName } from './graphql-legend.js'

/** Asks as somebody, and gives the first field of what comes. */
type Ask = <T>(caller: CallerName, query: string, variables?: Record<string, unknown>) => Promise<T>

const headings = [
  'StateStudentId',
  'LastName',
  'FirstName',
  'DOB',
  'Grade',
  'School',
  'Disability',
  'RaceEthnicity',
  'Gender',
  'IEPDate',
]

/** Students of one school, all alike but for their numbers. */
function studentList(students: number): string {
  const traits = ['03/15/2016', '04', 'North', 'SLD', 'WH7', 'F', '10/01/2025']
  const rows = Array.from({ length: students }, (_, at) => [
    String(4_000_000_000 + at),
    `Last${at}`,
    `First${at}`,
    ...traits,
  ])
  return csvDocument(headings, rows)
}

/** Two services of one student, of 60 minutes a week. */
function serviceList(): string {
  const names = 'StateStudentId LastName FirstName Service Frequency MinutesPerPeriod Provider StartDate'
  const rows = ['SLP', 'OT'].map((service) => [
    '1000000001',
    'Birch',
    'Ada',
    service,
    'Weekly',
    '60',
    'A. Therapist',
    '09/01/2025',
  ])
  return csvDocument(names.split(' '), rows)
}

const kinds = {
  'desk-audit': { list: () => studentList(8), sampleSize: 5 },
  services: { list: serviceList, sampleSize: 2 },
}

/** Brings a prong of a notified audit to a list, and then to a sample. */
export function auditSteps(ask: Ask, typeKey: keyof typeof kinds = 'desk-audit') {
  const { list, sampleSize } = kinds[typeKey]
  const steps = {
    /** Requests the list, and sends one. */
    async withList(admin: Browser | undefined, prong: { id: number; version: number }): Promise<number> {
      const { id: prongId, version } = prong
      await ask(
        'SA',
        'mutation ($input: SetAuditStatusInput!) { setAuditStatus(input: $input) { errors { code message } } }',
        { input: { typeKey, prongId, status: 1, version } },
      )
      const body = new FormData()
      body.append('file', new Blob([list()]), 'list.csv')
      const headers = { 'apollo-require-preflight': '1' }
      const path = `/files/audits/${typeKey}/lists/${prongId}`
      const sent = await admin?.fetch(path, { method: 'POST', headers, body })
      if (sent?.status !== 200) throw new Error(`The list was refused: ${await sent?.text()}`)
      return prongId
    },
    /** Draws some of its rows. */
    async withSample(admin: Browser | undefined, prong: { id: number; version: number }): Promise<number> {
      const prongId = await steps.withList(admin, prong)
      await ask(
        'SA',
        'mutation ($input: GenerateSampleInput!) { generateSample(input: $input) { errors { code message } } }',
        { input: { typeKey, prongId, sampleSize, updateOnly: false, seed: '1' } },
      )
      return prongId
    },
    async uploadFile(admin: Browser | undefined, recordId: number): Promise<string> {
      const body = new FormData()
      body.append('sampleStudentId', String(recordId))
      body.append('titles', 'Plan')
      body.append('documents', new Blob(['%PDF-1.4\n%%EOF\n']), 'plan.pdf')
      const headers = { 'apollo-require-preflight': '1' }
      const sent = await admin?.fetch(`/files/audits/${typeKey}/documents`, { method: 'POST', headers, body })
      if (sent?.status !== 201) throw new Error(`The document was refused: ${await sent?.text()}`)
      const [file] = (await sent.json()) as { id: string }[]
      return file?.id ?? ''
    },
    /** Answers every setup question of a record. */
    async setUp(id: number): Promise<void> {
      const { questions, version } = await ask<{
        questions: { key: string; type: string; options: string[] }[]
        version: number
      }>(
        'SA',
        `query ($typeKey: String!, $recordId: Int!) {
          auditRecordSetup(typeKey: $typeKey, recordId: $recordId) { version questions { key type options } }
        }`,
        { typeKey, recordId: id },
      )
      const samples: Readonly<Record<string, string>> = { YesNo: 'No', Number: '9', Date: '2026-01-02' }
      const answers = questions.map(({ key, type, options }) => ({
        key,
        values: [samples[type] ?? options[0] ?? ''],
      }))
      await ask(
        'SA',
        'mutation ($input: UpdateRecordSetupInput!) { updateRecordSetup(input: $input) { errors { code message } } }',
        { input: { typeKey, id, answers, version } },
      )
    },
    /** A record of the sample, and a row of the list that is not in it. */
    async recordAndRow(prongId: number): Promise<{ id: number; version: number; studentId: number }> {
      const records = await ask<{ id: number; version: number; student: string }[]>(
        'SA',
        `query ($typeKey: String!, $prongId: Int!) {
          auditRecords(typeKey: $typeKey, prongId: $prongId) { id version student }
        }`,
        { typeKey, prongId },
      )
      const { rows } = await ask<{ rows: { id: number; student: string }[] }>(
        'SA',
        `query ($typeKey: String!, $prongId: Int!) {
          auditPopulation(typeKey: $typeKey, prongId: $prongId, page: 1, pageSize: 25) { rows { id student } }
        }`,
        { typeKey, prongId },
      )
      const [record] = records
      const free = rows.find(({ student }) => !records.some((one) => one.student === student))
      return { id: record?.id ?? 0, version: record?.version ?? 0, studentId: free?.id ?? 0 }
    },
  }
  return steps
}
