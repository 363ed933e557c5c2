import type { BrowserContext } from '@playwright/test'
import { serviceList } from './audit-lists.js'
import { drawnSample, uploadDocument, type AuditRecord } from './audit-records.js'

const typeKey = 'services'

/** A service line of Allegany whose agency has uploaded a document. */
export async function serviceToReview(monitor: BrowserContext, admin: BrowserContext): Promise<AuditRecord> {
  const kind = { typeKey, list: serviceList(4) }
  const { prongId, records } = await drawnSample(monitor, admin, { leaCode: '01', size: 4, kind })
  const [id = 0] = records
  await uploadDocument(admin, id, typeKey)
  return { prongId, id, address: `/user/dashboard/services/prongs/${prongId}/records/${id}` }
}
