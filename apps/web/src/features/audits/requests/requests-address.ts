import { auditRequestsPath } from '@portal/domain'
import { useParams } from 'react-router-dom'
import { useProngPlace, type ProngPlace } from '../audits-paths'

export const requestPaths = {
  list: ({ typeKey, prongId }: ProngPlace) => auditRequestsPath(typeKey, prongId),
  /** The requests of one record. */
  ofRecord: ({ typeKey, prongId }: ProngPlace, recordId: number) =>
    `${auditRequestsPath(typeKey, prongId)}?record=${recordId}`,
  request: ({ typeKey, prongId }: ProngPlace, id: number) => auditRequestsPath(typeKey, prongId, id),
}

/** The request that the address names. */
export function useRequestPlace(): ProngPlace & { id: number } {
  const { requestId } = useParams()
  return { ...useProngPlace(), id: Number(requestId) }
}
