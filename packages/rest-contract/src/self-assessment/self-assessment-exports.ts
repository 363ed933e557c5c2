import { z } from 'zod'
import { defineCall } from '../call.js'

const feature = 'self-assessment'
const params = z.object({ id: z.coerce.number().int().positive() })

export const downloadDocumentInventory = defineCall({
  id: 'downloadDocumentInventory',
  feature,
  method: 'get',
  path: '/api/msde/self-assessment/{id}/document-inventory',
  summary:
    'Every document of a self-assessment in one ZIP file with an index, streamed; the download is recorded',
  description:
    'Required and supporting documents. The index names each with its checksum, what the virus scan holds back with the ' +
    'reason, and categories without a document. CONFLICT before the self-assessment is activated.',
  access: 'signed-in',
  params,
  file: true,
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
})

export const exportReviewComments = defineCall({
  id: 'exportReviewComments',
  feature,
  method: 'get',
  path: '/api/msde/self-assessment/{id}/review-comments',
  summary: "The state's comments on a self-assessment as a workbook; the export is recorded",
  description:
    'Internal comments are for state monitors only. People of the agency get what was issued in a report.',
  access: 'signed-in',
  params,
  file: true,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
