import { scanStates } from '@portal/domain'
import { z } from 'zod'
import { personRef } from '../shared.js'

/** Fields of every stored file; its bytes come from the download call of its feature. */
export const storedFile = {
  id: z.string(),
  title: z.string(),
  fileName: z.string(),
  size: z.number().int().describe('Bytes.'),
  mime: z.string(),
  sha256: z.string(),
  scanState: z.enum(scanStates),
  createdBy: personRef,
  createdOn: z.string().describe('Instant, ISO 8601 in UTC.'),
}
