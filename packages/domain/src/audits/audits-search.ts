import type { FoundKind } from '../search/found-kind.js'
import { auditProngPath, auditRecordPath } from './audits-addresses.js'

/** What the search finds of this feature; the kind of audit, which addresses begin with, is what a result belongs to. */
export const auditsSearch = {
  audits: {
    label: 'Audits',
    description: 'Audits by agency, kind, part and year.',
    address: ({ id, parentId }) => auditProngPath(parentId ?? '', id),
  },
  auditRecords: {
    label: 'Students in audits',
    description:
      'Records of samples by the whole number or whole names of the student, without showing them.',
    address: ({ id, parentId, placeId }) => auditRecordPath(parentId ?? '', placeId ?? '', id),
  },
} as const satisfies Record<string, FoundKind>
