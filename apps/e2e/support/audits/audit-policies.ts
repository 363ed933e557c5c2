import type { BrowserContext } from '@playwright/test'
import { graphql } from '../sign-in.js'
import { done, notifiedProng, type AuditRecord } from './audit-records.js'

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
