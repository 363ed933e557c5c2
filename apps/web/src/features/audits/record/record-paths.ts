import { auditRecordPath, auditsPath } from '@portal/domain'
import { useParams } from 'react-router-dom'
import { useTypeKey } from '../audits-paths'

/** A record in its address. */
export interface RecordPlace {
  /** Key of the kind of audit. */
  typeKey: string
  prongId: number
  recordId: number
}

const record = ({ typeKey, prongId, recordId }: RecordPlace) => auditRecordPath(typeKey, prongId, recordId)

export const recordPaths = {
  audits: auditsPath,
  record,
  secondReading: (place: RecordPlace) => `${record(place)}/second-reading`,
  /** Texts of two versions of an item of a document set. */
  comparison: (place: RecordPlace, itemId: string) =>
    `${record(place)}/compare?item=${encodeURIComponent(itemId)}`,
  history: (place: RecordPlace) => `${record(place)}/history`,
  summary: (place: RecordPlace) => `${record(place)}/summary`,
  summaryFile: (place: RecordPlace, format: 'pdf' | 'xlsx') =>
    `/files/audits/${place.typeKey}/records/${place.recordId}/summary?format=${format}`,
  upload: (typeKey: string) => `/files/audits/${typeKey}/documents`,
}

/** The record that the address names; its kind is the menu address that it stands under. */
export function useRecordPlace(): RecordPlace {
  const { prongId, recordId } = useParams()
  return { typeKey: useTypeKey(), prongId: Number(prongId), recordId: Number(recordId) }
}
