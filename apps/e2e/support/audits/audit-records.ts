import { expect, type BrowserContext } from '@playwright/test'
import { rowOf } from '../self-assessment.js'
import type { UploadedFile } from './policy-documents.js'
import { graphql } from '../sign-in.js'
import { studentList } from './audit-lists.js'

const typeKey = 'desk-audit'
const headers = { 'apollo-require-preflight': '1' }

interface Refusals {
  errors: { message: string }[]
}

/** A record of a sample, and the address of its page. */
export interface AuditRecord {
  prongId: number
  id: number
  address: string
}

/** Runs a mutation whose payload may say why it was refused. */
export async function done<T>(
  context: BrowserContext,
  name: string,
  inputType: string,
  fields: string,
  input: object,
) {
  const query = `mutation Act($input: ${inputType}!) { act: ${name}(input: $input) { errors { message } ${fields} } }`
  const { act } = await graphql<{ act: T & Refusals }>(context, query, { input })
  expect(act.errors, name).toEqual([])
  return act
}

/** A kind of audit with the list that its agency sends; that of students where none is named. */
interface KindOfAudit {
  typeKey: string
  list?: string
}

interface SampleToDraw {
  leaCode: string
  size: number
  /** The desk audit where it is left out. */
  kind?: KindOfAudit
}

/** A further audit of an agency that has sent a list of twice as many students; the id of its prong. */
export async function listedAudit(
  monitor: BrowserContext,
  admin: BrowserContext,
  { leaCode, size, kind = { typeKey } }: SampleToDraw,
): Promise<number> {
  const prong = await notifiedProng(monitor, { leaCode, typeKey: kind.typeKey })
  return sentList(monitor, admin, { prong, size, kind })
}

/** The first prong of a further audit of Part B whose agency was notified. */
export async function notifiedProng(
  monitor: BrowserContext,
  kind: { leaCode: string; typeKey: string },
): Promise<{ id: number; version: number }> {
  const { leaCode } = kind
  const { leaId, year } = await agencyOf(monitor, leaCode)
  const { viewer } = await graphql<{ viewer: { id: string } }>(monitor, '{ viewer { id } }')
  const { audits } = await done<{ audits: { id: number }[] }>(
    monitor,
    'createAudits',
    'CreateAuditsInput',
    'audits { id }',
    {
      typeKey: kind.typeKey,
      year,
      leaIds: [leaId],
      parts: ['Part B'],
      reason: 'Targeted',
      plannedStart: `${year}-10-01`,
      leadMonitorId: viewer.id,
    },
  )
  const notified = await done<{ audits: { prongs: { id: number; version: number }[] }[] }>(
    monitor,
    'notifyOfAudit',
    'NotifyOfAuditInput',
    'audits { prongs { id version } }',
    { typeKey: kind.typeKey, id: audits[0]?.id, leaId, part: 'Part B', year, userId: viewer.id },
  )
  const prong = notified.audits[0]?.prongs[0]
  if (!prong) throw new Error('The audit has no prong.')
  return prong
}

interface ProngToList {
  prong: { id: number; version: number }
  size: number
  kind?: KindOfAudit
}

/** Asks for the list of a prong that has not begun, and sends one of twice as many students; the id of the prong. */
async function sentList(
  monitor: BrowserContext,
  admin: BrowserContext,
  { prong, size, kind = { typeKey } }: ProngToList,
): Promise<number> {
  await done(monitor, 'setAuditStatus', 'SetAuditStatusInput', '', {
    typeKey: kind.typeKey,
    prongId: prong.id,
    status: 1,
    version: prong.version,
  })
  const sent = await admin.request.post(`/files/audits/${kind.typeKey}/lists/${prong.id}`, {
    headers,
    multipart: {
      file: {
        name: 'list.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(kind.list ?? studentList(2 * size)),
      },
    },
  })
  expect(sent.status(), await sent.text()).toBe(200)
  return prong.id
}

/** A further audit of an agency, drawn from its list: the ids of the records are in the order of the sample. */
export async function drawnSample(
  monitor: BrowserContext,
  admin: BrowserContext,
  sample: SampleToDraw,
): Promise<{ prongId: number; records: number[] }> {
  const prongId = await listedAudit(monitor, admin, sample)
  return { prongId, records: await drawnRecords(monitor, prongId, sample.size, sample.kind?.typeKey) }
}

/** The list and the sample of a prong that has not begun; the ids of the records in their order. */
export async function drawnList(
  monitor: BrowserContext,
  admin: BrowserContext,
  of: ProngToList,
): Promise<number[]> {
  return drawnRecords(monitor, await sentList(monitor, admin, of), of.size)
}

async function drawnRecords(
  monitor: BrowserContext,
  prongId: number,
  size: number,
  ofKind = typeKey,
): Promise<number[]> {
  await done(monitor, 'generateSample', 'GenerateSampleInput', '', {
    typeKey: ofKind,
    prongId,
    sampleSize: size,
    updateOnly: false,
    seed: '2025',
  })
  const { auditRecords } = await graphql<{ auditRecords: { id: number }[] }>(
    monitor,
    'query Records($typeKey: String!, $prongId: Int!) { auditRecords(typeKey: $typeKey, prongId: $prongId) { id } }',
    { typeKey: ofKind, prongId },
  )
  return auditRecords.map(({ id }) => id)
}

