import type { BrowserContext } from '@playwright/test'
import { graphql } from '../sign-in.js'
import { done, notifiedProng, uploadDocument, type AuditRecord } from './audit-records.js'
import { pdfFile, wordFile } from './policy-documents.js'

const typeKey = 'policies-procedures'

interface SetToFill {
  auditDocumentSet: { items: { id: string; gaps: string[]; version: number }[] }
}

/** The document set of a further audit of Allegany whose documents are asked for. */
export async function policiesAsked(monitor: BrowserContext): Promise<AuditRecord> {
  const { id: prongId, version } = await notifiedProng(monitor, { leaCode: '01', typeKey })
  await done(monitor, 'setAuditStatus', 'SetAuditStatusInput', '', { typeKey, prongId, status: 3, version })
  const { auditRecords } = await graphql<{ auditRecords: { id: number }[] }>(
    monitor,
    'query ($typeKey: String!, $prongId: Int!) { auditRecords(typeKey: $typeKey, prongId: $prongId) { id } }',
    { typeKey, prongId },
  )
  const id = auditRecords[0]?.id ?? 0
  return { prongId, id, address: `/user/dashboard/policies/prongs/${prongId}/records/${id}` }
}

/** Says of every item with something missing that it is not applicable, but of the first. */
export async function excuseOthers(admin: BrowserContext, recordId: number): Promise<void> {
  const { auditDocumentSet: set } = await graphql<SetToFill>(
    admin,
    'query ($typeKey: String!, $recordId: Int!) { auditDocumentSet(typeKey: $typeKey, recordId: $recordId) { items { id gaps version } } }',
    { typeKey, recordId },
  )
  for (const { id: itemId, gaps, version } of set.items.slice(1))
    if (gaps.length > 0)
      await done(admin, 'saveDocumentSetItem', 'SaveDocumentSetItemInput', '', {
        typeKey,
        recordId,
        itemId,
        standing: 'notApplicable',
        reason: 'The agency has no such schools.',
        version,
      })
}

const kept = [
  'Child find',
  'The agency finds every child with a disability who lives in the county.',
  'Parents are told in their own language what an evaluation is.',
]
const limit = (days: string) => `An evaluation is complete within ${days} days of the written consent.`

/** The first version of a policy, as a PDF, and the second one as a Word document. */
export const policyFiles = {
  first: pdfFile('child-find-2024.pdf', [...kept, limit('90 calendar'), 'Forms are kept at the front desk.']),
  second: wordFile('child-find-2025.docx', [...kept, limit('60'), 'Private schools are asked every fall.']),
  scan: pdfFile('board-minutes-scan.pdf', []),
}

/** A set whose first item has a version that was handed in, and, after it was returned, another one. */
export async function policiesToCompare(
  monitor: BrowserContext,
  admin: BrowserContext,
): Promise<AuditRecord> {
  const record = await policiesAsked(monitor)
  const { prongId, id: recordId } = record
  const read =
    'query ($typeKey: String!, $recordId: Int!) { auditDocumentSet(typeKey: $typeKey, recordId: $recordId) { items { id gaps version } } }'
  const { auditDocumentSet } = await graphql<SetToFill>(admin, read, { typeKey, recordId })
  const itemId = auditDocumentSet.items[0]?.id ?? ''
  const title = 'Child find policy'
  await uploadDocument(admin, recordId, typeKey, { title, itemId, file: policyFiles.first })
  await done(admin, 'saveDocumentSetItem', 'SaveDocumentSetItemInput', '', {
    typeKey,
    recordId,
    itemId,
    standing: 'documents',
    pages: 'p. 1',
    effectiveOn: '2025-07-01',
    version: 0,
  })
  await excuseOthers(admin, recordId)
  await moveTo(admin, prongId, 5)
  await moveTo(monitor, prongId, 4, 'The time limit is out of date.')
  await uploadDocument(admin, recordId, typeKey, { title, itemId, file: policyFiles.second })
  return record
}

/** Moves the audit of a set to another status. */
async function moveTo(
  context: BrowserContext,
  prongId: number,
  status: number,
  reason: string | null = null,
) {
  const { auditProng } = await graphql<{ auditProng: { version: number } }>(
    context,
    'query ($typeKey: String!, $id: Int!) { auditProng(typeKey: $typeKey, id: $id) { version } }',
    { typeKey, id: prongId },
  )
  const { version } = auditProng
  await done(context, 'setAuditStatus', 'SetAuditStatusInput', '', {
    typeKey,
    prongId,
    status,
    reason,
    version,
  })
}
