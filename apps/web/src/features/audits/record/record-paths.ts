import { auditRecordPath, auditsPath } from '@portal/domain'
import { useLocation, useParams } from 'react-router-dom'

/** A record in its address. */
export interface RecordPlace {
  /** Kind of audit: desk-audit. */
  typeKey: string
  prongId: number
  recordId: number
}

const record = ({ typeKey, prongId, recordId }: RecordPlace) => auditRecordPath(typeKey, prongId, recordId)

export const recordPaths = {
  audits: auditsPath,
  record,
  secondReading: (place: RecordPlace) => `${record(place)}/second-reading`,
  history: (place: RecordPlace) => `${record(place)}/history`,
  summary: (place: RecordPlace) => `${record(place)}/summary`,
  summaryFile: (place: RecordPlace, format: 'pdf' | 'xlsx') =>
    `/files/audits/${place.typeKey}/records/${place.recordId}/summary?format=${format}`,
  upload: (typeKey: string) => `/files/audits/${typeKey}/documents`,
}

/** The record that the address names; its kind is the menu address that it stands under. */
export function useRecordPlace(): RecordPlace {
  const { prongId, recordId } = useParams()
  const [, , , typeKey = ''] = useLocation().pathname.split('/')
  return { typeKey, prongId: Number(prongId), recordId: Number(recordId) }
}
