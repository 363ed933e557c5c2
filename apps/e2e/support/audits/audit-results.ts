import { expect, type BrowserContext } from '@playwright/test'
import { answerSetup, drawnList, drawnSample, uploadDocument } from './audit-records.js'
import { graphql } from '../sign-in.js'

const typeKey = 'desk-audit'

/** A review that is complete, with the address of its summary. */
export interface ReviewedAudit {
  prongId: number
  records: number[]
  summary: string
}

interface Refusals {
  errors: { message: string }[]
}

async function done(
  context: BrowserContext,
  name: string,
  inputType: string,
  input: object,
  fields = '',
): Promise<unknown> {
  const query = `mutation Act($input: ${inputType}!) { act: ${name}(input: $input) { errors { message } ${fields} } }`
  const { act } = await graphql<{ act: Refusals }>(context, query, { input })
  expect(act.errors, name).toEqual([])
  return act
}

/** Answers every item of a record, and submits it; `wrong` are the numbers of items that are not met. */
export async function review(
  monitor: BrowserContext,
  place: { prongId: number; recordId: number },
  wrong: readonly string[],
): Promise<void> {
  const { recordId } = place
  await answerSetup(monitor, recordId)
  const { auditRecordContent: content } = await graphql<{
    auditRecordContent: {
      sections: { items: { id: string; number: string; version: number; notApplicable: string | null }[] }[]
    }
  }>(
    monitor,
    `
      query Content($typeKey: String!, $prongId: Int!, $recordId: Int!) {
        auditRecordContent(typeKey: $typeKey, prongId: $prongId, recordId: $recordId) {
          sections {
            items {
              id
              number
              version
              notApplicable
            }
          }
        }
      }
    `,
    { typeKey, ...place },
  )
  for (const { id, number, version, notApplicable } of content.sections.flatMap(({ items }) => items)) {
    if (notApplicable !== null) continue
    const isWrong = wrong.includes(number)
    await done(monitor, 'updateItemResponse', 'UpdateItemResponseInput', {
      typeKey,
      recordId,
      itemId: id,
      version,
      value: isWrong ? 'N' : 'Y',
      comment: isWrong ? 'The notice has no date.' : '',
    })
  }
  await done(monitor, 'submitRecord', 'AuditRecordInput', { typeKey, recordId })
}

/** A further audit of an agency whose review is complete; `wrong` names by record the items that are not met. */
export async function reviewedAudit(
  monitor: BrowserContext,
  admin: BrowserContext,
  { leaCode = '01', wrong }: { leaCode?: string; wrong: readonly (readonly string[])[] },
): Promise<ReviewedAudit> {
  const sample = await drawnSample(monitor, admin, { leaCode, size: wrong.length })
  return reviewedSample(monitor, admin, sample, wrong)
}

/** A review of newer data that was just opened, with its own list and sample, reviewed to its end. */
export async function reviewedRound(
  monitor: BrowserContext,
  admin: BrowserContext,
  prongId: number,
  wrong: readonly (readonly string[])[],
): Promise<ReviewedAudit> {
  const prong = { id: prongId, version: await versionOf(monitor, prongId) }
  const records = await drawnList(monitor, admin, { prong, size: wrong.length })
  return reviewedSample(monitor, admin, { prongId, records }, wrong)
}

async function reviewedSample(
  monitor: BrowserContext,
  admin: BrowserContext,
  { prongId, records }: { prongId: number; records: number[] },
  wrong: readonly (readonly string[])[],
): Promise<ReviewedAudit> {
  for (const recordId of records) await uploadDocument(admin, recordId)
  for (const [at, recordId] of records.entries())
    await review(monitor, { prongId, recordId }, wrong[at] ?? [])
  await done(monitor, 'setAuditStatus', 'SetAuditStatusInput', {
    typeKey,
    prongId,
    status: 7,
    version: await versionOf(monitor, prongId),
  })
  return { prongId, records, summary: `/user/dashboard/${typeKey}/prongs/${prongId}/summary` }
}

/** The same with its report issued. */
export async function reportedAudit(
  monitor: BrowserContext,
  admin: BrowserContext,
  of: Parameters<typeof reviewedAudit>[2],
): Promise<ReviewedAudit> {
  const audit = await reviewedAudit(monitor, admin, of)
  await done(monitor, 'issueAuditReport', 'IssueAuditReportInput', {
    typeKey,
    prongId: audit.prongId,
    signatureName: 'Helen Marsh',
    signatureTitle: 'Monitor',
    version: await versionOf(monitor, audit.prongId),
  })
  return audit
}

async function versionOf(monitor: BrowserContext, prongId: number): Promise<number> {
  const { auditProng } = await graphql<{ auditProng: { version: number } }>(
    monitor,
    'query Version($typeKey: String!, $prongId: Int!) { auditProng(typeKey: $typeKey, id: $prongId) { version } }',
    { typeKey, prongId },
  )
  return auditProng.version
}