async function agencyOf(monitor: BrowserContext, leaCode: string): Promise<{ leaId: number; year: number }> {
  const { id, year } = await rowOf(monitor, leaCode)
  const { selfAssessment } = await graphql<{ selfAssessment: { leaId: number } }>(
    monitor,
    'query Agency($id: Int!) { selfAssessment(id: $id) { leaId } }',
    { id },
  )
  return { leaId: selfAssessment.leaId, year }
}

const somePdf: UploadedFile = {
  name: 'iep.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
}

/** Uploads a document of a record as somebody, or of one of its items. */
export async function uploadDocument(
  context: BrowserContext,
  recordId: number,
  ofKind = typeKey,
  { title = 'Education program', itemId = '', file = somePdf } = {},
): Promise<void> {
  const answer = await context.request.post(`/files/audits/${ofKind}/documents`, {
    headers,
    multipart: {
      sampleStudentId: String(recordId),
      ...(itemId && { itemId }),
      titles: title,
      documents: file,
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}

/** A record whose agency has uploaded a document, so that its review can begin. */
export async function recordToReview(
  monitor: BrowserContext,
  admin: BrowserContext,
  leaCode = '01',
): Promise<AuditRecord> {
  const { prongId, records } = await drawnSample(monitor, admin, { leaCode, size: 3 })
  const [id = 0] = records
  await uploadDocument(admin, id)
  return { prongId, id, address: `/user/dashboard/${typeKey}/prongs/${prongId}/records/${id}` }
}

/** Answers every setup question of a record. */
export async function answerSetup(monitor: BrowserContext, recordId: number): Promise<void> {
  const { auditRecordSetup: setup } = await graphql<{
    auditRecordSetup: { version: number; questions: { key: string; type: string; options: string[] }[] }
  }>(
    monitor,
    `
      query Setup($typeKey: String!, $recordId: Int!) {
        auditRecordSetup(typeKey: $typeKey, recordId: $recordId) {
          version
          questions {
            key
            type
            options
          }
        }
      }
    `,
    { typeKey, recordId },
  )
  const samples: Readonly<Record<string, string>> = { YesNo: 'No', Number: '9', Date: '2026-01-02' }
  await done(monitor, 'updateRecordSetup', 'UpdateRecordSetupInput', '', {
    typeKey,
    id: recordId,
    version: setup.version,
    answers: setup.questions.map(({ key, type, options }) => ({
      key,
      values: [samples[type] ?? options[0] ?? ''],
    })),
  })
}

interface ContentItem {
  id: string
  value: string | null
  version: number
  notApplicable: string | null
}

/** Answers every item that applies to a record and has no answer yet: with Y, or as it is told by the id of the item. */
export async function answerItems(
  monitor: BrowserContext,
  { prongId, id }: Pick<AuditRecord, 'prongId' | 'id'>,
  given: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { auditRecordContent: content } = await graphql<{
    auditRecordContent: { sections: { items: ContentItem[] }[] }
  }>(
    monitor,
    `
      query Content($typeKey: String!, $prongId: Int!, $recordId: Int!) {
        auditRecordContent(typeKey: $typeKey, prongId: $prongId, recordId: $recordId) {
          sections {
            items {
              id
              value
              version
              notApplicable
            }
          }
        }
      }
    `,
    { typeKey, prongId, recordId: id },
  )
  for (const item of content.sections.flatMap(({ items }) => items)) {
    if (item.value !== null || item.notApplicable !== null) continue
    const value = given[item.id] ?? 'Y'
    await done(monitor, 'updateItemResponse', 'UpdateItemResponseInput', '', {
      typeKey,
      recordId: id,
      itemId: item.id,
      value,
      version: item.version,
      ...(value === 'N' && { comment: 'It is missing.' }),
    })
  }
}

/** Submits a record whose items are answered. */
export async function submitRecord(monitor: BrowserContext, recordId: number): Promise<void> {
  await done(monitor, 'submitRecord', 'AuditRecordInput', '', { typeKey, recordId })
}

/** Answers every item of a record as its second reader: with Y, or as it is told by the number of the item. */
export async function readSecond(
  reader: BrowserContext,
  recordId: number,
  given: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { auditSecondReading: reading } = await graphql<{
    auditSecondReading: { items: { itemId: string; number: string; version: number }[] }
  }>(
    reader,
    `
      query Reading($typeKey: String!, $recordId: Int!) {
        auditSecondReading(typeKey: $typeKey, recordId: $recordId) {
          items {
            itemId
            number
            version
          }
        }
      }
    `,
    { typeKey, recordId },
  )
  for (const { itemId, number, version } of reading.items)
    await done(reader, 'answerSecondReading', 'AnswerSecondReadingInput', '', {
      typeKey,
      recordId,
      itemId,
      value: given[number] ?? 'Y',
      version,
    })
}
