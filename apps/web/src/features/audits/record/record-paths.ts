import { useLocation, useParams } from 'react-router-dom'

/** A record in its address. */
export interface RecordPlace {
  /** Kind of audit: desk-audit. */
  typeKey: string
  prongId: number
  recordId: number
}

const records = ({ typeKey, prongId }: Omit<RecordPlace, 'recordId'>) =>
  `/user/dashboard/${typeKey}/prongs/${prongId}/records`

export const recordPaths = {
  audits: (typeKey: string) => `/user/dashboard/${typeKey}`,
  record: (place: RecordPlace) => `${records(place)}/${place.recordId}`,
  secondReading: (place: RecordPlace) => `${records(place)}/${place.recordId}/second-reading`,
  summary: (place: RecordPlace) => `${records(place)}/${place.recordId}/summary`,
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
